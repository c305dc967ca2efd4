import { BadValue } from '../../domain/errors.ts';
import type { Input } from '../../domain/remedy.ts';
import { tableOf } from '../../text/table-of.ts';
import { canonicalQuantity } from './canonical-quantity.ts';

/** What a chosen value becomes in the object; a duration counts in seconds. */
export type TypedValue = string | number;

const FORMS = {
  image: /^[a-z0-9][\w.:/@-]{0,254}$/,
  quantity: /^\d{1,15}(?:\.\d{1,9})?(?:m|k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?$/,
  number: /^\d{1,9}$/,
  duration: /^(\d{1,6})(s|m|h)?$/,
  text: /^.{1,1000}$/s,
} as const;
const SECONDS: Readonly<Record<string, number>> = tableOf({ s: 1, m: 60, h: 3_600 });

/** Whether a value can stand in a field: one that the cluster holds need not, such as an image with `${TAG}` in it. */
export function canStand({ type, candidates }: Input, written: string): boolean {
  const text = written.trim();
  return type === 'name' ? candidates.some(({ value }) => value === text) : FORMS[type].test(text);
}

/** Reads what somebody chose. Throws BadValue, which names the input. */
export function typed(input: Input, written: string): TypedValue {
  const { type, candidates } = input;
  const text = written.trim();
  if (text === '') throw new BadValue(input, written, 'blank');
  if (type === 'name') {
    const options = candidates.map(({ value }) => value);
    if (!options.includes(text)) throw new BadValue(input, written, 'name', options);
    return text;
  }
  const found = FORMS[type].exec(text);
  if (!found) throw new BadValue(input, written, type);
  if (type === 'number') return Number(text);
  if (type === 'duration') return Number(found[1]) * (SECONDS[found[2] ?? 's'] ?? 1);
  return type === 'quantity' ? canonicalQuantity(text) : text;
}
