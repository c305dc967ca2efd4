import type { Resource } from '#src/domain/resource.ts';
import type { Added } from '#test/support/shapes/added.ts';

type Pod = Resource<'Pod'>;
type Status = NonNullable<NonNullable<Pod['status']>['containerStatuses']>[number];

/**
 * The pod with the states of what was added to it, as the kubelet writes them: while no init container has begun, all
 * wait for PodInitializing (kubelet, convertToAPIContainerStatuses), and after that the added ones are well.
 */
export function withStatuses(pod: Pod, added: Added, isBegun: boolean, now: string): Pod {
  const { status } = pod;
  const own = status?.containerStatuses;
  if (!status || !own) return pod; // nobody has begun with it
  const ownInit = status.initContainerStatuses ?? [];
  const hasBegun = isBegun || ![...ownInit, ...own].every(isUntouched);
  const hasInit = Boolean(added.init ?? added.native);
  const isOver = ['Succeeded', 'Failed'].includes(status.phase ?? '');
  const isInit = ownInit.some(({ state }) => state?.terminated?.exitCode !== 0);

  const from = status.startTime ?? now;
  const ended = {
    terminated: { exitCode: 0, reason: 'Completed', startedAt: from, finishedAt: from },
  };
  const lasting = isOver ? stopped(from, now) : { running: { startedAt: from } };
  const begun = (state: NonNullable<Status['state']>, isReady: boolean) =>
    hasBegun ? { state, ready: isReady, started: isReady } : NOT_YET;
  const before = [
    ...(added.init ? [{ ...blank(added.init), ...begun(ended, true) }] : []),
    ...(added.native ? [{ ...blank(added.native), ...begun(lasting, !isOver) }] : []),
  ];
  const beside = added.beside && {
    ...blank(added.beside),
    ...(isInit ? NOT_YET : hasInit || hasBegun ? begun(lasting, !isOver) : CREATING),
    ...(added.isRestarted && hasBegun && !isInit && restarted(from, now)),
  };
  const others = beside ? [beside] : [];
  const states = hasInit ? own.map(initializing) : own;
  return {
    ...pod,
    status: {
      ...status,
      containerStatuses: added.isFirst ? [...others, ...states] : [...states, ...others],
      ...(before.length > 0 && {
        initContainerStatuses: [...before, ...ownInit.map(initializing)],
      }),
      ...(hasInit &&
        !hasBegun &&
        status.conditions && { conditions: uninitialized(status, added) }),
    },
  };
}

/** As a sidecar ends after the others: by the signal to stop. */
function stopped(startedAt: string, finishedAt: string) {
  return { terminated: { exitCode: 143, reason: 'Error', startedAt, finishedAt } };
}

function blank({ name, image = '' }: Readonly<{ name: string; image?: string }>): Status {
  return { name, image, imageID: `${image}@sha256:0`, ready: false, restartCount: 0 };
}

function isUntouched({ state, restartCount, lastState }: Status): boolean {
  const reason = state?.waiting?.reason ?? '';
  const isNew = restartCount === 0 && !lastState?.terminated;
  return isNew && ['ContainerCreating', 'PodInitializing'].includes(reason);
}

function initializing(one: Status): Status {
  return one.state?.waiting?.reason === 'ContainerCreating' ? { ...one, ...NOT_YET } : one;
}

function uninitialized({ conditions = [] }: NonNullable<Pod['status']>, added: Added) {
  const names = [added.init, added.native].flatMap((one) => (one ? [one.name] : []));
  const message = `containers with incomplete status: [${names.join(' ')}]`;
  return conditions.map((one) =>
    one.type === 'Initialized'
      ? { ...one, status: 'False', reason: 'ContainersNotInitialized', message }
      : one,
  );
}

/** A run that ended once, an hour before we look; of a younger pod at its start. */
function restarted(from: string, now: string) {
  const at = new Date(Math.max(Date.parse(from), Date.parse(now) - HOUR_MS)).toISOString();
  const isYoung = Date.parse(now) - Date.parse(from) < HOUR_MS;
  if (isYoung) return {};
  const terminated = { exitCode: 0, reason: 'Completed', startedAt: from, finishedAt: at };
  return { restartCount: 1, lastState: { terminated }, state: { running: { startedAt: at } } };
}

const NOT_YET = { ready: false, started: false, state: { waiting: { reason: 'PodInitializing' } } };
const CREATING = { ...NOT_YET, state: { waiting: { reason: 'ContainerCreating' } } };
const HOUR_MS = 3_600_000;
