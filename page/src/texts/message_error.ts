import type { Message } from './words.svelte';

/** Something went wrong, and a message tells what. */
export class MessageError extends Error {
  constructor(readonly reason: Message) {
    super(reason.text ?? reason.code);
  }
}
