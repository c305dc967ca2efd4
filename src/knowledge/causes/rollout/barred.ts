import { refTo } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { replicaSetToController } from '../../../readings/edges/replicaset-to-controller.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { updateOf } from '../../../readings/workloads/updates.ts';
import { refusedCreation } from '../../signs/workloads/creation.ts';

/** `ready` are the pods of older revisions, which serve. */
type Barred = Readonly<{ revision: string; ready: number; wanted: number }>;

/** An update cannot go on because no pod of its new revision may be created, for a reason that the revision tells. */
export const rolloutBarred: Cause<Barred, 'argoproj.io/Rollout' | 'apps/Deployment'> = {
  id: 'rollout/barred',
  of: ['argoproj.io/Rollout', 'apps/Deployment'],
  explains: ['deployment-stuck', 'rollout-stuck'],

  *explain({ on, evidence }, world, workload) {
    const update = updateOf(workload, world);
    if (!update || update.pods.length > 0) return;
    const at = refTo('apps/ReplicaSet', update.newest);
    const refusal = refusedCreation(update.newest, at, world);
    if (!refusal) return;
    yield {
      subject: on,
      params: {
        revision: at.name,
        ready: update.older.filter(isReady).length,
        wanted: workload.spec?.replicas ?? 1,
      },
      evidence: [evidence, refusal],
      strength: update.gap ? 'fits' : 'entails',
      restsOn: [on, at],
      because: { at, edge: replicaSetToController.id },
    };
  },

  text: {
    en: ({ name }, { revision, ready, wanted }) => ({
      title: `\`${name}\`: no pod of the new revision may be created`,
      sentence: `The update of \`${name}\` cannot go on: its new revision \`${revision}\` may not create a pod.`,
      state: 'update stuck',
      so: `${ready} of ${wanted} pods of older revisions are Ready${ready >= wanted ? ': no user impact yet' : ''}.`,
    }),
    ko: ({ name }, { revision, ready, wanted }) => ({
      title: `\`${name}\`: 새 리비전의 파드를 만들 수 없습니다`,
      sentence: `\`${name}\` 워크로드의 업데이트가 진행되지 않습니다. 새 리비전 \`${revision}\` 객체가 파드를 만들 수 없습니다.`,
      state: '업데이트 멈춤',
      so: `이전 리비전의 파드 ${wanted}개 중 ${ready}개가 Ready 상태입니다${ready >= wanted ? '. 아직 사용자 영향은 없습니다' : ''}.`,
    }),
  },
};
