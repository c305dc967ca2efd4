import type { Remarker } from '../../domain/remarker.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { updateOf } from '../../readings/workloads/updates.ts';
import { plural } from '../../text/plural.ts';

/** `fresh` pods of the new revision are there, `ready` of them Ready; `old` pods still serve. */
type Updating = Readonly<{ fresh: number; ready: number; old: number; wanted: number }>;

/** A rolling update is under way, and as far as it can be. */
export const updating: Remarker<'apps/Deployment', Updating> = {
  id: 'workload/updating',
  of: ['apps/Deployment'],

  *remark(deployment, world) {
    const update = deployment.spec?.paused ? undefined : updateOf(deployment, world);
    const old = update?.older.filter(isReady).length ?? 0;
    if (!update || old === 0) return;
    const wanted = deployment.spec?.replicas ?? 1;
    const ready = update.pods.filter(isReady).length;
    yield { fresh: update.pods.length, ready, old, wanted };
  },

  text: {
    en: ({ name }, { fresh, ready, old, wanted }) =>
      `A rolling update of \`${name}\` is in progress, as expected: of the new revision there ${plural(fresh, 'is', 'are')} ${fresh} of ${wanted} pods, ${ready} of them Ready; of the old one ${old} still ${plural(old, 'serves', 'serve')}. No action is needed.`,
    ko: ({ name }, { fresh, ready, old, wanted }) =>
      `\`${name}\` 워크로드의 롤링 업데이트가 정상적으로 진행 중입니다. 새 리비전은 파드 ${wanted}개 중 ${fresh}개가 있고 그중 ${ready}개가 Ready이며, 이전 리비전 ${old}개가 아직 서비스합니다. 할 일은 없습니다.`,
  },
};
