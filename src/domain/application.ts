import type { KubernetesObject, V1ObjectMeta } from '@kubernetes/client-node';

/** argoproj.io/Application of Argo CD, as far as it is read. */
export interface Application extends KubernetesObject {
  metadata?: V1ObjectMeta;
  spec?: {
    source?: ApplicationSource;
    sources?: ApplicationSource[];
    project?: string;
    destination?: { server?: string; name?: string; namespace?: string };
    sourceHydrator?: { drySource?: ApplicationSource }; // then people edit there, and a machine what is synced
    syncPolicy?: {
      automated?: { enabled?: boolean; prune?: boolean; selfHeal?: boolean };
      syncOptions?: string[]; // such as "ServerSideApply=true"
    };
    ignoreDifferences?: IgnoredDifference[];
  };
  status?: {
    sourceType?: string; // "Helm", "Kustomize", "Directory", "Plugin"
    sourceTypes?: string[];
    sync?: { status?: string; revision?: string; revisions?: string[] };
    reconciledAt?: string; // when it was last compared with Git
    operationState?: { phase?: string; finishedAt?: string };
    resources?: AppliedResource[];
    controllerNamespace?: string; // where its Argo CD runs
  };
}

/** argoproj.io/AppProject, as far as it is read. */
export interface AppProject extends KubernetesObject {
  metadata?: V1ObjectMeta;
  spec?: { syncWindows?: SyncWindow[] };
}

/** When Applications of a project may be synced, or may not; the lists hold patterns, of which one is enough or, with `andOperator`, one of each. */
export interface SyncWindow {
  kind?: string; // "allow", "deny"
  schedule?: string;
  duration?: string;
  timeZone?: string;
  applications?: readonly string[];
  namespaces?: readonly string[];
  clusters?: readonly string[];
  andOperator?: boolean;
  manualSync?: boolean; // people may sync all the same
}

/** Fields that are not compared with Git; group and kind may hold `*`, and what is left out is any. */
export interface IgnoredDifference {
  group?: string;
  kind?: string;
  name?: string;
  namespace?: string;
  jsonPointers?: readonly string[];
  jqPathExpressions?: readonly string[];
  managedFieldsManagers?: readonly string[];
}

/** Where an Application takes its manifests from; with any of the last three it makes something else of them. */
export interface ApplicationSource {
  repoURL?: string;
  targetRevision?: string;
  path?: string;
  chart?: string;
  ref?: string; // only values for the other sources
  directory?: { recurse?: boolean; include?: string; exclude?: string; jsonnet?: object };
  helm?: HelmOptions;
  kustomize?: object;
  plugin?: object;
}

/** Values of a chart; what stands first wins: https://argo-cd.readthedocs.io/en/stable/user-guide/helm/#helm-value-precedence */
interface HelmOptions {
  parameters?: readonly { name?: string; value?: string }[];
  valuesObject?: object;
  values?: string;
  valueFiles?: readonly string[]; // the last one first; beside the chart, "/" from the repository's root, "$ref/" in another source
}

interface AppliedResource {
  group?: string;
  kind?: string;
  namespace?: string;
  name?: string;
  status?: string; // "Synced", "OutOfSync", "Unknown"
}
