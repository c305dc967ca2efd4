import { wordsOnly } from '../../words/words-only.ts';

/** What a Rollout refers to is made, or what it says is corrected. */
export const completeSpec = wordsOnly('rollout/complete-spec', {
  'rollout/invalid-spec': {
    en: (name) => ({
      title: 'Make what is missing, or correct the spec',
      text: `Make \`${name}\` in the place where the Rollout looks for it, or correct the field of the Rollout that its controller names. Until then nothing of the spec is carried out; what runs goes on.`,
    }),
    ko: (name) => ({
      title: '없는 것을 만들거나 spec 수정',
      text: `Rollout이 찾는 곳에 \`${name}\` 객체를 만들거나, 컨트롤러가 지적한 Rollout 필드를 고치십시오. 그때까지 spec은 수행되지 않으며 실행 중인 것은 그대로입니다.`,
    }),
  },
});
