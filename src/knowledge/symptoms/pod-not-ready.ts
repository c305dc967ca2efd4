import { refTo } from '../../domain/keys.ts';
import type { Ref, SymptomFinder, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { harmOf } from '../../readings/harm.ts';
import { waitsForItself } from '../../readings/network/waits-for-itself.ts';
import { nodeOf } from '../../readings/nodes/nodes.ts';
import { restartedContainers, stuckContainers } from '../../readings/pods/containers.ts';
import { isOver, isReady, isStarting, readinessSince, START_MS } from '../../readings/pods/pods.ts';
import { secondsLeft } from '../../readings/time.ts';
import { warningsAbout } from '../../readings/warnings.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { answeredWrong } from '../signs/pods/answered-wrong.ts';

type Pod = Resource<'Pod'>;

/**
 * A pod has a node and is not Ready, for longer than a start takes, with warnings, or for a reason that time does not
 * change, and no container's own state says why.
 */
export const podNotReady: SymptomFinder<'Pod'> = {
  kind: 'pod-not-ready',
  of: ['Pod'],

  *find(pod, world) {
    if (pod.metadata?.deletionTimestamp || !pod.spec?.nodeName) return;
    if (isReady(pod) || isOver(pod) || saysMore(pod, world.now)) return;
    const on = refTo('Pod', pod);
    const isEarly = isStarting(pod, world.now) && !nodeOf(pod, world).isLost;
    const isYoung = isEarly && !waitsForItself(pod, world) && !answeredWrong(pod, world);
    if (isYoung && !isWarnedOf(on, world)) return;

    const { reason, path, quote } = statedBy(pod);
    const since = readinessSince(pod);
    yield {
      kind: 'pod-not-ready',
      on,
      reason,
      evidence: { ...quotedField(on, path, quote), ...present({ at: since }) },
      ...present({ since }),
      ...(isYoung && { normalFor: secondsLeft(START_MS, since, world.now) }),
      hurts: harmOf(on, world),
    };
  },
};

/** Of a pod that starts; that a probe finds nobody there yet is told once it happens again and again. */
function isWarnedOf(on: Ref, world: World): boolean {
  return warningsAbout(on, world).some(
    ({ reason, times }) => reason !== 'Unhealthy' || times >= OFTEN,
  );
}
const OFTEN = 10;

function saysMore(pod: Pod, now: string): boolean {
  const restarting = [...restartedContainers(pod, now)].some(({ until }) => !until);
  return restarting || stuckContainers(pod, now).length > 0;
}

/** A pod whose init containers run on says so; else its Ready condition names the containers; a pod that no kubelet has seen has only its phase. */
function statedBy(pod: Pod): Readonly<{ reason: string; path: string; quote: string }> {
  const { phase = '' } = pod.status ?? {};
  const initialized = conditionOf(pod, 'Initialized');
  const isInitializing = initialized?.status === 'False' && initialized.message;
  const ready = isInitializing ? initialized : conditionOf(pod, 'Ready');
  if (!ready) return { reason: phase, path: '/status/phase', quote: phase };
  const { reason = 'NotReady', message, path } = ready;
  return message
    ? { reason, path: `${path}/message`, quote: message }
    : { reason, path: `${path}/status`, quote: ready.status };
}
