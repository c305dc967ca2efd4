import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { type Offer, plansFor } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import type { Node, Pod } from '#src/simulator/cluster.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { messageFor } from '#test/support/pending.ts';
import { newPod, podOn } from '#test/support/scheduling.ts';

type Spec = NonNullable<Pod['spec']>;
/** A workload "web" of namespace shop whose newest pod finds no node. */
export type Stuck = Readonly<{
  kind?: 'Deployment' | 'StatefulSet';
  spec?: Partial<Spec>; // of its template
  container?: Partial<Spec['containers'][number]>;
  workload?: object; // fields of its spec
  on?: readonly string[]; // nodes of its running pods
  nodes: readonly Node[];
  others?: readonly Pod[];
}>;

const LABELS = { app: 'web', 'pod-template-hash': 'a' };

/** What is offered about it, and what is said not to help. */
export async function offersFor(stuck: Stuck): Promise<readonly Offer[]> {
  const { kind = 'Deployment', spec, container, on = [], nodes, others = [] } = stuck;
  const parts = { labels: LABELS, ...(spec && { spec }), ...(container && { container }) };
  const owner = kind === 'Deployment' ? owned('ReplicaSet', 'web-a') : owned(kind, 'web');
  const running = on.map((node, index) => owner(podOn(node, `web-${index}`, parts)));
  const message = messageFor(newPod(parts), nodes, [...running, ...others]);
  const waiting = owner(newPod(parts, message));
  const loader = lazily(
    cluster([...nodes, ...others, ...running, waiting, ...workload(stuck, on.length + 1)]),
  );
  const target = { kind: 'Pod', namespace: 'shop', name: 'new' };
  const { verdict } = await diagnose(target, loader, rules);
  return plansFor(verdict, loader, { cluster: 'test', rules });
}

function workload(
  { kind = 'Deployment', spec, container, workload: more }: Stuck,
  replicas: number,
): readonly Resource[] {
  const containers = [{ name: 'app', ...container }];
  const template = { metadata: { labels: { app: 'web' } }, spec: { containers, ...spec } };
  const metadata = { namespace: 'shop', creationTimestamp: ago(60) };
  const made = {
    apiVersion: 'apps/v1',
    kind,
    metadata: { ...metadata, name: 'web', uid: 'web' },
    spec: { replicas, template, ...more },
    status: {},
  } as Resource;
  if (kind === 'StatefulSet') return [made];
  const set = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: { ...metadata, name: 'web-a', uid: 'web-a', labels: LABELS },
    spec: { replicas, template },
    status: {},
  } as Resource;
  return [made, owned('Deployment', 'web')(set)];
}

function owned(kind: string, name: string): <T extends Resource>(object: T) => T {
  const owner = { apiVersion: 'apps/v1', kind, name, uid: name, controller: true };
  return (object) => ({ ...object, metadata: { ...object.metadata, ownerReferences: [owner] } });
}
