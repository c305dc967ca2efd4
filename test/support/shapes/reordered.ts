import type { Resource } from '#src/domain/resource.ts';
import { isRecord } from '#src/text/is-record.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

/** Lists whose order means nothing; that of init containers does. */
const ORDERLESS = [
  'conditions',
  'containerStatuses',
  'containers',
  'imagePullSecrets',
  'tolerations',
  'volumeMounts',
  'volumes',
];

/** Containers, volumes, variables, tolerations and conditions stand in another order, and so do the objects. */
export const reordered: Shape = {
  name: 'in another order',
  of({ recording, target }) {
    const objects = recording.objects.map((one) => turned(one) as Resource).toReversed();
    return { recording: { ...recording, objects }, target };
  },
};

function turned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => turned(item));
    return ORDERLESS.includes(key) || (key === 'env' && isFree(items)) ? items.toReversed() : items;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, turned(inner, name)]),
  );
}

/** Unless a variable names one before it, or is there twice. */
function isFree(variables: readonly unknown[]): boolean {
  const names = variables.map((one) => (isRecord(one) ? one['name'] : undefined));
  return new Set(names).size === names.length && !JSON.stringify(variables).includes('$(');
}
