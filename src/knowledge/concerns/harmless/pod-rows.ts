import { isOfKind } from '../../../domain/keys.ts';
import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { isReady, isStarting, readinessSince } from '../../../readings/pods/pods.ts';
import { isWithin } from '../../../readings/time.ts';
import type { Warning } from '../../../readings/warnings.ts';
import { answeredWrong } from '../../signs/pods/answered-wrong.ts';
import type { HarmlessRow } from './harmless-row.ts';

type Pod = Resource<'Pod'>;
type Show = (pod: Pod, warning: Warning, world: World) => string | boolean | undefined;

/** What is warned of pods and is over, or normal as they are now. */
export const podRows: readonly HarmlessRow[] = [
  row('scheduled', ['FailedScheduling'], (pod) =>
    pod.spec?.nodeName ? (conditionOf(pod, 'PodScheduled')?.lastTransitionTime ?? true) : false,
  ),
  row('completed', undefined, ({ status }) => {
    const [ended] = status?.containerStatuses ?? [];
    return status?.phase === 'Succeeded' && (ended?.state?.terminated?.finishedAt ?? true);
  }),
  row(
    'ending',
    ['Unhealthy', 'FailedPreStopHook', 'FailedKillPod'],
    ({ metadata }) => metadata?.deletionTimestamp !== undefined,
  ),
  row(
    'replaced',
    undefined,
    ({ metadata, status }) => status?.phase === 'Failed' && metadata?.ownerReferences !== undefined,
  ),
  row('pulled-without', ['FailedToRetrieveImagePullSecret'], isReady),
  row('probe-passes', ['ProbeWarning'], isReady),
  row('resolver-cut', ['DNSConfigForming']),
  row('ready-since', undefined, (pod, { evidence: { at = '' } }) => {
    const since = readinessSince(pod);
    return isReady(pod) && since !== undefined && Date.parse(at) <= Date.parse(since) && since;
  }),
  row('stays-ready', ['Unhealthy'], (pod, { evidence: { at } }, { now }) =>
    isReady(pod) && !isWithin(REPEATED_MS, at, now) ? readinessSince(pod) : false,
  ),
  row('in-start', ['Unhealthy'], (pod, _, world) => {
    return isStarting(pod, world.now) && !answeredWrong(pod, world);
  }),
];

function row(
  why: HarmlessRow['why'],
  reasons: readonly string[] | undefined,
  show?: Show,
): HarmlessRow {
  return {
    why,
    of: ['Pod'],
    ...(reasons && { reasons }),
    ...(show && {
      when: (object, warning, world) => isOfKind('Pod', object) && show(object, warning, world),
    }),
  };
}
