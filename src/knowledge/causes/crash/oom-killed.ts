import type { Cause, Evidence, World } from '../../../domain/model.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { killingsOf } from '../../../readings/pods/killings.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, crashOf, type Crash } from '../../signs/logs/crashes.ts';
import { inContainer } from '../../words/container-words.ts';
import { oomKilledWords, type Killed } from './oom-killed.words.ts';
import { heapBeyondLimit } from './signs/heap-beyond-limit.ts';
import { defaultLimitOf, memoryLimitOf } from './signs/memory-limit.ts';
import { overriddenLimit } from './signs/overridden-limit.ts';

/** As runc says it where it is killed while it sets up a container. */
const AT_START = /container init was OOM-killed/;
/** The kubelet reads of it in the log of the kernel. */
const SYSTEM_OOM_MS = 60_000;

/** The kernel killed a container because its memory limit was reached, or the node's memory ran out. */
export const oomKilled: Cause<Killed> = {
  id: 'crash/oom-killed',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = crashOf(symptom, world);
    const atStart = AT_START.test(crash?.run.message ?? '');
    if (!crash) return;
    const isKilled = crash.run.reason === 'OOMKilled' || atStart;
    const ofNode = isKilled ? undefined : nodeOutOfMemory(crash, world);
    if (!isKilled && !ofNode) return;

    const { on, run } = crash;
    const { path, reason, message, finishedAt: at, restarts } = run;
    const limit = ofNode ? undefined : memoryLimitOf(crash);
    const given = limit && defaultLimitOf(crash, limit, world);
    const beyond = limit && !atStart ? heapBeyondLimit(crash, limit.quantity, world) : undefined;
    const other = limit && !given ? overriddenLimit(crash, limit, world) : undefined;
    const sharers = othersIn(crash);
    const killed: Evidence = {
      ...quotedField(
        on,
        `${path}/${atStart ? 'message' : ofNode ? 'exitCode' : 'reason'}`,
        atStart ? message : ofNode ? '137' : reason,
      ),
      ...present({ at }),
    };
    const bound: Evidence[] = limit ? [quotedField(on, limit.path, limit.quantity)] : [];
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        restarts,
        ...present({ atStart }),
        ...(ofNode && { node: { name: ofNode.on.name, said: brief(ofNode.quote) } }),
        by: given ? 'default' : limit?.isOfPod ? 'pod' : 'container',
        ...(limit?.isOfPod && sharers.length > 0 && { sharers }),
        ...(limit && { limit: limit.quantity }),
        ...(given?.range && { range: given.range }),
        ...(beyond && { heap: beyond.heap }),
        ...present({ overridden: other?.overridden }),
      },
      evidence: [
        killed,
        ...(ofNode ? [ofNode] : []),
        ...bound,
        ...(given?.evidence ?? []),
        ...(beyond?.evidence ?? []),
        ...(other?.evidence ?? []),
      ],
      strength: limit && !isShared(crash) ? 'entails' : 'fits',
    };
  },

  ...oomKilledWords,
};

/** What the kubelet says of its node, where a container was killed by nobody who says so while the node had no memory left. */
function nodeOutOfMemory({ on, pod, container, run }: Crash, world: World): Evidence | undefined {
  const name = pod.spec?.nodeName;
  if (run.exitCode !== 137 || !name || killingsOf(on, container.name, world).length > 0)
    return undefined;
  const ended = Date.parse(run.finishedAt ?? '');
  return eventsSaying(['SystemOOM'], { kind: 'Node', name }, world).find(
    ({ at = '' }) => Math.abs(Date.parse(at) - ended) <= SYSTEM_OOM_MS,
  );
}

/** The containers that run beside it. */
function othersIn({ pod, container }: Crash): readonly string[] {
  const { containers = [], initContainers = [] } = pod.spec ?? {};
  const sidecars = initContainers.filter(({ restartPolicy }) => restartPolicy === 'Always');
  return [...containers, ...sidecars]
    .filter(({ name }) => name !== container.name)
    .map(({ name }) => name);
}

/** Whether the containers of a pod share a limit, too: then either of the two may have been reached. */
function isShared({ pod, container }: Crash): boolean {
  const own = container.resources?.limits?.['memory'];
  const ofPod = pod.spec?.resources?.limits?.['memory'];
  return Boolean(own && ofPod) && (pod.spec?.containers ?? []).length > 1;
}
