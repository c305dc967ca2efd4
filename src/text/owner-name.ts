import type { GitOwner } from '../domain/git-owner.ts';

/** "Argo CD Application `blog`", as it is called in every language; on one line, for whoever may annotate an object names it. */
export function ownerName({ by, name }: GitOwner): string {
  return `${SORTS[by]} \`${name.replaceAll('`', "'").replaceAll(BREAK, ' ')}\``;
}

const BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const SORTS: Readonly<Record<GitOwner['by'], string>> = {
  'argo-cd': 'Argo CD Application',
  'flux-kustomize': 'Flux Kustomization',
  'flux-helm': 'Flux HelmRelease',
  helm: 'Helm release',
};
