import type { PodSpec } from '#test/support/shapes/pod-specs.ts';

type Container = PodSpec['containers'][number];
/** Containers that every pod gets: an init container and a sidecar before its own ones, and one beside them. */
export type Added = Readonly<{
  init?: Container;
  native?: Container;
  beside?: Container;
  /** The one beside them stands before them. */
  isFirst?: true;
  /** The templates hold them, too: no webhook added them. */
  inTemplates?: true;
  /** The one beside them was started again, long ago. */
  isRestarted?: true;
  annotations?: Readonly<Record<string, string>>;
}>;
