import type { Ref } from '../../domain/model.ts';
import { keyOf, segment, valueAt } from '../../text/json-pointer.ts';
import type { FoundField, Holder, TemplateHolder } from './field-row.ts';
import { type InTemplate, placeOf } from './holders.ts';

type KeptCandidates = Pick<FoundField, 'candidates'> &
  Partial<Pick<FoundField, 'set' | 'tooLittle'>>;

/** A field of a container, by its path within that. */
export function inContainer(
  { of, at, label, container }: InTemplate,
  field: string,
  kept: KeptCandidates,
): FoundField {
  return {
    of,
    at,
    identity: ['name', ...itemOf(field)],
    label: `${label}.${dotted(field, container)}`,
    container: container.name,
    was: valueAt(container, `/${field}`),
    set: (value) => ({ [field]: value }),
    ...kept,
  };
}

/** Told by its container, as everywhere. */
const IN_CONTAINER = /^(?:initC|c)ontainers\//;

/** A field of a pod template's spec. */
export function inPod(of: TemplateHolder, field: string, kept: KeptCandidates): FoundField {
  const { spec } = of.template;
  const set = (value: unknown) => ({ [field]: value });
  const was = valueAt(spec, `/${field}`);
  const whole = dotted(`${placeOf(of)}/spec/`.slice(1), undefined);
  const label = `${IN_CONTAINER.test(field) ? '' : whole}${dotted(field, spec)}`;
  return {
    of,
    at: `${placeOf(of)}/spec`,
    identity: itemOf(field),
    label,
    was,
    set,
    ...kept,
  };
}

/** A field below the spec of an object; what it makes pods for keeps the pods that it has. */
export function inSpec(
  { on, object, holder, copied }: Holder,
  field: string,
  kept: KeptCandidates,
): FoundField {
  const set = (value: unknown) => ({ [field]: value });
  const was = valueAt(object, `/spec/${field}`);
  const of = copied ? { on, object, holder, copied } : { on, object, holder: { on, object } };
  return { of, at: '/spec', label: dotted(`spec/${field}`, object), was, set, ...kept };
}

/** An entry of a ConfigMap, which `readBy` reads when it starts. */
export function inEntry(of: Holder, key: string, readBy: Ref, kept: KeptCandidates): FoundField {
  const field = below('data', key);
  const set = (value: unknown) => ({ [field]: value });
  const was = valueAt(of.object, `/${field}`);
  return { of, at: '', label: dotted(field, of.object), was, set, readBy, ...kept };
}

/** A key of an object as the last part of a path. */
export function below(path: string, key: string): string {
  return `${path}/${segment(key)}`;
}

/** The name of the variable or volume that a field is of: its place in the list may change. */
function itemOf(field: string): readonly string[] {
  const [item] = /^(?:env|volumes)\/\d+(?=\/)/.exec(field) ?? [];
  return item ? [`${item}/name`] : [];
}

/** A field as YAML spells it; a place in a list by the name of what stands there, and a key with dots in brackets. */
export function dotted(field: string, within: unknown): string {
  return field
    .split('/')
    .map((part, at, parts) => {
      const key = keyOf(part);
      if (!/^\d+$/.test(key)) return key.includes('.') ? `[${key}]` : `.${key}`;
      const item = valueAt(within, `/${parts.slice(0, at + 1).join('/')}`);
      return `[${nameOf(item) ?? key}]`;
    })
    .join('')
    .slice(1);
}

function nameOf(item: unknown): string | undefined {
  const name: unknown = item instanceof Object && 'name' in item ? item.name : undefined;
  return typeof name === 'string' ? name : undefined;
}
