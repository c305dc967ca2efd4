import type { Cause, Evidence } from '../../../domain/model.ts';
import { CRASHES, crashOf, type Crash } from '../../signs/logs/crashes.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { defaultLimitOf, memoryLimitOf } from '../../signs/pods/memory-limit.ts';
import { inContainer } from '../../words/container-words.ts';
import { oomKilledWords, type Killed } from './oom-killed.words.ts';

/** As runc says it where it is killed while it sets up a container. */
const AT_START = /container init was OOM-killed/;

/** The kernel killed a container because its memory limit was reached, or the node's memory ran out. */
export const oomKilled: Cause<Killed> = {
  id: 'crash/oom-killed',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = crashOf(symptom, world);
    const atStart = AT_START.test(crash?.run.message ?? '');
    if (!crash || (crash.run.reason !== 'OOMKilled' && !atStart)) return;

    const { on, run } = crash;
    const { path, reason, message, finishedAt: at, restarts } = run;
    const limit = memoryLimitOf(crash);
    const given = limit && defaultLimitOf(crash, limit, world);
    const killed: Evidence = {
      source: 'field',
      on,
      path: atStart ? `${path}/message` : `${path}/reason`,
      quote: atStart ? message : reason,
      ...(at && { at }),
    };
    const bound: Evidence[] = limit
      ? [{ source: 'field', on, path: limit.path, quote: limit.quantity }]
      : [];
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        restarts,
        ...(atStart && { atStart }),
        by: given ? 'default' : limit?.isOfPod ? 'pod' : 'container',
        ...(limit && { limit: limit.quantity }),
        ...(given?.range && { range: given.range }),
      },
      evidence: [killed, ...bound, ...(given?.evidence ?? [])],
      strength: limit && !isShared(crash) ? 'entails' : 'fits',
    };
  },

  ...oomKilledWords,
};

/** Whether the containers of a pod share a limit, too: then either of the two may have been reached. */
function isShared({ pod, container }: Crash): boolean {
  const own = container.resources?.limits?.['memory'];
  const ofPod = pod.spec?.resources?.limits?.['memory'];
  return Boolean(own && ofPod) && (pod.spec?.containers ?? []).length > 1;
}
