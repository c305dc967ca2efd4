import { type Field, fieldsOf, type Message } from '#src/cluster/live/packed/placed-messages.ts';

const MARK = Buffer.from('k8s\0');
const [NUMBER, LENGTH] = [0, 2];

/** A list of pods as an API server packs it; a field that no table has is left out. */
export function packedPods(pods: readonly object[], next = ''): Buffer {
  const items = pods.map((pod) => inside(2, packed(fieldsOf('Pod'), pod)));
  const metadata = inside(1, packed(fieldsOf('ListMeta'), { continue: next }));
  const list = inside(2, Buffer.concat([metadata, ...items]));
  return Buffer.concat([MARK, inside(1, inside(1, Buffer.from('v1'))), list, inside(3), inside(4)]);
}

function packed(fields: Message, data: object): Buffer {
  const values: Readonly<Record<string, unknown>> = { ...data };
  const parts = fields.flatMap((field, at) => {
    if (!field) return [];
    if (field.name === '') return [inside(at, packed(field.fields, data))];
    const value = values[field.name];
    return value === undefined ? [] : all(field, value).map((one) => written(at, field, one));
  });
  return Buffer.concat(parts);
}

/** Each value of a list, each entry of a map. */
function all({ many }: Field, value: unknown): readonly unknown[] {
  if (many === 'list') return value as readonly unknown[];
  return many === 'map' ? Object.entries(Object(value)) : [value];
}

function written(at: number, field: Field, value: unknown): Buffer {
  const { type, many, fields } = field;
  if (many === 'map') {
    const [key, inner] = value as readonly [string, unknown];
    const own = { ...field, many: undefined };
    return inside(at, Buffer.concat([inside(1, Buffer.from(key)), written(2, own, inner)]));
  }
  if (type === 'text') return inside(at, Buffer.from(String(value)));
  if (type === 'int' || type === 'bool')
    return Buffer.concat([number(at * 8 + NUMBER), number(Number(value))]);
  return inside(at, packed(fields, asMessage(type, value)));
}

function asMessage(type: string, value: unknown): object {
  if (type === 'Time') return { seconds: Date.parse(String(value)) / 1000 };
  return type === 'Quantity' ? { string: value } : Object(value);
}

function inside(at: number, inner: Buffer = Buffer.of()): Buffer {
  return Buffer.concat([number(at * 8 + LENGTH), number(inner.length), inner]);
}

/** Seven bits to a byte, the lowest first. */
function number(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.of(...bytes, Number(rest));
}
