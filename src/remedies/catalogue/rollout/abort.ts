import { refTo } from '../../../domain/keys.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { commandOf } from '../../command.ts';
import { only } from '../../reach/values.ts';
import { statusChange } from '../../status-change.ts';
import { unfinishedRollout } from '../../unfinished-rollout.ts';

/** Takes a release back to the stable revision, at once and without a change of the spec. */
export const abort: Remedy<Readonly<{ name: string }>> = {
  id: 'rollout/abort',
  answers: 'every-root',
  reach: [{ of: ['argoproj.io/Rollout'], sub: 'status', paths: { '/status/abort': only(true) } }],

  *propose(finding, world) {
    const rollout = unfinishedRollout(finding, world);
    if (!rollout || rollout.status?.abort || !rollout.status?.stableRS) return;

    const change = statusChange(rollout, ['currentPodHash', 'stableRS'], { abort: true });
    if (!change) return;
    const on = refTo('argoproj.io/Rollout', rollout);
    yield {
      params: { name: on.name },
      kind: 'rollout',
      risk: 'none',
      change: { ...change, undo: { none: 'starts-over' } },
      goal: { is: 'aborted', on },
      command: commandOf(change),
    };
  },

  inWords: ({ name }, lang) => WORDS[lang](name),
};

const WORDS = {
  en: (name: string) => ({
    title: 'Abort the canary',
    short: `Takes the release back at once: \`${name}\` goes to the stable revision. The cause stays.`,
    text: `All traffic of \`${name}\` goes to the stable revision and the new pods are removed. The spec stays as it is, so the cause stays too.`,
    undo: 'None: a retry starts the release over at step 0.',
  }),
  ko: (name: string) => ({
    title: '카나리 중단',
    short: `릴리스를 즉시 되돌려 \`${name}\` 롤아웃이 안정 리비전만 씁니다. 원인은 남습니다.`,
    text: `\`${name}\` 롤아웃의 트래픽이 모두 안정 리비전으로 가고 새 파드는 제거됩니다. spec은 그대로이므로 원인도 남습니다.`,
    undo: '없음: 다시 시도하면 릴리스가 0단계부터 시작됩니다.',
  }),
};
