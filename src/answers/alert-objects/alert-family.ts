import type { Bilingual } from '../../domain/lang.ts';

/**
 * Alerts that are about the same kind of object: `alerts` are patterns of their names, in any case, with "*" for anything.
 * `objects` are what one may be about, the likeliest first (see `leadOf`); without it its labels say it, and with none
 * there is no object. `clusterIsObject`: its label `cluster` is not a cluster of Kubernetes.
 */
export type AlertFamily = Readonly<{
  name: string;
  alerts: string;
  objects?: readonly string[];
  clusterIsObject?: true;
  text?: Bilingual<Readonly<{ measures: string; next: string }>>;
}>;
