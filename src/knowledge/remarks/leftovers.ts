import { kindOf, refTo } from '../../domain/keys.ts';
import type { Remarker } from '../../domain/remarker.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { counted } from '../../text/counted.ts';
import { plural } from '../../text/plural.ts';

const KINDS = [
  'apps/DaemonSet',
  'apps/Deployment',
  'apps/StatefulSet',
  'argoproj.io/Rollout',
] as const;

/** `reason` is that of most of them: "Evicted". */
type Leftovers = Readonly<{ count: number; reason: string; ready: number }>;

/** Pods that failed earlier are still listed beside those that took their place. */
export const leftovers: Remarker<(typeof KINDS)[number], Leftovers> = {
  id: 'workload/leftovers',
  of: KINDS,

  *remark(workload, world) {
    const { pods } = podsOf(refTo(kindOf(workload), workload), world);
    const failed = pods.filter(({ status }) => status?.phase === 'Failed');
    const [first] = failed;
    if (!first) return;
    const { reason = 'Failed' } = first.status ?? {};
    yield { count: failed.length, reason, ready: pods.filter(isReady).length };
  },

  text: {
    en: ({ name }, { count, reason, ready }) =>
      `${counted(count, 'pod')} of \`${name}\` that ended earlier (${reason}) ${plural(count, 'is', 'are')} only left over as ${count === 1 ? 'an object' : 'objects'}; ${ready} current ${ready === 1 ? 'pod is' : 'pods are'} Ready. ${count === 1 ? 'It' : 'They'} may be deleted.`,
    ko: ({ name }, { count, reason, ready }) =>
      `\`${name}\` 워크로드에서 이전에 끝난 파드 ${count}개(${reason})는 객체만 남은 것이며, 현재 파드 ${ready}개가 Ready입니다. 삭제해도 됩니다.`,
  },
};
