import type { Remedy } from '../../../domain/remedy.ts';
import { rolloutAction } from '../../change/rollout-action.ts';
import { only } from '../../reach/values.ts';

/** `said` is why the controller gave up by itself. */
type Retried = Readonly<{ said?: string }>;

/** "RolloutAborted: Rollout aborted update to revision 2: Step-based analysis phase error/failed: …" (v1.9) */
const BY_ITSELF = /Rollout aborted update to revision \d+: (.+)$/s;

/** Takes an abort back: the update starts over at its first step. */
export const retry: Remedy<Retried> = rolloutAction<Retried>({
  id: 'rollout/retry',
  reach: [{ of: ['argoproj.io/Rollout'], sub: 'status', paths: { '/status/abort': only(false) } }],
  guards: ['/status/currentPodHash', '/status/stableRS', '/spec/paused'],

  order({ rollout, on, isUnfinished, isAborted, isHeld }) {
    if (!isUnfinished || !isAborted || isHeld) return undefined;
    const [, said] = BY_ITSELF.exec(rollout.status?.message ?? '') ?? [];
    return {
      part: 'status',
      fields: { abort: false },
      goal: { is: 'updated-ready', on },
      params: said ? { said } : {},
    };
  },
  inWords: (params, lang) => WORDS[lang](params),
});

const WORDS = {
  en: ({ name, said }: Retried & Readonly<{ name: string }>) => ({
    title: 'Retry the update',
    short: said
      ? `The same rule judges it again, and stops it again unless what it saw is mended: ${said}`
      : 'The update starts over at its first step.',
    text: `The update of \`${name}\` starts over at its first step.${said ? ` The controller gave up by itself, and the same rule judges it again: unless what it saw is mended, it stops again (${said}).` : ''}`,
    undo: 'Sets the abort again: all traffic goes to the stable revision.',
  }),
  ko: ({ name, said }: Retried & Readonly<{ name: string }>) => ({
    title: '업데이트 재시도',
    short: said
      ? `같은 규칙이 다시 판정하므로, 원인을 고치지 않으면 다시 멈춥니다: ${said}`
      : '업데이트가 첫 단계부터 다시 시작됩니다.',
    text: `\`${name}\` 롤아웃의 업데이트가 첫 단계부터 다시 시작됩니다.${said ? ` 컨트롤러가 스스로 중단했고 같은 규칙이 다시 판정하므로, 원인을 고치지 않으면 다시 멈춥니다(${said}).` : ''}`,
    undo: '다시 중단 상태로 두어 모든 트래픽이 안정 리비전으로 갑니다.',
  }),
};
