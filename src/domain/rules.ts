import type { ConcernFinder } from './concern.ts';
import type { HealthCheck } from './health-check.ts';
import type { Kinds } from './kinds.ts';
import type { Cause, Edge, SymptomFinder } from './model.ts';
import type { Remarker } from './remarker.ts';
import type { Surrounding } from './surrounding.ts';

/** What the engine is told about Kubernetes: it knows these types, and no member by name. */
export interface Rules {
  readonly edges: readonly Edge[];
  readonly kinds: Kinds;
  readonly surroundings: readonly Surrounding[];
  readonly symptomFinders: readonly SymptomFinder[];
  readonly concerns: readonly ConcernFinder[];
  readonly healthChecks: readonly HealthCheck[];
  readonly remarkers: readonly Remarker[];
  readonly causes: readonly Cause[];
}
