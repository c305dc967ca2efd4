import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Field } from './field.ts';

/** What a prediction may look at: what is known of the cluster, and its time. */
export type KnownCluster = Pick<World, 'get' | 'now'>;
/** A field of an object, and what its owner is told; without having read that, nothing. */
export type OwnedField<K extends string = string> = Readonly<{
  field: Field;
  object: Resource;
  owner: Resource<K> | undefined;
  world: KnownCluster;
}>;
/** A field of what an Application owns. */
export type Application = OwnedField<'argoproj.io/Application'>;
