import type { Resource } from '../../../domain/resource.ts';
import { fieldsAt, type Field } from './fields.ts';

/** Where a custom object says that its controller is to leave it alone: as Flux, Argo Workflows and Cluster API have it. */
export function heldField(object: Resource): Field | undefined {
  return ['spec.suspend', 'spec.paused']
    .flatMap((at) => fieldsAt(object, at))
    .find(({ value }) => value === true);
}
