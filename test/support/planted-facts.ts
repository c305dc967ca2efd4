import { isA, kindOf, refTo } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ownContainers } from '#src/readings/pods/main-container.ts';
import { sampledPodsOf } from '#src/readings/pods/sampled-pods.ts';
import { podRef } from '#src/readings/workloads/workloads.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded, type Log, type Recording } from '#src/world/recorded.ts';

/** One kind of fact that speaks against an all-clear, and how it is put on an object; undefined where it cannot stand there. */
export type PlantedFact = Readonly<{
  name: string;
  plant(recording: Recording, on: Ref): Recording | undefined;
}>;

const SAID = 'the frobnicator refused the widget';

/** Each kind of fact. */
export const plantedFacts: readonly PlantedFact[] = [
  { name: 'a warning just now', plant: (recording, on) => warned(recording, on, 2) },
  { name: 'a warning of this hour', plant: (recording, on) => warned(recording, on, 40) },
  {
    name: 'a warning about its pod',
    plant: (recording, on) => {
      const [pod] = podsIn(recording, on);
      return pod && warned(recording, podRef(pod), 2);
    },
  },
  { name: 'a log that complains', plant: complaining },
  {
    name: 'a false condition',
    plant: (recording, on) =>
      withStatus(recording, on, (status) => ({
        ...status,
        conditions: [
          ...listed(status['conditions']),
          condition(recording, 'WidgetsReady', 'False'),
        ],
      })),
  },
  {
    name: 'a condition of trouble',
    plant: (recording, on) =>
      withStatus(recording, on, (status) => ({
        ...status,
        conditions: [
          ...listed(status['conditions']),
          condition(recording, 'WidgetsFailed', 'True'),
        ],
      })),
  },
  {
    name: 'a phase of trouble',
    plant: (recording, on) =>
      isA('Pod', on) || isA('argoproj.io/Rollout', on)
        ? undefined // it tells by it what becomes of its containers
        : withStatus(recording, on, (status) => ({ ...status, phase: 'Failed' })),
  },
  {
    name: 'a field that tells of an error',
    plant: (recording, on) =>
      withStatus(recording, on, (status) => ({ ...status, lastError: SAID })),
  },
  {
    name: 'a short number',
    plant: (recording, on) =>
      withStatus(recording, on, (status) => ({ ...status, currentHealthy: 1, desiredHealthy: 3 })),
  },
];

/** What of the planted fact has to be read in an answer. */
export const PLANTED = /frobnicator|WidgetsReady|WidgetsFailed|currentHealthy 1 of 3|phase Failed/;

function warned(recording: Recording, on: Ref, minutes: number): Recording {
  const at = new Date(Date.parse(recording.now) - minutes * 60_000).toISOString();
  const { kind, namespace, name, uid } = on;
  const [type = '', group] = kind.split('/').toReversed();
  const event: Resource<'Event'> = {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { namespace: namespace ?? 'default', name: `${name}.planted` },
    involvedObject: {
      apiVersion: group ? `${group}/v1` : 'v1',
      kind: type,
      name,
      ...(namespace && { namespace }),
      ...(uid && { uid }),
    },
    type: 'Warning',
    reason: 'WidgetRefused',
    message: SAID,
    count: 1,
    firstTimestamp: at,
    lastTimestamp: at,
    source: { component: 'widget-controller' },
  };
  return { ...recording, objects: [...recording.objects, event] };
}

function condition({ now }: Recording, type: string, status: string) {
  const lastTransitionTime = new Date(Date.parse(now) - 20 * 60_000).toISOString();
  return { type, status, reason: 'WidgetRefused', message: SAID, lastTransitionTime };
}

/** Of each pod that is listened to. */
function complaining(recording: Recording, on: Ref): Recording | undefined {
  const pods = podsIn(recording, on);
  if (pods.length === 0) return undefined;
  const at = [3, 2, 1].map((minutes) => new Date(Date.parse(recording.now) - minutes * 60_000));
  const lines = at.map((time) => ({
    at: time.toISOString(),
    text: `level=error msg="cannot write: ${SAID}"`,
  }));
  const logs = pods.flatMap((pod): readonly Log[] => {
    const [container] = ownContainers(pod);
    return container === undefined ? [] : [{ pod: podRef(pod), container, run: 'current', lines }];
  });
  const isReplaced = (one: Log) =>
    one.run === 'current' && logs.some(({ pod }) => pod.name === one.pod.name);
  return { ...recording, logs: [...recording.logs.filter((one) => !isReplaced(one)), ...logs] };
}

function podsIn(recording: Recording, on: Ref): readonly Resource<'Pod'>[] {
  return sampledPodsOf(on, openWorld(recorded(recording)).world);
}

type Status = Readonly<Record<string, unknown>>;

function withStatus(
  recording: Recording,
  on: Ref,
  change: (status: Status) => Status,
): Recording | undefined {
  const isIt = (one: Resource) => {
    const ref = refTo(kindOf(one), one);
    return ref.kind === on.kind && ref.namespace === on.namespace && ref.name === on.name;
  };
  if (!recording.objects.some(isIt)) return undefined;
  const objects = recording.objects.map((one) =>
    isIt(one) ? ({ ...one, status: change(statusOf(one)) } as Resource) : one,
  );
  return { ...recording, objects };
}

function statusOf(object: Resource): Status {
  return (object as { status?: Status }).status ?? {};
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
