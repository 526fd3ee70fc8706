import { describe, expect, test } from 'vitest';
import { aboutAgent, characterName, faceOf, seatName, type Named } from '../src/model/names';

const agent: Named = { number: 1, name: 'Otto', kind: 'agent', agent: 'search', level: 'steady' };

describe('an agent', () => {
  test('that is a character has its face, its name and its way of playing', () => {
    expect(faceOf(agent)).toBe('steady');
    expect(seatName(agent)).toBe('Otto');
    expect(aboutAgent(agent)).toBe('Otto, steady. Plays soundly, with a slip now and then.');
  });

  test('of any other kind is a guest, called by what it is', () => {
    const other: Named = { ...agent, name: '', agent: 'weighted', level: 'sharp' };
    expect(faceOf(other)).toBe('guest');
    expect(seatName(other)).toBe('Weighted dice, sharp');
    expect(aboutAgent({ ...other, name: 'Mine', level: null })).toBe('Weighted dice');
  });
});

test('a person has no face, and is called by the seat until there is a name', () => {
  const person: Named = { number: 1, name: '', kind: 'link', agent: null, level: null };
  expect(faceOf(person)).toBeNull();
  expect(aboutAgent(person)).toBeNull();
  expect(seatName(person)).toBe('Player 2');
});

test('a character leaves a name to whoever has it', () => {
  expect(characterName('steady', ['Ada'])).toBe('Otto');
  expect(characterName('steady', [' OTTO ', 'Hugo'])).toBe('Emil');
  expect(characterName('steady', ['Otto', 'Hugo', 'Emil', 'Bruno'])).toBe('Otto');
});
