import type { Resource } from '../../domain/resource.ts';

type Template = NonNullable<NonNullable<Resource<'apps/ReplicaSet'>['spec']>['template']>;
type Fields = Readonly<Record<string, unknown>>;

/** These are compared one by one, by name. */
const APART = ['containers', 'initContainers'];

/**
 * Where the pod templates of two revisions differ, as paths; of an image also from what to what. Empty: only labels
 * and annotations do.
 */
export function templateDifferences(before: Template, after: Template): readonly string[] {
  const [old, now] = [before.spec, after.spec].map((spec) => ({ ...spec }) as Fields);
  const ofPod = changedKeys(old, now).filter((key) => !APART.includes(key));
  const ofContainers = APART.flatMap((list) => inContainers(list, old?.[list], now?.[list]));
  return [...ofContainers, ...ofPod];
}

function inContainers(list: string, before: unknown, after: unknown): readonly string[] {
  const [old, now] = [byName(before), byName(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names.flatMap((name) => {
    const [left, right] = [old.get(name), now.get(name)];
    const place = `${list}[${name}]`;
    if (!left) return [`${place} (new)`];
    if (!right) return [`${place} (gone)`];
    return changedKeys(left, right).map((key) =>
      key === 'image'
        ? `${place}.image (${String(left[key])} → ${String(right[key])})`
        : `${place}.${key}`,
    );
  });
}

function byName(containers: unknown): ReadonlyMap<string, Fields> {
  const list = Array.isArray(containers) ? (containers as readonly Fields[]) : [];
  return new Map(list.map((one) => [String(one['name']), one]));
}

function changedKeys(before: Fields = {}, after: Fields = {}): readonly string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => canonical(before[key]) !== canonical(after[key])).toSorted();
}

/** The same text whatever order the keys came in. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, one: unknown) =>
      one && typeof one === 'object' && !Array.isArray(one)
        ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : one,
    ) ?? ''
  );
}
