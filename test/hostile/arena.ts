import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Upstream } from '#test/hostile/upstream.ts';

/** A cluster that is asked about one of its objects. */
export type Arena = Readonly<{
  name: string;
  target: Ref;
  objects: readonly Resource[];
  upstream: Upstream;
}>;
