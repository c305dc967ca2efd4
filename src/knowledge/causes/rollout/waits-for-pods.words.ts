import type { Cause } from '../../../domain/model.ts';
import { type Delivery } from '../../../readings/workloads/delivery.ts';
import { plural } from '../../../text/plural.ts';
import { deliveryWords } from '../../words/delivery-words.ts';

/** `weight` is what the new revision gets of the traffic, in percent, where a router decides that. */
export type WaitsForPods = Readonly<{
  of: 'canary' | 'preview' | 'update';
  pod: string;
  isStable?: true; // of the revision before, which holds up new pods that are Ready
  hash: string;
  stable?: string; // the hash that serves
  ready: number; // pods of the older revisions that are Ready
  wanted: number;
  newReady: number;
  weight?: number;
  deadline: 'never' | number; // seconds after which it counts as failed
  paused?: string; // the controller's reason
  differs?: readonly string[]; // from the revision before, where that can be read
  delivery?: Delivery;
}>;

/** What is said of an update whose new pods do not run. */
export const waitsForPodsWords: Pick<Cause<WaitsForPods>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { of, pod, hash, stable, ready, wanted, weight, newReady, deadline, paused } = params;
      const [revision, state] = EN[of];
      const differs = differencesIn(params, ' Its template differs from the one before in: ');
      const older = stable ? `of the stable revision \`${stable}\`` : 'of older revisions';
      const share = weight ? `${100 - weight} %` : newReady === 0 ? '100 %' : 'most';
      return {
        title: paused
          ? `\`${name}\`: paused, but its ${revision} \`${pod}\` does not run`
          : `\`${name}\`: the update waits for pod \`${pod}\``,
        sentence: params.isStable
          ? `\`${pod}\` is of the stable revision of \`${name}\` and does not run, while the new pods (pod hash \`${hash}\`) are Ready. Without a traffic router a step is done only when the pods of both revisions are available.`
          : `\`${pod}\` is the ${revision} of \`${name}\` (pod hash \`${hash}\`) and does not run.${paused ? ` The Rollout only says that it is paused (${paused}): do not promote it.` : ''}${differs}`,
        state,
        so: [
          ready >= wanted
            ? `No user impact yet: ${ready} ready ${plural(ready, 'pod')} ${older} ${plural(ready, 'takes', 'take')} ${share} of the traffic${weight === 0 ? ' (canary weight 0)' : ''}.`
            : ready === 0
              ? `None of the pods ${older} is ready.`
              : `Only ${ready} of ${wanted} pods ${older} ${plural(ready, 'is', 'are')} ready.`,
          deliveryWords.en(params.delivery),
        ]
          .filter(Boolean)
          .join(' '),
        detail: paused
          ? 'A pod without a readiness probe counts as available for the moment that it runs, which is enough to complete a step. A paused update never reaches its deadline.'
          : deadline === 'never'
            ? 'It goes on only when that pod runs; until then it may stay Progressing for ever, as its controller never reaches its deadline.'
            : `It goes on only when that pod runs, and counts as failed after ${deadline} s without progress.`,
      };
    },
    ko({ name }, params) {
      const { of, pod, hash, stable, ready, wanted, weight, newReady, deadline, paused } = params;
      const [revision, state] = KO[of];
      const differs = differencesIn(params, ' 이전 템플릿과 다른 곳: ');
      const older = stable ? `안정 리비전 \`${stable}\`` : '이전 리비전';
      const share = weight ? `${100 - weight}%` : newReady === 0 ? '100%' : '대부분';
      return {
        title: paused
          ? `\`${name}\`: 일시 정지 상태이지만 ${revision} \`${pod}\` 파드가 실행되지 않습니다`
          : `\`${name}\`: 업데이트가 \`${pod}\` 파드를 기다립니다`,
        sentence: params.isStable
          ? `\`${pod}\` 파드는 \`${name}\` 워크로드의 안정 리비전에 속하며 실행되지 않고 있고, 새 파드(pod hash \`${hash}\`)는 준비되어 있습니다. 트래픽 라우터가 없으면 두 리비전의 파드가 모두 사용 가능해야 단계가 끝납니다.`
          : `\`${pod}\` 파드는 \`${name}\` 워크로드의 ${revision}(pod hash \`${hash}\`)이며 실행되지 않고 있습니다.${paused ? ` Rollout 객체는 일시 정지(${paused})라고만 하지만, 승격(promote)하면 안 됩니다.` : ''}${differs}`,
        state,
        so: [
          ready >= wanted
            ? `아직 사용자 영향은 없습니다. ${older} 쪽의 준비된 파드 ${ready}개가 트래픽의 ${share}를 받습니다${weight === 0 ? '(카나리 가중치 0)' : ''}.`
            : ready === 0
              ? `${older} 쪽에 준비된 파드가 없습니다.`
              : `${older} 쪽 파드는 ${wanted}개 중 ${ready}개만 준비되어 있습니다.`,
          deliveryWords.ko(params.delivery),
        ]
          .filter(Boolean)
          .join(' '),
        detail: paused
          ? 'readiness 프로브가 없는 파드는 잠깐 실행되는 동안에도 사용 가능한 것으로 세어져 단계가 끝날 수 있습니다. 일시 정지된 업데이트에는 진행 기한도 오지 않습니다.'
          : deadline === 'never'
            ? '이 파드가 실행되어야 업데이트가 진행됩니다. 그 전에는 컨트롤러가 진행 기한을 판단하지 못해 계속 Progressing 상태로 남을 수 있습니다.'
            : `이 파드가 실행되어야 업데이트가 진행되며, 진행 없이 ${deadline}초가 지나면 실패로 표시됩니다.`,
      };
    },
  },
};

/** The new revision, and how its update is. */
const EN = {
  canary: ['canary', 'canary stuck'],
  preview: ['preview', 'preview stuck'],
  update: ['new revision', 'update stuck'],
} as const;

const KO = {
  canary: ['카나리', '카나리 멈춤'],
  preview: ['프리뷰', '프리뷰 멈춤'],
  update: ['새 리비전', '업데이트 멈춤'],
} as const;

const MOST_DIFFERENCES = 6;

function differencesIn({ differs = [] }: WaitsForPods, before: string): string {
  const named = differs.slice(0, MOST_DIFFERENCES).map((one) => `\`${one}\``);
  const more = differs.length > named.length ? ', …' : '';
  return named.length > 0 ? `${before}${named.join(', ')}${more}.` : '';
}
