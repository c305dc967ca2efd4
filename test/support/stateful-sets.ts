import type { Resource } from '#src/domain/resource.ts';
import { ago, labelled } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';
import { ofSet } from '#test/support/states.ts';

type Spec = Partial<NonNullable<Resource<'apps/StatefulSet'>['spec']>>;

/** The StatefulSet "web" of three replicas with image app:2, whose revision is "new". */
export function statefulSet(spec: Spec = {}): Resource<'apps/StatefulSet'> {
  return {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { namespace: 'shop', name: 'web', uid: 'web', creationTimestamp: ago(60) },
    spec: {
      replicas: 3,
      selector: {},
      template: { spec: { containers: [{ name: 'app', image: 'app:2' }] } },
      ...spec,
    },
    status: { replicas: 3, updateRevision: 'web-new' },
  };
}

/** Pod "web-n" of it, Ready or broken, of a revision and image. */
export function numbered(
  number: number,
  is: 'ready' | 'broken',
  revision = 'new',
): Resource<'Pod'> {
  const image = revision === 'new' ? 'app:2' : 'app:1';
  const pod = ofSet(podOn('w1', `web-${number}`, { container: { image } }));
  const labels = { app: 'web', 'controller-revision-hash': `web-${revision}` };
  const waiting = { reason: 'ImagePullBackOff', message: 'Back-off pulling image' };
  const status = { name: 'app', image, imageID: '', ready: false, restartCount: 0 };
  const broken = {
    phase: 'Pending',
    startTime: ago(20),
    conditions: [{ type: 'Ready', status: 'False', lastTransitionTime: ago(20) }],
    containerStatuses: [{ ...status, state: { waiting } }],
  };
  return labelled(is === 'broken' ? { ...pod, status: broken } : pod, labels);
}
