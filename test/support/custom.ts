import type { Resource } from '#src/domain/resource.ts';
import { ago, named } from '#test/support/objects.ts';

type Parts = Readonly<{
  spec?: object;
  status?: object;
  metadata?: Readonly<Resource['metadata']>;
  namespace?: string;
}>;

/** An object of a custom kind that was made two hours ago, with the status that its controller wrote. */
export function custom(kind: string, name: string, parts: Parts = {}): Resource {
  const { spec, status, metadata, namespace = 'shop' } = parts;
  const object = named(kind, name, namespace);
  return {
    ...object,
    metadata: { ...object.metadata, creationTimestamp: ago(120), ...metadata },
    ...(spec && { spec }),
    ...(status && { status }),
  } as Resource;
}

/** A condition that has been so for some minutes: "Ready=False BuildFailed: no such path". */
export function condition(text: string, minutes = 60) {
  const [, type, status, reason, message] = /^(\w+)=(\w+)(?: (\w+))?(?:: (.*))?$/.exec(text) ?? [];
  return {
    type,
    status,
    lastTransitionTime: ago(minutes),
    ...(reason && { reason }),
    ...(message && { message }),
  };
}

/** A status that consists of conditions. */
export function saying(...conditions: readonly (string | object)[]) {
  return { conditions: listed(conditions) };
}

/** What a Gateway says of a route. */
export function parents(...conditions: readonly string[]) {
  return { parents: [{ conditions: listed(conditions) }] };
}

function listed(conditions: readonly (string | object)[]) {
  return conditions.map((one) => (typeof one === 'string' ? condition(one) : one));
}
