import type { World } from './model.ts';
import type { Resource } from './resource.ts';

/**
 * Tells by which facts an object of these kinds, without a symptom, may be called healthy. An object of a kind
 * that has no check is never called so.
 */
export interface HealthCheck<K extends string = string> {
  readonly of: readonly K[];
  /** `starting`: not there yet, and no longer so than is normal. `unsure`: the facts do not say. */
  look(object: Resource<K>, world: World): 'healthy' | 'starting' | 'unsure';
}
