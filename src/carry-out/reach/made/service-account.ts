import type { Ref } from '../../../domain/model.ts';
import type { Making } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';

/** A ServiceAccount without anything but its name. */
export const serviceAccount = { make } as const satisfies Making;

function make({ namespace = '', name }: Ref): Resource {
  return { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { namespace, name } };
}
