import { readFile, writeFile } from 'node:fs/promises';

import { z } from 'zod';

import { BadConfig } from '../domain/errors.ts';
import { GAPS } from '../domain/gap.ts';
import { LANGS } from '../domain/lang.ts';
import { type Fact, type Seen } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { cutLine } from '../text/cut-text.ts';
import { READABLE } from '../text/redaction/readable.ts';
import { redactedLines } from '../text/redaction/redacted-lines.ts';
import { redactedObject } from '../text/redaction/redacted-object.ts';
import { saidBy } from '../text/redaction/said-by.ts';
import type { KeptRead } from '../world/keeping.ts';
import { ObjectShape } from './object-shape.ts';
import { UnreadableRecording } from './unreadable-recording.ts';
import { brokenFile, shapeOf } from './yaml-file.ts';

const SCHEMA = 'kubewhy-replay/v1';
const Gap = z.enum(GAPS);
const Ref = z.strictObject({
  kind: z.string(),
  namespace: z.string().exactOptional(),
  name: z.string(),
  uid: z.string().exactOptional(),
});
const Scope = z.union([
  z.strictObject({ all: z.literal(true), toPlace: z.literal(true).exactOptional() }),
  z.strictObject({ namespace: z.string() }),
  z.strictObject({ node: z.string() }),
  z.strictObject({ labels: z.string() }),
]);
const Event = ObjectShape.refine((object) => 'involvedObject' in object).transform(
  (object) => object as Resource<'Event'>,
);
const Line = z.strictObject({
  at: z.string().exactOptional(),
  text: z.string().transform(cutLine),
});

const Sifted = z.strictObject({
  lines: z.array(
    z.strictObject({
      ...Line.shape,
      first: z.string().exactOptional(),
      times: z.int(),
      from: z.int(),
      to: z.int(),
    }),
  ),
  read: z.int(),
  isCut: z.literal(true).exactOptional(),
});

const Entry = z.union([
  z.strictObject({ read: z.strictObject({ get: Ref }), object: fact(ObjectShape) }),
  z.strictObject({
    read: z.strictObject({ list: z.string(), scope: Scope }),
    list: seen(ObjectShape),
  }),
  z.strictObject({ read: z.strictObject({ events: Ref }), events: seen(Event) }),
  z.strictObject({
    read: z.strictObject({
      logs: Ref,
      container: z.string(),
      run: z.enum(['current', 'previous']),
    }),
    log: fact(z.array(Line)),
  }),
  z.strictObject({
    read: z.strictObject({ sifted: Ref, container: z.string() }),
    sifted: fact(Sifted),
  }),
]);
const File = z.strictObject({
  schema: z.literal(SCHEMA),
  question: z.strictObject({
    asked: z.union([
      z.strictObject({
        why: z.strictObject({ text: z.string(), namespace: z.string().exactOptional() }),
      }),
      z.strictObject({ scan: z.strictObject({ namespace: z.string().exactOptional() }) }),
    ]),
    cluster: z.string(),
    lang: z.enum(LANGS),
  }),
  now: z.string(),
  server: z.string(),
  answered: z.array(Entry),
  answer: z.record(z.string(), z.unknown()),
});

const Marked = z.looseObject({ schema: z.literal(SCHEMA) });

/** A question, the facts that were read for it, and what was answered (schema kubewhy/v1). */
export type Replay = Readonly<Omit<z.infer<typeof File>, 'answered' | 'schema'>> &
  Readonly<{ answered: readonly KeptRead[] }>;

/** Writes what an answer was made from, for its owner's eyes only. Throws BadConfig where that cannot be. */
export async function writeReplay(file: string, replay: Replay): Promise<void> {
  const text = `${JSON.stringify({ schema: SCHEMA, ...replay, answered: replay.answered.map(withoutSecrets) })}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((cause: unknown) => {
    throw new BadConfig(`${file} cannot be written: name a new file.`, { cause });
  });
}

/** Reads what writeReplay wrote; throws UnreadableRecording, which names the file and what is wrong. */
export async function readReplay(file: string): Promise<Replay> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UnreadableRecording(`${file} is not there or cannot be read.`, {
      failure: { is: 'not-there', file },
      cause,
    });
  });
  const content = parsed(file, text);
  if (!Marked.safeParse(content).success) {
    throw new UnreadableRecording(`${file} is no replay: kubewhy why --save <file> writes one.`, {
      failure: { is: 'no-replay', file },
    });
  }
  const read = File.safeParse(content);
  if (!read.success) {
    const detail = shapeOf(read.error);
    throw new UnreadableRecording(`${file} is a replay that cannot be read: ${detail}`, {
      failure: { is: 'broken', file, detail },
    });
  }
  const { schema: _, ...replay } = read.data;
  return replay;
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw brokenFile(file, 'is not JSON', saidBy(cause), cause);
  }
}

/** What came under a cover is as it was. */
function withoutSecrets(one: KeptRead): KeptRead {
  if ('list' in one) return { ...one, list: readable(one.list) };
  if ('events' in one) return { ...one, events: readable(one.events) };
  if ('object' in one && one.object.is === 'known') {
    return { ...one, object: { is: 'known', value: redactedObject(one.object.value, READABLE) } };
  }
  if ('log' in one && one.log.is === 'known') {
    return { ...one, log: { is: 'known', value: redactedLines(one.log.value) } };
  }
  if ('sifted' in one && one.sifted.is === 'known') {
    const { value } = one.sifted;
    return {
      ...one,
      sifted: { is: 'known', value: { ...value, lines: redactedLines(value.lines) } },
    };
  }
  return one;
}

function readable<R extends Resource>(seen: Seen<R>): Seen<R> {
  return { ...seen, items: seen.items.map((item) => redactedObject(item, READABLE)) };
}

function fact<T>(value: z.ZodType<T>) {
  return z.union([
    z.strictObject({ is: z.literal('known'), value }),
    z.strictObject({ is: z.literal('absent') }),
    z.strictObject({ is: z.literal('unknown'), why: Gap }),
  ]) satisfies z.ZodType<Fact<T>>;
}

function seen<T>(item: z.ZodType<T>) {
  return z.strictObject({ items: z.array(item), gap: Gap.exactOptional() }) satisfies z.ZodType<
    Seen<T>
  >;
}
