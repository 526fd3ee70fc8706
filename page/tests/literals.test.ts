import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

const TEXTS = join(import.meta.dirname, '../../src/projectl/texts/en');
const SOURCE = join(import.meta.dirname, '../src');
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label', 'legend'];
const WORD = /\p{L}{2}/u;
const SENTENCE = /^\p{Lu}\p{Ll}+ \p{Ll}+/u;

type Node = { type: string; [key: string]: unknown };

const bundle = new FluentBundle('en');
for (const name of readdirSync(TEXTS)) {
  const errors = bundle.addResource(new FluentResource(readFileSync(join(TEXTS, name), 'utf8')));
  test(`${name} has no text twice`, () => expect(errors).toEqual([]));
}
const ids = [...bundle._messages.keys()];

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/^(net\/protocol|texts\/)|\.d\.ts$/.test(name),
);

function read(name: string): Node {
  const text = readFileSync(join(SOURCE, name), 'utf8');
  const code = name.endsWith('.ts') ? `<script lang="ts">${text}</script>` : text;
  return parse(code, { modern: true }) as unknown as Node;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function* walk(node: Node, enter: (node: Node) => boolean = () => true): Generator<Node> {
  yield node;
  if (enter(node)) for (const child of childrenOf(node)) yield* walk(child, enter);
}

const isSay = (node: Node): boolean =>
  node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'say';

/** Strings an expression can become; not those it compares with, nor the ids it says. */
function* stringsIn(expression: Node): Generator<string> {
  const inside = (node: Node): boolean =>
    !['CallExpression', 'BinaryExpression', 'MemberExpression'].includes(node.type);
  for (const node of walk(expression, inside)) {
    if (node.type === 'Literal' && typeof node.value === 'string') yield node.value;
    if (node.type === 'TemplateElement') yield (node.value as { raw: string }).raw;
  }
}

/** Words that stand in a component's markup itself. */
function* literalsIn(root: Node): Generator<string> {
  const fragments = [...walk(root.fragment as Node)];
  for (const node of fragments) {
    if (node.type === 'Text') continue;
    const parts = partsOf(node);
    for (const part of parts) {
      if (part.type === 'Text') yield part.data as string;
      if (part.type === 'ExpressionTag') yield* stringsIn(part.expression as Node);
    }
  }
}

/** What is shown or spoken of a node: the texts it contains, or the value of a spoken attribute. */
function partsOf(node: Node): Node[] {
  if (node.type === 'Fragment') return node.nodes as Node[];
  if (node.type !== 'Attribute' || !SPOKEN.includes(node.name as string)) return [];
  return Array.isArray(node.value) ? (node.value as Node[]) : isNode(node.value) ? [node.value] : [];
}

/** The ids a call of `say` can ask for; a dynamic one by its beginning and `*`. */
function idsOf(argument: Node): string[] {
  if (argument.type === 'Literal') return [String(argument.value)];
  if (argument.type === 'ConditionalExpression')
    return [...idsOf(argument.consequent as Node), ...idsOf(argument.alternate as Node)];
  if (argument.type === 'TemplateLiteral') {
    const [first] = argument.quasis as { value: { raw: string } }[];
    return [`${first!.value.raw}*`];
  }
  return ['*'];
}

/** The ids a file asks for, by `say` or as the code of a message. */
function askedBy(root: Node): string[] {
  const asked = [...walk(root)].filter(isSay).flatMap((node) => idsOf((node.arguments as Node[])[0]!));
  const coded = [...walk(root)]
    .filter(
      ({ type, key, value }) => type === 'Property' && (key as { name?: string }).name === 'code' && isNode(value),
    )
    .flatMap(({ value }) => ((value as Node).type === 'Literal' ? idsOf(value as Node) : []));
  return [...asked, ...coded];
}

const isKnown = (id: string): boolean =>
  id.endsWith('*') ? id.length > 2 && ids.some((known) => known.startsWith(id.slice(0, -1))) : ids.includes(id);

describe.each(files)('%s', (name) => {
  const root = read(name);

  test('has no words of its own', () => {
    expect([...literalsIn(root)].filter((text) => WORD.test(text))).toEqual([]);
    const strings = [...walk(root)].filter(({ type, value }) => type === 'Literal' && typeof value === 'string');
    expect(strings.map(({ value }) => value as string).filter((text) => SENTENCE.test(text))).toEqual([]);
  });

  test('asks only for texts there are', () => {
    expect(askedBy(root).filter((id) => !isKnown(id))).toEqual([]);
  });
});

test('a literal is found where there is one', () => {
  const markup =
    '<p title="Hello you">Words {also ? `here it` : say("x")}<b aria-label={a === "no" ? "Yes" : b}>1</b></p>';
  const found = [...literalsIn(parse(markup, { modern: true }) as unknown as Node)].filter((text) => WORD.test(text));
  expect(found.map((text) => text.trim()).sort()).toEqual(['Hello you', 'Words', 'Yes', 'here it']);
});
