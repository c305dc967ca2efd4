import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { eventCount } from '../../readings/events.ts';
import { harmOf } from '../../readings/harm.ts';
import { beingMade } from '../../readings/pods/being-made.ts';
import {
  stuckContainers,
  waitingContainers,
  type Waiting,
} from '../../readings/pods/containers.ts';
import { illSince } from '../../readings/pods/ill-since.ts';
import { isOver, START_MS } from '../../readings/pods/pods.ts';
import { secondsLeft } from '../../readings/time.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';

/** A container does not start, or not again. */
export const containerWaiting: SymptomFinder<'Pod'> = {
  kind: 'container-waiting',
  of: ['Pod'],

  *find(pod, world) {
    if (isOver(pod)) return;
    const on = refTo('Pod', pod);
    const { startTime: born } = pod.status ?? {};
    const { found, isYoung } = waitingIn(pod, world);
    for (const { container, reason, message, path } of found) {
      const since = illSince(pod, container, world);
      const [field, quote] = message ? ['message', message] : ['reason', reason];
      yield {
        kind: 'container-waiting',
        on,
        part: container,
        reason,
        evidence: quotedField(on, `${path}/${field}`, quote),
        ...present({ since }),
        ...(isYoung && { normalFor: secondsLeft(START_MS, born, world.now) }),
        hurts: harmOf(on, world),
      };
    }
  },
};

/** What the kubelet says when it cannot prepare a container; once it happens in starts that go well. */
const OBSTACLES = ['FailedMount', 'FailedAttachVolume', 'FailedCreatePodSandBox'];

type WaitingContainers = Readonly<{ found: readonly Waiting[]; isYoung: boolean }>;

function waitingIn(pod: Resource<'Pod'>, world: World): WaitingContainers {
  const stuck = stuckContainers(pod, world.now);
  if (stuck.length > 0) return { found: stuck, isYoung: false };
  const { containers } = beingMade(pod);
  const creating = [...waitingContainers(pod)].filter((one) => containers.includes(one.container));
  const times = creating.length > 0 ? eventCount(OBSTACLES, refTo('Pod', pod), world) : 0;
  return { found: times > 0 ? creating : [], isYoung: times === 1 };
}
