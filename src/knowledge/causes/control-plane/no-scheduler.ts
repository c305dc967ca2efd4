import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { podToClaim } from '../../../readings/edges/pod-to-claim.ts';
import { holdingOf } from '../../../readings/nodes/leases.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { volumeAwaited } from '../../../readings/pods/volume-awaited.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { noSchedulerWords, DEFAULT, type Ignored } from './no-scheduler.words.ts';
import { programInTrouble } from './signs/program-in-trouble.ts';

/** One scheduler serves the whole cluster: what it does not do is one finding for all pods. */
const LEASE: Ref = {
  kind: 'coordination.k8s.io/Lease',
  namespace: 'kube-system',
  name: 'kube-scheduler',
};

/** No scheduler has looked at a pod: it has no PodScheduled condition, which any scheduler sets when it tries. */
export const noScheduler: Cause<Ignored, 'Pod'> = {
  id: 'control-plane/no-scheduler',
  of: ['Pod'],
  explains: ['pod-unscheduled'],

  *explain({ on, evidence }, world, pod) {
    if (conditionOf(pod, 'PodScheduled') || waitsForDevices(pod)) return;
    if (mayAwaitVolume(pod, world)) return;

    const { schedulerName: scheduler = DEFAULT } = pod.spec ?? {};
    const isDefault = scheduler === DEFAULT;
    const later = scheduledLater(pod, scheduler, world);
    if (later === 'some') return; // it works, and has not come to this pod yet

    const holding = isDefault ? holdingOf('kube-scheduler', world) : { is: 'unknown' as const };
    const program =
      isDefault && holding.is !== 'renewed'
        ? programInTrouble('kube-scheduler', world).pod
        : undefined;
    const name: Evidence[] = pod.spec?.schedulerName
      ? [quotedField(on, '/spec/schedulerName', scheduler)]
      : [];
    yield {
      subject: isDefault ? LEASE : accountableFor(on, world).subject,
      params: {
        pod: on.name,
        scheduler,
        isDefault,
        lease: holding.is,
        ...(program && { program: program.name }),
      },
      evidence: [evidence, ...name, ...(holding.evidence ? [holding.evidence] : [])],
      strength: strengthOf(holding.is, later),
      restsOn: [on],
      ...(program && { because: { at: program, edge: 'pod-to-scheduler' } }),
    };
  },

  ...noSchedulerWords,
};

/** Before a pod has its claims of devices it is not in the queue of any scheduler (DynamicResources, PreEnqueue). */
function waitsForDevices({ spec, status }: Resource<'Pod'>): boolean {
  return Boolean(spec?.resourceClaims?.length) && !status?.resourceClaimStatuses?.length;
}

/** It has chosen a node, and waits for the volume there; that cannot be ruled out of a claim that cannot be read. */
function mayAwaitVolume(pod: Resource<'Pod'>, world: World): boolean {
  const claims = [...podToClaim.links(pod, world)].map(({ to }) => world.get(to));
  return claims.some(({ is }) => is === 'unknown') || volumeAwaited(pod, world) !== undefined;
}

function strengthOf(lease: Ignored['lease'], later: 'none' | 'unread') {
  if (later === 'unread') return 'suggests';
  return lease === 'given-up' ? 'entails' : 'fits';
}

/** Whether the same scheduler has placed a pod of the namespace since this one was made. */
function scheduledLater(
  pod: Resource<'Pod'>,
  scheduler: string,
  world: World,
): 'some' | 'none' | 'unread' {
  const { namespace = '', creationTimestamp: created = '' } = pod.metadata ?? {};
  const { items, gap } = world.list('Pod', { namespace });
  const isLater = (other: Resource<'Pod'>) => {
    const { status, lastTransitionTime: at = '' } = conditionOf(other, 'PodScheduled') ?? {};
    const { schedulerName = DEFAULT } = other.spec ?? {};
    return (
      schedulerName === scheduler && status !== undefined && Date.parse(at) > Date.parse(created)
    );
  };
  if (items.some(isLater)) return 'some';
  return gap ? 'unread' : 'none';
}
