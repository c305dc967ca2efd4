import { printedBy } from '#test/integration/support/printed-by.ts';

type Programs = Readonly<{
  'argo-cd': Readonly<Record<'argocd', string>>;
  flux: Readonly<Record<'source-controller' | 'kustomize-controller', string>>;
}>;

/** The programs of Argo CD or Flux by name, built if they are not yet. */
export async function programsOf<Of extends keyof Programs>(of: Of): Promise<Programs[Of]> {
  return JSON.parse(await printedBy('build-gitops.mjs', of)) as Programs[Of];
}

/** The folders of the Go modules whose manifests are applied, by their paths. */
export async function goModules(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await printedBy('find-modules.mjs')) as Readonly<Record<string, string>>;
}
