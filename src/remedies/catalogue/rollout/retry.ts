import { shell } from '../../../text/shell.ts';
import { wordsOnly } from '../../words/words-only.ts';

/** An aborted release is tried again, or its spec goes back. A retry without a change repeats what ended it. */
export const retry = wordsOnly(
  'rollout/retry',
  {
    'rollout/aborted': {
      en: (name) => ({
        title: 'Retry the update, or set the spec back',
        text: `When the reason for the abort is gone, a retry starts the update of \`${name}\` over at its first step. If it is not wanted any more, set the template back to the stable revision, in Git where Git owns it: until then it stays Degraded.`,
      }),
      ko: (name) => ({
        title: '업데이트 재시도 또는 spec 되돌리기',
        text: `중단한 이유가 해결되었으면 재시도로 \`${name}\` 객체의 업데이트를 첫 단계부터 다시 시작합니다. 더 이상 필요 없으면 템플릿을 안정 리비전으로 되돌리십시오(Git 소유이면 Git에서). 그때까지 Degraded 상태로 남습니다.`,
      }),
    },
    'rollout/analysis-failed': {
      en: (name) => ({
        title: 'Mend what was measured or the way it is measured, then retry',
        text: `Find out whether the new revision is bad or the analysis \`${name}\` asks for the wrong thing: its query, address and condition stand in the AnalysisTemplate. Then retry the update; a retry without a change fails again.`,
      }),
      ko: (name) => ({
        title: '측정 대상이나 측정 방법을 고친 뒤 재시도',
        text: `새 리비전이 나쁜지, 분석 \`${name}\` 객체가 잘못된 것을 재는지 확인하십시오. 질의, 주소, 조건은 AnalysisTemplate에 있습니다. 그런 다음 재시도하십시오. 바꾼 것 없이 재시도하면 다시 실패합니다.`,
      }),
    },
  },
  ({ id, subject: { namespace = '', name } }) =>
    id === 'rollout/aborted'
      ? shell`kubectl argo rollouts retry rollout ${name} -n ${namespace}`
      : undefined,
);
