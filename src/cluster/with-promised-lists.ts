import type { Resource } from '../domain/resource.ts';
import { isRecord } from '../text/is-record.ts';

/**
 * Lists that the types promise, and that the API server sends as null where they are empty, since Go writes a nil slice so:
 * in which part of which kind, by its own type name.
 */
const PROMISED: Readonly<Record<string, readonly [part: string | undefined, list: string]>> = {
  CSINode: ['spec', 'drivers'], // a node without a CSI driver (storage/v1, CSINodeSpec)
  EndpointSlice: [undefined, 'endpoints'], // a Service without pods (discovery/v1, EndpointSlice)
};

/** An object with the lists that its type promises, empty where nothing was sent. */
export function withPromisedLists(object: Resource): Resource {
  const { kind = '' } = object;
  if (!Object.hasOwn(PROMISED, kind)) return object;
  const [part, list] = PROMISED[kind] ?? [undefined, ''];
  const whole: object = object;
  if (part === undefined) return { [list]: [], ...whole } as Resource;
  const own = Object.entries(whole).find(([name]) => name === part)?.[1];
  return { ...whole, [part]: { [list]: [], ...(isRecord(own) ? own : {}) } } as Resource;
}
