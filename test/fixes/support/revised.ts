import { kindOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ago, labelled, owned } from '#test/support/objects.ts';
import { readyPod, unreadyPod } from '#test/support/states.ts';

/** A pod spec of one container "app". */
export type AppSpec = NonNullable<Resource<'Pod'>['spec']>;
/** A spec with these fields of its container. */
export function app(fields: object = {}, besides: object = {}): AppSpec {
  return { containers: [{ name: 'app', image: 'shop/web:1', ...fields }], ...besides };
}

/** The first and second revision of "web", how many pods each has that are Ready, and what differs from the usual. */
export type Revised = Readonly<{
  first?: AppSpec;
  second?: AppSpec;
  ready?: readonly [number, number];
  ill?: readonly [number, number];
  made?: number; // minutes since the second revision
  status?: object;
  spec?: object;
  metadata?: Resource['metadata'];
  kind?: 'Deployment' | 'Rollout' | 'StatefulSet' | 'DaemonSet';
}>;

/** "web" whose second revision never became Ready, while two pods of the first still serve. */
export function revised(parts: Revised = {}): readonly Resource[] {
  const { kind = 'Deployment', first = app(), second = app({ image: 'shop/web:2' }) } = parts;
  const group = kind === 'Rollout' ? 'argoproj.io/v1alpha1' : 'apps/v1';
  const { ready = [2, 0], ill = [0, 1], made = 5 } = parts;
  const web = {
    apiVersion: group,
    kind,
    metadata: { namespace: 'shop', name: 'web', uid: 'web', generation: 2, ...parts.metadata },
    spec: { replicas: 2, selector: {}, template: template(second), ...parts.spec },
    status: { observedGeneration: kind === 'Rollout' ? '2' : 2, ...parts.status },
  } as Resource;
  const specs = [first, second];
  return [
    web,
    ...specs.flatMap((spec, at) => {
      const [well = 0, bad = 0] = [ready[at], ill[at]];
      const pods = [...times(well, readyPod()), ...times(bad, unreadyPod(5))];
      return [
        revision(web, `${at + 1}`, spec, well, at === 0 ? 600 : made),
        ...pods.map((pod, nth) => podOf(web, `${at + 1}`, pod, `${nth}`)),
      ];
    }),
  ];
}

function template(spec: AppSpec, labels: object = {}) {
  return { metadata: { labels: { app: 'web', ...labels } }, spec };
}

function times<T>(count: number, one: T): readonly T[] {
  return Array.from({ length: count }, () => one);
}

function hashOf(web: Resource): string {
  if (web.kind === 'Rollout') return 'rollouts-pod-template-hash';
  return web.kind === 'Deployment' ? 'pod-template-hash' : 'controller-revision-hash';
}

function revision(web: Resource, nth: string, spec: AppSpec, available: number, minutes: number) {
  const metadata = { namespace: 'shop', name: `web-${nth}`, uid: `rs-${nth}` };
  const owner = { kind: kindOf(web), name: 'web', uid: 'web' };
  const set =
    hashOf(web) === 'controller-revision-hash'
      ? {
          apiVersion: 'apps/v1',
          kind: 'ControllerRevision',
          revision: Number(nth),
          data: { spec: { template: { $patch: 'replace', ...template(spec) } } },
        }
      : {
          apiVersion: 'apps/v1',
          kind: 'ReplicaSet',
          spec: { selector: {}, template: template(spec, { [hashOf(web)]: nth }) },
          status: { replicas: available, availableReplicas: available },
        };
  const annotations = {
    'rollout.argoproj.io/revision': nth,
    'deployment.kubernetes.io/revision': nth,
  };
  const created = { ...metadata, annotations, creationTimestamp: ago(minutes) };
  return labelled(owned({ ...set, metadata: created } as Resource, owner), { [hashOf(web)]: nth });
}

function podOf(web: Resource, nth: string, pod: Resource<'Pod'>, at: string): Resource {
  const name = `web-${nth}-${at}`;
  const isOfSet = hashOf(web) === 'controller-revision-hash';
  const owner = isOfSet
    ? { kind: kindOf(web), name: 'web', uid: 'web' }
    : { kind: 'apps/ReplicaSet', name: `web-${nth}`, uid: `rs-${nth}` };
  const hash = web.kind === 'StatefulSet' ? `web-${nth}` : nth;
  const own = { ...pod, metadata: { ...pod.metadata, namespace: 'shop', name, uid: name } };
  return labelled(owned(own, owner), { app: 'web', [hashOf(web)]: hash });
}
