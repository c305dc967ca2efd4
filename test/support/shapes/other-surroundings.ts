import { isOfKind, kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Recording } from '#src/world/recorded.ts';
import { changedObjects } from '#test/support/shapes/changed-objects.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

const MADE = '2020-01-01T00:00:00Z';
const WORKLOADS = ['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'];

/** Its namespace has a quota and default limits, which leave room. */
export const withinQuota: Shape = {
  name: 'in a namespace with a quota that leaves room',
  of({ recording, target }) {
    const namespace = target.namespace ?? '';
    const isLimited = recording.objects.some(
      (one) =>
        one.metadata?.namespace === namespace && /^(ResourceQuota|LimitRange)$/.test(kindOf(one)),
    );
    if (!namespace || isLimited) return undefined;
    const hard = { pods: '500', 'requests.storage': '100Ti' };
    const more: readonly object[] = [
      {
        apiVersion: 'v1',
        kind: 'ResourceQuota',
        metadata: { namespace, name: 'a-team', uid: 'a-team', creationTimestamp: MADE },
        spec: { hard },
        status: { hard, used: { pods: '9', 'requests.storage': '1Ti' } },
      },
    ];
    return { recording: { ...recording, objects: [...recording.objects, ...known(more)] }, target };
  },
};

/** An operator has made each workload, and says that it is at work. */
export const madeByOperator: Shape = {
  name: 'made by an operator',
  of({ recording, target }) {
    const owners: Resource[] = [];
    const shaped = changedObjects(recording, (object) => {
      const { metadata } = object;
      const isOwned = Boolean(metadata?.ownerReferences?.length);
      if (
        !WORKLOADS.includes(kindOf(object)) ||
        isOwned ||
        metadata?.namespace !== target.namespace
      )
        return object;
      const name = metadata?.name ?? '';
      const owner = { apiVersion: 'apps.example.org/v1', kind: 'Shop', name, uid: `shop-${name}` };
      const made = { namespace: metadata?.namespace ?? '', name, uid: owner.uid, generation: 2 };
      owners.push(
        ...known([
          {
            ...owner,
            metadata: { ...made, creationTimestamp: MADE },
            status: { observedGeneration: 2 },
          },
        ]),
      );
      return {
        ...object,
        metadata: { ...metadata, ownerReferences: [{ ...owner, controller: true }] },
      };
    });
    return shaped && { recording: { ...shaped, objects: [...shaped.objects, ...owners] }, target };
  },
};

/** The cluster has one more node, which was lost a day ago; not where it matters which nodes there are. */
export const besideLostNode: Shape = {
  name: 'beside a lost node',
  of({ recording, target, verdict }) {
    const [first] = recording.objects.filter((one) => isOfKind('Node', one));
    const isOfNodes = [target, ...verdict.symptoms.map(({ on }) => on)].some(
      ({ kind }) => kind === 'Node',
    );
    const isPlaced = verdict.symptoms.some(({ kind }) => kind === 'pod-unscheduled');
    if (!first || isOfNodes || isPlaced) return undefined;
    return { recording: { ...recording, objects: [...recording.objects, lost(first)] }, target };
  },
};

/** No event is left of it; not where that is what tells. */
export const withoutEvents: Shape = {
  name: 'without any event',
  losesFacts: true,
  of({ recording, target, verdict }) {
    const told = [
      ...verdict.symptoms,
      ...verdict.findings.flatMap((one) => one.evidence.map((evidence) => ({ evidence }))),
    ];
    const isTold = told.some(({ evidence }) => evidence.source === 'event');
    const objects = recording.objects.filter((one) => !isOfKind('Event', one));
    const isSame = objects.length === recording.objects.length;
    return isTold || isSame ? undefined : { recording: { ...recording, objects }, target };
  },
};

/** Each ill pod of a Deployment has another one beside it that is as ill. */
export const moreReplicas: Shape = {
  name: 'with one more replica',
  of({ recording, target }) {
    if (target.kind !== 'apps/Deployment') return undefined;
    const pods = recording.objects.filter((one) => isOfKind('Pod', one));
    const more = pods.flatMap((pod) => (isIll(pod, target.namespace) ? again(pod, recording) : []));
    return more.length > 0
      ? { recording: { ...recording, ...added(recording, more) }, target }
      : undefined;
  },
};

function isIll({ metadata, status }: Resource<'Pod'>, namespace = ''): boolean {
  const isOfSet = metadata?.ownerReferences?.some(({ kind }) => kind === 'ReplicaSet');
  const isReady = status?.conditions?.some(
    ({ type, status: is }) => type === 'Ready' && is === 'True',
  );
  return (
    metadata?.namespace === namespace &&
    isOfSet === true &&
    status?.phase !== 'Failed' &&
    !isReady &&
    !metadata.deletionTimestamp
  );
}

type Copy = Readonly<{ set: string; objects: readonly Resource[]; logs: Recording['logs'] }>;

/** The pod, its events and its logs by another name. */
function again(pod: Resource<'Pod'>, { objects, logs }: Recording): readonly Copy[] {
  const { name = '', uid = '' } = pod.metadata ?? {};
  const other = `${name.slice(0, -5)}zzzz9`;
  const events = objects.filter(
    (one) => isOfKind('Event', one) && one.involvedObject.name === name,
  );
  const text = JSON.stringify([pod, ...events])
    .replaceAll(name, other)
    .replaceAll(uid, `${uid}9`);
  return [
    {
      set: pod.metadata?.ownerReferences?.[0]?.name ?? '',
      objects: JSON.parse(text) as Resource[],
      logs: logs
        .filter((log) => log.pod.name === name)
        .map((log) => ({ ...log, pod: { ...refTo('Pod', pod), name: other, uid: `${uid}9` } })),
    },
  ];
}

/** Who has made them counts them. */
function added({ objects, logs }: Recording, more: readonly Copy[]) {
  const counted = objects.map((object) => {
    const extra = more.filter(
      ({ set }) => isOfKind('apps/ReplicaSet', object) && object.metadata?.name === set,
    ).length;
    const own = isOfKind('apps/Deployment', object)
      ? more.filter(({ set }) => set.startsWith(`${object.metadata?.name}-`)).length
      : 0;
    const by = extra + own;
    if (by === 0) return object;
    return JSON.parse(JSON.stringify(object), (key, value: unknown) =>
      COUNTS.includes(key) && typeof value === 'number' ? value + by : value,
    ) as Resource;
  });
  return {
    objects: [...counted, ...more.flatMap((one) => one.objects)],
    logs: [...logs, ...more.flatMap((one) => one.logs)],
  };
}
const COUNTS = ['replicas', 'updatedReplicas', 'unavailableReplicas', 'fullyLabeledReplicas'];

function lost(node: Resource<'Node'>): Resource {
  const name = 'z-lost-1';
  const conditions = (node.status?.conditions ?? []).map((one) => ({
    ...one,
    status: 'Unknown',
    reason: 'NodeStatusUnknown',
    message: 'Kubelet stopped posting node status.',
    lastTransitionTime: MADE,
    lastHeartbeatTime: MADE,
  }));
  const labels = { 'kubernetes.io/hostname': name, 'kubernetes.io/os': 'linux' };
  const taint = { key: 'node.kubernetes.io/unreachable', effect: 'NoSchedule' };
  return {
    ...node,
    metadata: { name, uid: name, creationTimestamp: MADE, labels },
    spec: { taints: [taint, { ...taint, effect: 'NoExecute' }] },
    status: { ...node.status, conditions },
  } as Resource;
}

function known(objects: readonly object[]): readonly Resource[] {
  return objects as readonly Resource[];
}
