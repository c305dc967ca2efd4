import type { Remedy } from '../../../domain/remedy.ts';
import { missingNames } from '../../../knowledge/references/missing-names.ts';
import { revisionReferences } from '../../../knowledge/references/templates.ts';
import { abortOf } from '../../../readings/workloads/aborts.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { present } from '../../../text/present.ts';
import { rolloutAction } from '../../change/rollout-action.ts';
import type { RolloutState } from '../../change/rollout-state.ts';

/** `said` is why the controller gave up by itself; `lacks` is what the new pods need and is not there. */
type Retried = Readonly<{ said?: string; lacks?: string }>;

/** Takes an abort back: the update starts over at its first step. */
export const retry: Remedy<Retried> = rolloutAction<Retried>({
  id: 'rollout/retry',
  guards: ['/status/currentPodHash', '/status/stableRS', '/spec/paused'],

  order(at) {
    if (!at.isUnfinished || !at.isAborted || at.isHeld) return undefined;
    const said = abortOf(at.rollout)?.said;
    const missing = missingFor(at);
    return {
      part: 'status',
      fields: { abort: false },
      goal: { is: 'updated-ready', on: at.on },
      params: { ...present({ said, lacks: missing }) },
    };
  },
  text: {
    en: ({ name, said, lacks: missing }) => ({
      title: 'Retry the update',
      short: missing
        ? `It gets stuck again: ${missing}, which the new pods need, does not exist.`
        : said
          ? `The same rule judges it again, and stops it again unless what it saw is fixed: ${said}`
          : 'The same revision starts over at its first step: the template has not changed since the abort. Retry when the reason for the abort is gone.',
      text: `The update of \`${name}\` starts over at its first step, with the same revision: the template has not changed since the abort.${missing ? ` ${missing}, which the new pods need, does not exist: until it does, they do not start.` : ''}${said ? ` The controller gave up by itself, and the same rule judges it again: unless what it saw is fixed, it stops again (${said}).` : missing ? '' : ' Retry when the reason for the abort is gone.'}`,
      undo: 'Sets the abort again: all traffic goes to the stable revision.',
    }),
    ko: ({ name, said, lacks: missing }) => ({
      title: '업데이트 재시도',
      short: missing
        ? `새 파드에 필요한 ${missing} 객체가 없어 다시 멈춥니다.`
        : said
          ? `같은 규칙이 다시 판정하므로, 원인을 고치지 않으면 다시 멈춥니다: ${said}`
          : '중단 이후 템플릿이 바뀌지 않아 같은 리비전이 첫 단계부터 다시 시작됩니다. 중단한 이유가 해결되었을 때 재시도하십시오.',
      text: `\`${name}\` 롤아웃의 업데이트가 첫 단계부터 다시 시작됩니다. 중단 이후 템플릿이 바뀌지 않아 같은 리비전입니다.${missing ? ` 새 파드에 필요한 ${missing} 객체가 없으며, 생기기 전에는 새 파드가 시작되지 않습니다.` : ''}${said ? ` 컨트롤러가 스스로 중단했고 같은 규칙이 다시 판정하므로, 원인을 고치지 않으면 다시 멈춥니다(${said}).` : missing ? '' : ' 중단한 이유가 해결되었을 때 재시도하십시오.'}`,
      undo: '다시 중단 상태로 두어 모든 트래픽이 안정 리비전으로 갑니다.',
    }),
  },
});

/** The pods of an aborted revision are gone, and with them what they told: its template still says what they need. */
function missingFor({ holder, world }: RolloutState): string | undefined {
  const [first] = missingNames(holder, revisionReferences, world);
  return first && `${kindWord(first.to[0].kind)} \`${first.to[0].name}\``;
}
