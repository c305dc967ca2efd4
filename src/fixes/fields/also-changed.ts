import { valueAt } from '../../text/json-pointer.ts';
import type { Fields } from '../change/field-change.ts';
import type { AlsoChanged } from '../words/field-title.ts';
import type { FoundField } from './field-row.ts';
import { dotted } from './found.ts';

/** The fields that a change writes in addition to the one in its title. */
export function alsoChanged(
  { of: { holder }, at, label }: FoundField,
  fields: Fields,
): readonly AlsoChanged[] {
  if (Object.keys(fields).length < 2) return [];
  return Object.entries(fields).flatMap(([key, value = '']) => {
    const path = `${at}/${key}`;
    const field = dotted(path.slice(1), holder.object);
    const was = valueAt(holder.object, path) ?? '';
    if (field.includes(label) || JSON.stringify(was) === JSON.stringify(value)) return [];
    return [{ label: field, ...(isShort(value) && { is: `${value}` }) }];
  });
}

function isShort(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
