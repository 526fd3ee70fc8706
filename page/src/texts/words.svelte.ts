/** Every text of the page, from the Fluent files that Python reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import end from '../../../src/projectl/texts/en/end.ftl?raw';
import log from '../../../src/projectl/texts/en/log.ftl?raw';
import start from '../../../src/projectl/texts/en/start.ftl?raw';
import table from '../../../src/projectl/texts/en/table.ftl?raw';

const bundle = new FluentBundle('en', { useIsolating: false });
for (const text of [start, table, log, end]) bundle.addResource(new FluentResource(text));

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

export function say(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, values ?? null, []);
}
