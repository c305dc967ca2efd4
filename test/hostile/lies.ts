import { Buffer } from 'node:buffer';

import { isRecord } from '#src/text/is-record.ts';
import type { Exchange, Mishap } from '#test/hostile/mishap.ts';
import { oneOf } from '#test/hostile/one-of.ts';
import { send } from '#test/hostile/send.ts';
import { withoutField } from '#test/hostile/without-field.ts';
import { nested } from '#test/support/nested.ts';

type Json = Record<string, unknown>;
type Lie = (object: Json, dice: Exchange['dice']) => unknown;

const LONG = 'x'.repeat(3_000_000);
const ODD_TYPES = ['text', 7, -1, true, [], {}, [null], 1e308, '\u202E\u0000', ['a', 3]];
const ODD_NAMES = ['__proto__', 'constructor', 'toString', '‮gnp.exe', 'a'.repeat(5_000)];

/** About what an object is: whoever asked for another can tell. */
const OF_IDENTITY: Readonly<Record<string, Lie>> = {
  'other-kind': (object) => ({ ...object, kind: 'Banana' }),
  'other-version': (object) => ({ ...object, apiVersion: 'fruit.example/v7' }),
  'no-metadata': (object) => withoutField(object, 'metadata'),
  'name-of-a-number': (object) => withMetadata(object, { name: 5 }),
  'a-text': () => 'an object',
};
/** About what an object holds: that may pass for the truth. */
const OF_CONTENT: Readonly<Record<string, Lie>> = {
  'odd-version': (object, dice) =>
    withMetadata(object, {
      resourceVersion: oneOf([7, '', null, '18446744073709551616'], dice('version')),
    }),
  deep: (object) => ({ ...object, spec: nested(3_000), status: nested(3_000) }),
  'deep-label': (object) => withMetadata(object, { labels: nested(500) }),
  nulls: (object, dice) =>
    changed(object, (path) => (dice(`null ${path}`) < 0.1 ? null : undefined)),
  types: (object, dice) =>
    changed(object, (path) =>
      dice(`type ${path}`) < 0.05 ? oneOf(ODD_TYPES, dice(`to ${path}`)) : undefined,
    ),
  'no-spec': (object) => withoutField(object, 'spec'),
  'no-status': (object) => withoutField(object, 'status'),
  'long-text': (object) => withMetadata(object, { annotations: { long: LONG } }),
  'many-labels': (object) =>
    withMetadata(object, {
      labels: Object.fromEntries(
        Array.from({ length: 20_000 }, (_, at) => [`l${at}`, LONG.slice(0, 50)]),
      ),
    }),
  'odd-names': (object) => ({
    ...withMetadata(object, { labels: own(ODD_NAMES), annotations: own(ODD_NAMES) }),
    data: own(ODD_NAMES),
  }),
};

/** Answers whose objects are not what they should be. */
export const lies: readonly Mishap[] = [
  ...Object.entries(OF_IDENTITY).map(([name, lie]): Mishap => ({
    name,
    spoils: 'all-but-logs',
    play: told(lie, isOfObjects),
  })),
  ...Object.entries(OF_CONTENT).map(([name, lie]): Mishap => ({ name, play: told(lie) })),
  { name: 'other-namespace', spoils: 'some', play: toldWithin(elsewhere) },
  { name: 'other-name', spoils: 'some', play: told(renamed, isOne) },
  { name: 'no-utf-8', play: garbled },
];

function elsewhere(object: Json): Json {
  return withMetadata(object, { namespace: 'elsewhere' });
}

/** Who asked for all namespaces cannot tell. */
function toldWithin(lie: Lie): Mishap['play'] {
  const play = told(lie, isOfObjects);
  return (exchange) => (exchange.isWithin ? play(exchange) : send(exchange));
}

function renamed(object: Json): Json {
  return withMetadata(object, { name: 'somebody-else' });
}

function isOne(whole: Json): boolean {
  return isOfObjects(whole) && !Array.isArray(whole['items']);
}

/** Tells it of the object, or of each of a list. */
function told(lie: Lie, isMeant: (whole: Json) => boolean = () => true): Mishap['play'] {
  return (exchange) => {
    const whole = objectIn(exchange);
    if (!whole || !isMeant(whole)) return send(exchange);
    const { items } = whole;
    const lied = Array.isArray(items)
      ? {
          ...whole,
          items: items.map((item, at) =>
            lie(item as Json, (about) => exchange.dice(`${at} ${about}`)),
          ),
        }
      : lie(whole, exchange.dice);
    send(exchange, { body: Buffer.from(JSON.stringify(lied)) });
  };
}

/** Not what is served, which has no identity. */
function isOfObjects({ kind, major }: Json): boolean {
  return kind !== 'APIGroupDiscoveryList' && major === undefined;
}

/** Bytes of no text, within the texts. */
function garbled(exchange: Exchange): void {
  const body = Buffer.from(exchange.answered.body);
  for (let at = 100; at < body.length; at += 97) {
    const isLetter = /[a-z]/.test(String.fromCharCode(body[at] ?? 0));
    if (isLetter && exchange.dice(`byte ${at}`) < 0.2) body[at] = 0xff;
  }
  send(exchange, { body });
}

function objectIn({ answered: { status, headers, body } }: Exchange): Json | undefined {
  if (status !== 200 || headers['content-type'] !== 'application/json') return undefined;
  const whole: unknown = JSON.parse(body.toString());
  return isRecord(whole) ? whole : undefined;
}

function withMetadata(object: Json, change: Json): Json {
  return { ...object, metadata: { ...Object(object['metadata']), ...change } };
}

function own(names: readonly string[]): Json {
  return JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:"odd"`).join()}}`) as Json;
}

/** The same with some of what it holds changed, beneath the names that make it an object. */
function changed(value: unknown, change: (path: string) => unknown, path = ''): unknown {
  const made = /^\/(?:spec|status|data|rules|subjects|endpoints)/.test(path)
    ? change(path)
    : undefined;
  if (made !== undefined) return made;
  if (Array.isArray(value)) return value.map((one, at) => changed(one, change, `${path}/${at}`));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, changed(one, change, `${path}/${key}`)]),
  );
}
