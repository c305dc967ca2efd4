import { kubectl, wordsOnly } from '../../words/words-only.ts';

/** What holds an object is made to let go of it. kubewhy removes no finalizer, and gives no command for that. */
export const letGo = wordsOnly(
  'lifecycle/let-go',
  {
    'lifecycle/finalizer': {
      en: (name) => ({
        title: 'Let the owner of the finalizer finish',
        text: `Start or mend the controller to which the finalizer of \`${name}\` belongs; it removes the finalizer when its clean-up is done. Only its owner may decide to give up that clean-up and to remove the finalizer by hand.`,
      }),
      ko: (name) => ({
        title: 'finalizer 담당 컨트롤러가 끝내게 하기',
        text: `\`${name}\` 객체의 finalizer를 맡은 컨트롤러를 시작하거나 고치십시오. 정리가 끝나면 스스로 제거합니다. 정리를 포기하고 손으로 지울지는 담당자만 결정할 수 있습니다.`,
      }),
    },
    'lifecycle/namespace-not-empty': {
      en: (name) => ({
        title: 'Remove what keeps the namespace',
        text: `Mend the API that does not answer, or finish what is left in \`${name}\`; the namespace then goes by itself. Its own finalizer is not to be removed: what is left would stay in the store unseen.`,
      }),
      ko: (name) => ({
        title: '네임스페이스를 붙잡는 것 제거',
        text: `응답하지 않는 API를 고치거나 \`${name}\` 안에 남은 것을 정리하면 네임스페이스는 저절로 사라집니다. 네임스페이스의 finalizer를 지우면 남은 것이 보이지 않게 저장소에 남으므로 지우지 마십시오.`,
      }),
    },
  },
  ({ subject }) => kubectl('get', subject, '-o', 'yaml'),
);
