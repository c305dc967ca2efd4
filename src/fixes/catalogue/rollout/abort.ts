import type { Remedy } from '../../../domain/remedy.ts';
import { rolloutAction } from '../../change/rollout-action.ts';

/** `isMeant` is a pause by plan: there is no cause that would stay. `isFull` is one that somebody promoted to its end. */
type Aborted = Readonly<{
  name: string;
  isBlueGreen: boolean;
  isMeant: boolean;
  isFull?: boolean;
}>;

/** Takes a release back to the stable revision, at once and without a change of the spec. */
export const abort: Remedy<Aborted> = rolloutAction<Omit<Aborted, 'name'>>({
  id: 'rollout/abort',
  guards: ['/status/currentPodHash', '/status/stableRS', '/spec/paused'],

  order({ rollout, on, isMeant, isUnfinished, isAborted, isHeld, isBlueGreen }) {
    // While somebody holds it the controller does not act on an abort.
    if (!isUnfinished || isAborted || isHeld || !rollout.status?.stableRS) return undefined;
    // Argo Rollouts deletes an abort of an update that was promoted in full (rollout/canary.go).
    const isFull = rollout.status.promoteFull ?? false;
    return {
      part: 'status',
      fields: { ...(isFull && { promoteFull: undefined }), abort: true },
      goal: { is: 'aborted', on },
      params: { isBlueGreen, isMeant, ...(isFull && { isFull }) },
    };
  },
  undo: 'starts-over',
  text: {
    en: ({ name, isBlueGreen, isMeant, isFull }) => ({
      title: isFull
        ? 'Take `promoteFull` back and abort'
        : isBlueGreen
          ? 'Abort the update'
          : 'Abort the canary',
      short: `Takes the release back at once: \`${name}\` goes to the stable revision.${isMeant ? '' : ' The cause stays.'}`,
      text: `${isFull ? 'The update was promoted to its end, and while `status.promoteFull` is set the controller deletes an abort again: both are written in one request. ' : ''}All traffic of \`${name}\` goes to the stable revision and the new pods are removed. The spec stays as it is${isMeant ? '' : ', so the cause stays too'}.`,
      undo: 'None: a retry starts the release over at its first step.',
    }),
    ko: ({ name, isBlueGreen, isMeant, isFull }) => ({
      title: isFull ? '`promoteFull` 취소 후 중단' : isBlueGreen ? '업데이트 중단' : '카나리 중단',
      short: `릴리스를 즉시 되돌려 \`${name}\` 롤아웃이 안정 리비전만 씁니다.${isMeant ? '' : ' 원인은 남습니다.'}`,
      text: `${isFull ? '끝까지 승격하도록 지시된 상태이며, `status.promoteFull` 값이 있으면 컨트롤러가 중단 요청을 지웁니다. 그래서 두 값을 한 요청으로 씁니다. ' : ''}\`${name}\` 롤아웃의 트래픽이 모두 안정 리비전으로 가고 새 파드는 제거됩니다. spec은 그대로${isMeant ? '입니다' : '이므로 원인도 남습니다'}.`,
      undo: '없음: 다시 시도하면 릴리스가 첫 단계부터 시작됩니다.',
    }),
  },
});
