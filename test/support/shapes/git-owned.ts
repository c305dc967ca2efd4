import { kindOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { changedObjects } from '#test/support/shapes/changed-objects.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

const TRACKING = 'argocd.argoproj.io/tracking-id';
const BY_GIT = /^(argocd\.argoproj\.io|kustomize\.toolkit\.fluxcd\.io|helm\.toolkit\.fluxcd\.io)\//;
/** The kinds in which Git is told of. */
const OWNERS = /^(argoproj\.io\/Application|(kustomize|helm|source)\.toolkit\.fluxcd\.io\/)/;
/** What people keep in Git. */
const KEPT =
  /^(ConfigMap|Service|PersistentVolumeClaim|apps\/(Deployment|StatefulSet|DaemonSet)|argoproj\.io\/Rollout|batch\/(CronJob|Job)|networking\.k8s\.io\/.*|policy\/.*|autoscaling\/.*)$/;

/** Argo CD has made from Git what people made, and says that it is as Git has it. */
export const ownedByArgo: Shape = {
  name: 'owned by Argo CD',
  of({ recording, target, verdict }) {
    const namespace = target.namespace ?? '';
    if (!namespace || recording.objects.some((one) => isOfGit(one))) return undefined;
    const shaped = changedObjects(recording, (object) => {
      if (!isKept(object, namespace)) return object;
      const [kind = '', group = ''] = kindOf(object).split('/').toReversed();
      const id = `fleet:${group}/${kind}:${namespace}/${object.metadata?.name ?? ''}`;
      return annotated(object, { [TRACKING]: id });
    });
    const health = verdict.state === 'explained' ? 'Degraded' : 'Healthy';
    const made = application(namespace, health, recording.now);
    return (
      shaped && {
        recording: {
          ...shaped,
          objects: [...shaped.objects, made],
          captured: [...shaped.captured, { resources: '*', namespaces: ['argocd'] }],
        },
        target,
      }
    );
  },
};

/** Flux has made it. */
export const ownedByFlux: Shape = {
  name: 'owned by Flux',
  of({ recording, target }) {
    const namespace = target.namespace ?? '';
    if (!namespace || recording.objects.some((one) => isOfGit(one))) return undefined;
    const labels = {
      'kustomize.toolkit.fluxcd.io/name': 'fleet',
      'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
    };
    const shaped = changedObjects(recording, (object) => {
      const { metadata } = object;
      if (!isKept(object, namespace)) return object;
      return { ...object, metadata: { ...metadata, labels: { ...metadata?.labels, ...labels } } };
    });
    return shaped && { recording: shaped, target };
  },
};

/** Nobody keeps it in Git; not where that is what the answer is about. */
export const ownedByNobody: Shape = {
  name: 'not owned by Git',
  of({ recording, target, verdict }) {
    const isAboutGit = [target, ...verdict.findings.map(({ subject }) => subject)].some(
      ({ kind }) => OWNERS.test(kind),
    );
    if (isAboutGit || !recording.objects.some((one) => isOfGit(one))) return undefined;
    const bare = changedObjects(recording, (object) =>
      isOfGit(object) && !OWNERS.test(kindOf(object)) ? withoutGit(object) : object,
    );
    const objects = (bare ?? recording).objects.filter((one) => !OWNERS.test(kindOf(one)));
    return { recording: { ...recording, objects }, target };
  },
};

function isKept({ metadata, ...object }: Resource, namespace: string): boolean {
  const isMade = Boolean(metadata?.ownerReferences?.length);
  return metadata?.namespace === namespace && !isMade && KEPT.test(kindOf(object));
}

function isOfGit(object: Resource): boolean {
  const { annotations = {}, labels = {} } = object.metadata ?? {};
  const keys = [...Object.keys(annotations), ...Object.keys(labels)];
  return OWNERS.test(kindOf(object)) || keys.some((key) => BY_GIT.test(key));
}

function withoutGit(object: Resource): Resource {
  const { annotations = {}, labels = {} } = object.metadata ?? {};
  const rest = (map: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(map).filter(([key]) => !BY_GIT.test(key)));
  return {
    ...object,
    metadata: { ...object.metadata, annotations: rest(annotations), labels: rest(labels) },
  };
}

function annotated(object: Resource, more: Readonly<Record<string, string>>): Resource {
  const { metadata } = object;
  return {
    ...object,
    metadata: { ...metadata, annotations: { ...metadata?.annotations, ...more } },
  };
}

function application(namespace: string, health: string, now: string): Resource {
  const source = { repoURL: 'https://git.example.org/team/fleet.git', path: 'apps/fleet' };
  const made: object = {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Application',
    metadata: { namespace: 'argocd', name: 'fleet', uid: 'fleet', creationTimestamp: now },
    spec: {
      project: 'default',
      source: { ...source, targetRevision: 'main' },
      destination: { server: 'https://kubernetes.default.svc', namespace },
    },
    status: {
      sync: { status: 'Synced', revision: 'd34db33f' },
      health: { status: health },
      reconciledAt: now,
      operationState: { phase: 'Succeeded', finishedAt: now, startedAt: now },
    },
  };
  return made as Resource;
}
