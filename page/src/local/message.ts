/** Messages made in this page, as the server would send them. */

import type { ErrorCode, NestedMessage, WireMessage } from '../net/protocol';
import { MessageError } from '../texts/message_error';
import type { Message, Params } from '../texts/words.svelte';

export function message(code: string, params: Params = {}): NestedMessage {
  return { code, params };
}

/** Ready to be sent; the page has words for all codes, so it needs no English. */
export function wireMessage({ code, params = {} }: Message): WireMessage {
  return { code, params, text: '' };
}

/** Why a table does not do what it was asked to. */
export class TableRefusal extends MessageError {
  constructor(
    readonly code: ErrorCode,
    reason: Message,
  ) {
    super(reason);
  }
}
