import { Buffer } from 'node:buffer';

import { isRecord } from '#src/text/is-record.ts';
import type { Exchange, Mishap } from '#test/hostile/mishap.ts';
import { send } from '#test/hostile/send.ts';
import { withoutField } from '#test/hostile/without-field.ts';

type List = Readonly<{ metadata: object; items: readonly unknown[] }> &
  Readonly<Record<string, unknown>>;
type Lie = (list: List, page: number) => unknown;

/** A list of which whoever reads can tell that it is none, or not whole. */
const NOT_WHOLE: Readonly<Record<string, Lie>> = {
  'same-token': (list) => withMetadata(list, { continue: 'again' }),
  'endless-token': (list, page) => withMetadata(list, { continue: `page-${page + 1}` }),
  'lost-token': (list) => ({
    ...withMetadata(list, { remainingItemCount: 12 }),
    items: list.items.slice(0, 1),
  }),
  'token-of-a-number': (list) => withMetadata(list, { continue: 7 }),
  'items-of-an-object': (list) => ({ ...list, items: { 0: list.items[0] } }),
  'items-of-texts': (list) => ({ ...list, items: ['a', 'b'] }),
  'no-items': (list) => withoutField(list, 'items'),
  'other-list': (list) => ({ ...list, kind: 'BananaList' }),
};
/** One that says more, or otherwise, than there is. */
const WHOLE: Readonly<Record<string, Lie>> = {
  'all-twice': (list) => ({ ...list, items: [...list.items, ...list.items] }),
  backwards: (list) => ({ ...list, items: list.items.toReversed() }),
  'null-items': (list) => ({ ...list, items: null }),
  'nulls-among-items': (list) => ({ ...list, items: [null, ...list.items, null] }),
};

const DISCOVERY = 'APIGroupDiscoveryList';

/** Lists that are no lists, or of which each page is the first. */
export const pagingLies: readonly Mishap[] = [
  ...Object.entries(NOT_WHOLE).map(([name, lie]): Mishap => ({
    name,
    spoils: 'some',
    play: told(lie),
  })),
  ...Object.entries(WHOLE).map(([name, lie]): Mishap => ({ name, play: told(lie) })),
];

function told(lie: Lie): Mishap['play'] {
  return (exchange) => {
    const list = listIn(exchange);
    if (!list) return send(exchange);
    send(exchange, { body: Buffer.from(JSON.stringify(lie(list, exchange.page))) });
  };
}

function listIn({ answered: { status, headers, body } }: Exchange): List | undefined {
  if (status !== 200 || headers['content-type'] !== 'application/json') return undefined;
  const whole: unknown = JSON.parse(body.toString());
  const isList = isRecord(whole) && Array.isArray(whole['items']) && whole['kind'] !== DISCOVERY;
  return isList ? (whole as List) : undefined;
}

function withMetadata(list: List, change: object): List {
  return { ...list, metadata: { ...list.metadata, ...change } };
}
