import type { BinaryReader } from '@bufbuild/protobuf/wire';

import type { Field, Messages } from './messages.ts';

type Data = Record<string, unknown>;
/** Reads the message of a type that ends at `end` as JSON has it; fields that no table knows are left out. */
export type MessageDecoder = (reader: BinaryReader, end: number, type: string) => Data;

/** A decoder of these messages. A text that comes again, as most of a list do, is kept once. */
export function messageDecoder(messages: Messages): MessageDecoder {
  const texts = new Map<string, string>();

  function message(reader: BinaryReader, end: number, type: string, data: Data = {}): Data {
    const fields = messages.get(type);
    while (reader.pos < end) {
      const [at, wire] = reader.tag();
      const field = fields?.get(at);
      if (field) decodeField(reader, field, data);
      else reader.skip(wire, at);
    }
    return data;
  }

  function decodeField(reader: BinaryReader, field: Field, data: Data): void {
    const { name, type, many, isLeftOut } = field;
    if (name === undefined) return void message(reader, endOf(reader), type, data);
    if (many === 'map') return decodeEntry(reader, type, (data[name] ??= {}) as Data);
    const value = decodedValue(reader, type);
    if (many === 'list') ((data[name] ??= []) as unknown[]).push(value);
    else if (value !== undefined && (value || !isLeftOut)) data[name] = value;
  }

  /** Keys are the first field of an entry, values the second. */
  function decodeEntry(reader: BinaryReader, type: string, data: Data): void {
    const end = endOf(reader);
    let key = '';
    while (reader.pos < end) {
      const [at, wire] = reader.tag();
      if (at === 1) key = reader.string();
      else if (at === 2) data[key] = decodedValue(reader, type);
      else reader.skip(wire, at);
    }
  }

  function decodedValue(reader: BinaryReader, type: string): unknown {
    if (type === 'text') return onlyOnce(reader.string());
    if (type === 'int') return Number(reader.int64());
    if (type === 'bool') return reader.bool();
    const data = message(reader, endOf(reader), type);
    const written = WRITTEN.get(type);
    return written ? written(data) : data;
  }

  function onlyOnce(text: string): string {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  }

  return message;
}

/** Where the message ends that begins here with its length; throws a RangeError where that is not there yet. */
export function endOf(reader: BinaryReader): number {
  const length = reader.uint32();
  const end = reader.pos + length;
  if (end > reader.len) throw new RangeError(`a message ends at ${end}, after ${reader.len} bytes`);
  return end;
}

/** Messages that JSON has as one value. */
const WRITTEN: ReadonlyMap<string, (data: Data) => unknown> = new Map([
  ['Time', ({ seconds }) => timeOf(seconds)],
  ['Quantity', ({ string }) => string],
  ['IntOrString', ({ type, intVal, strVal }) => (type === 0 ? intVal : strVal)],
] satisfies [string, (data: Data) => unknown][]);

/** To the second, as the API server writes it; a time that is not set has no seconds. */
function timeOf(seconds: unknown): string | undefined {
  if (typeof seconds !== 'number') return undefined;
  return `${new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length)}Z`;
}
