import { BinaryWriter } from '@bufbuild/protobuf/wire';

import { type Field, podMessages } from '#src/cluster/live/protobuf/messages.ts';

const MESSAGES = podMessages();
const MARK = Buffer.from('k8s\0');
const LENGTH_DELIMITED = 2;
const VARINT = 0;

/** A list of pods as an API server packs it; a field that no table has is an error. */
export function packedPods(pods: readonly object[], next = ''): Uint8Array {
  const list = new BinaryWriter();
  inside(list, 1, packed('ListMeta', { continue: next }));
  for (const pod of pods) inside(list, 2, packed('Pod', pod));
  const envelope = new BinaryWriter();
  inside(envelope, 1, new BinaryWriter().tag(1, LENGTH_DELIMITED).string('v1'));
  inside(envelope, 2, list);
  return Buffer.concat([MARK, envelope.finish()]);
}

function packed(type: string, data: object): BinaryWriter {
  const writer = new BinaryWriter();
  const rest = new Map(Object.entries(data));
  for (const [at, field] of MESSAGES.get(type) ?? []) {
    const name = field.name ?? '';
    if (field.name === undefined) inside(writer, at, packed(field.type, ownOf(field.type, rest)));
    else if (rest.has(name)) write(writer, at, field, rest.get(name));
    rest.delete(name);
  }
  if (rest.size > 0) throw new Error(`${type} has no field ${[...rest.keys()].join()}`);
  return writer;
}

/** Takes the fields of a message out of those that it stands among. */
function ownOf(type: string, rest: Map<string, unknown>): object {
  const own: Record<string, unknown> = {};
  for (const { name, type: inner } of MESSAGES.get(type)?.values() ?? []) {
    if (name === undefined) Object.assign(own, ownOf(inner, rest));
    else if (rest.has(name)) own[name] = rest.get(name);
    rest.delete(name ?? '');
  }
  return own;
}

function write(writer: BinaryWriter, at: number, field: Field, value: unknown): void {
  const one = { ...field, many: undefined };
  if (field.many === 'list') {
    for (const item of value as unknown[]) write(writer, at, one, item);
  } else if (field.many === 'map') {
    for (const [key, item] of Object.entries(value as object)) {
      const entry = new BinaryWriter().tag(1, LENGTH_DELIMITED).string(key);
      write(entry, 2, one, item);
      inside(writer, at, entry);
    }
  } else if (field.type === 'text') writer.tag(at, LENGTH_DELIMITED).string(String(value));
  else if (field.type === 'int') writer.tag(at, VARINT).int64(Number(value));
  else if (field.type === 'bool') writer.tag(at, VARINT).bool(value === true);
  else inside(writer, at, packed(field.type, asMessage(field.type, value)));
}

function inside(writer: BinaryWriter, at: number, inner: BinaryWriter): void {
  writer.tag(at, LENGTH_DELIMITED).bytes(inner.finish());
}

function asMessage(type: string, value: unknown): object {
  if (type === 'Time') return { seconds: Date.parse(String(value)) / 1000 };
  if (type === 'Quantity') return { string: value };
  if (type !== 'IntOrString') return Object(value);
  return typeof value === 'number' ? { type: 0, intVal: value } : { type: 1, strVal: value };
}
