import type { Field, Message } from './placed-messages.ts';

type Data = Record<string, unknown>;
/** What came before: most texts, times and small messages of a list come again, and are made and kept once. */
export type DecodedBefore = Readonly<{
  texts: Map<string, string>;
  times: Map<number, string>;
  messages: Map<Message, Map<string, Data>>; // by their bytes
}>;
/** Of a pod its conditions, its owner and what a container asks for; whatever has a name of its own is longer. */
const SMALL_BYTES = 128;
/** How a value is written: a number, eight bytes, what has a length, four bytes. */
const [NUMBER, EIGHT, LENGTH, FOUR] = [0, 1, 2, 5];
/** What begins the field of that number, if it has a length. */
export function tagOf(number: number): number {
  return (number << 3) | LENGTH;
}
const [KEY, VALUE] = [tagOf(1), tagOf(2)];

/** Reads what Protocol Buffers packed, a field at a time; throws a RangeError where it is cut off, or is none. */
export class MessageReader {
  at = 0;
  readonly #bytes: Buffer;
  readonly #known: DecodedBefore;

  constructor(bytes: Buffer, known: DecodedBefore) {
    this.#bytes = bytes;
    this.#known = known;
  }

  /** Where the value ends that begins here with its length. */
  end(): number {
    const length = this.number();
    return this.#upTo(this.at + length);
  }

  /** Goes past the value of a field. */
  skip(tag: number): void {
    const form = tag & 7;
    if (form === NUMBER) this.number();
    else if (form === LENGTH) this.at = this.end();
    else if (form === EIGHT || form === FOUR)
      this.at = this.#upTo(this.at + (form === EIGHT ? 8 : 4));
    else throw new RangeError(`no value has the form ${form}`);
  }

  /** The message that ends there, as JSON has it; fields that no table knows are left out. */
  message(fields: Message, end: number, data: Data = {}): Data {
    while (this.at < end) {
      const tag = this.number();
      const field = fields[tag >>> 3];
      if (field) this.#read(field, data);
      else this.skip(tag);
    }
    if (this.at > end) throw new RangeError('a field ends after its message');
    return data;
  }

  #read(field: Field, data: Data): void {
    const { name, many, isLeftOut } = field;
    if (name === '') return void this.message(field.fields, this.end(), data);
    if (many === 'map') return this.#entry(field, (data[name] ??= {}) as Data);
    const value = this.#value(field);
    if (many === 'list') ((data[name] ??= []) as unknown[]).push(value);
    else if (value !== undefined && (value || !isLeftOut)) data[name] = value;
  }

  /** One of a map: its key is the first field, its value the second; of labels and quantities both have a length. */
  #entry(field: Field, data: Data): void {
    const end = this.end();
    let key = '';
    while (this.at < end) {
      const tag = this.number();
      if (tag === KEY) key = this.#text();
      else if (tag === VALUE) data[key] = this.#value(field);
      else this.skip(tag);
    }
  }

  #value({ type, fields }: Field): unknown {
    if (type === 'text') return this.#text();
    if (type === 'int') return this.number();
    if (type === 'bool') return this.number() !== 0;
    if (type === 'Quantity') return this.message(fields, this.end())['string'];
    if (type !== 'Time') return this.#again(fields, this.end());
    return timeOf(this.message(fields, this.end())['seconds'], this.#known.times);
  }

  /** The message that ends there, the same one for the same bytes. */
  #again(fields: Message, end: number): Data {
    if (end - this.at > SMALL_BYTES) return this.message(fields, end);
    const known = this.#known.messages.get(fields) ?? new Map<string, Data>();
    this.#known.messages.set(fields, known);
    const bytes = this.#bytes.toString('latin1', this.at, end);
    const before = known.get(bytes);
    if (before) this.at = end;
    const data = before ?? this.message(fields, end);
    if (!before) known.set(bytes, data);
    return data;
  }

  #text(): string {
    const end = this.end();
    const text = this.#bytes.toString('utf8', this.at, end);
    this.at = end;
    const known = this.#known.texts.get(text);
    if (known === undefined) this.#known.texts.set(text, text);
    return known ?? text;
  }

  /** Seven bits to a byte, the lowest first; what is below zero takes all 64 bits. */
  number(): number {
    let low = 0;
    for (let shift = 0; shift < LOW_BITS; shift += 7) {
      const byte = this.#byte();
      low += (byte & 0x7f) << shift;
      if (byte < 0x80) return low;
    }
    let high = 0;
    for (let times = 1; ; times *= 0x80) {
      const byte = this.#byte();
      high += (byte & 0x7f) * times;
      if (byte < 0x80) return (high < HIGH / 2 ? high : high - HIGH) * 2 ** LOW_BITS + low;
    }
  }

  #upTo(end: number): number {
    if (end > this.#bytes.length) throw new RangeError('its rest is not there');
    return end;
  }

  #byte(): number {
    const byte = this.#bytes[this.at++];
    if (byte === undefined) throw new RangeError('its rest is not there');
    return byte;
  }
}
const LOW_BITS = 28;
const HIGH = 2 ** (64 - LOW_BITS);

/** To the second, as the API server writes it; a time that is not set has no seconds. */
function timeOf(seconds: unknown, times: Map<number, string>): string | undefined {
  if (typeof seconds !== 'number') return undefined;
  const known = times.get(seconds);
  if (known) return known;
  const time = `${new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length)}Z`;
  times.set(seconds, time);
  return time;
}
