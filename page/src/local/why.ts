/** Why an action is not legal. */

import type { WireMessage } from '../net/protocol';
import type { Engine } from '../engine/engine';
import type { State } from '../engine/records';
import { message } from './message';

export function whyNot(_engine: Engine, _state: State, _action: number): WireMessage {
  return message('reason-none');
}
