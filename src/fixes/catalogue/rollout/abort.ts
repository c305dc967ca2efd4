import type { Remedy } from '../../../domain/remedy.ts';
import { rolloutAction } from '../../change/rollout-action.ts';

/** `isMeant` is a pause by plan: there is no cause that would stay. */
type Aborted = Readonly<{ name: string; isBlueGreen: boolean; isMeant: boolean }>;

/** Takes a release back to the stable revision, at once and without a change of the spec. */
export const abort: Remedy<Aborted> = rolloutAction<Omit<Aborted, 'name'>>({
  id: 'rollout/abort',
  guards: ['/status/currentPodHash', '/status/stableRS', '/spec/paused'],

  order({ rollout, on, isMeant, isUnfinished, isAborted, isHeld, isBlueGreen }) {
    // While somebody holds it the controller does not act on an abort.
    if (!isUnfinished || isAborted || isHeld || !rollout.status?.stableRS) return undefined;
    return {
      part: 'status',
      fields: { abort: true },
      goal: { is: 'aborted', on },
      params: { isBlueGreen, isMeant },
    };
  },
  undo: 'starts-over',
  text: {
    en: ({ name, isBlueGreen, isMeant }) => ({
      title: isBlueGreen ? 'Abort the update' : 'Abort the canary',
      short: `Takes the release back at once: \`${name}\` goes to the stable revision.${isMeant ? '' : ' The cause stays.'}`,
      text: `All traffic of \`${name}\` goes to the stable revision and the new pods are removed. The spec stays as it is${isMeant ? '' : ', so the cause stays too'}.`,
      undo: 'None: a retry starts the release over at its first step.',
    }),
    ko: ({ name, isBlueGreen, isMeant }) => ({
      title: isBlueGreen ? '업데이트 중단' : '카나리 중단',
      short: `릴리스를 즉시 되돌려 \`${name}\` 롤아웃이 안정 리비전만 씁니다.${isMeant ? '' : ' 원인은 남습니다.'}`,
      text: `\`${name}\` 롤아웃의 트래픽이 모두 안정 리비전으로 가고 새 파드는 제거됩니다. spec은 그대로${isMeant ? '입니다' : '이므로 원인도 남습니다'}.`,
      undo: '없음: 다시 시도하면 릴리스가 첫 단계부터 시작됩니다.',
    }),
  },
});
