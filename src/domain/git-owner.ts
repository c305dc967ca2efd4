// Who keeps an object in Git, and what becomes of a change that is made beside that.
import type { Gap } from './gap.ts';
import type { Ref } from './model.ts';

/**
 * What writes an object from Git or a chart, and so would undo or overwrite a change of its spec. `weak`: only
 * a label says so that Helm charts set as well.
 */
export type GitOwner = Readonly<{
  by: 'argo-cd' | 'flux-kustomize' | 'flux-helm' | 'helm';
  name: string; // of the Application, Kustomization, HelmRelease or release
  namespace?: string;
  weak?: true;
}>;

/**
 * What its owner makes of a live change, what puts it back first, then what is least known. The first two put it back by themselves, the
 * third as soon as its sync window lets it; all others leave it until the next commit, sync or release, or altogether. `unknown`: what
 * the owner is told could not be read or understood; `elsewhere`: it is not in this cluster, as that of a hub is not.
 */
export const REVERTS = [
  'self-heal',
  'interval',
  'next-window',
  'unknown',
  'elsewhere',
  'next-commit',
  'next-sync',
  'next-release',
  'ignored-until-sync',
  'suspended',
  'opted-out',
  'ignored',
  'not-held',
] as const;
/**
 * What becomes of a live change of what Git owns; `every` is the interval of its owner, such as "10m". `ifHeld`: only where Git holds the
 * field, which nobody can tell from here and is seldom so. `unread`: what would have told; `untold`: of the Applications of that name
 * none, or more than one, says that it has the object.
 */
export type Revert = Readonly<{
  is: (typeof REVERTS)[number];
  owner: GitOwner;
  every?: string;
  ifHeld?: true;
  unread?: Readonly<{ on: Ref; why: Gap | 'untold' }>;
}>;
