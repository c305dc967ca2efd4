import type { Cause, Ref } from '../../../domain/model.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { refWord } from '../../words/ref-word.ts';

/** What the namespace controller waits for or fails at, in its own words, and the objects that are behind it. */
export type Remains = Readonly<{ what: LeftBehind; said: string; kept: readonly Ref[] }>;
type LeftBehind = 'discovery' | 'failure' | 'finalizers' | 'content';

/** What is said of a namespace that does not go. */
export const namespaceNotEmptyWords: Pick<Cause<Remains>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { what, said, kept }) => ({
      title: `namespace \`${name}\` cannot go: ${EN[what].title}`,
      sentence: `Namespace \`${name}\` stays Terminating: ${EN[what].means}${said && ` It says: “${said}”.`}${kept.length > 0 ? ` That is ${kept.map(refWord).join(', ')}.` : ''}`,
      state: 'stuck Terminating',
    }),
    ko: ({ name }, { what, said, kept }) => ({
      title: `\`${name}\` 네임스페이스가 사라지지 못합니다: ${KO[what].title}`,
      sentence: `\`${name}\` 네임스페이스가 Terminating 상태로 남아 있습니다. ${KO[what].means}${said && ` 상태 메시지: “${said}”.`}${kept.length > 0 ? ` 해당 객체: ${kept.map(refWord).join(', ')}.` : ''}`,
      state: 'Terminating에서 멈춤',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Remove what keeps the namespace',
      text: `Fix the API that does not answer, or finish what is left in \`${name}\`; the namespace then goes by itself. Its own finalizer is not to be removed: what is left would stay in the store unseen.`,
    }),
    ko: ({ name }) => ({
      title: '네임스페이스를 붙잡는 것 제거',
      text: `응답하지 않는 API를 고치거나 \`${name}\` 안에 남은 것을 정리하면 네임스페이스는 저절로 사라집니다. 네임스페이스의 finalizer를 지우면 남은 것이 보이지 않게 저장소에 남으므로 지우지 마십시오.`,
    }),
    commandOnly: 'looks',
    command: (subject, { kept: [first = subject] }) => kubectl('get', first, '-o', 'yaml'),
  },
};

type Meaning = Readonly<{ title: string; means: string }>;
const EN: Readonly<Record<LeftBehind, Meaning>> = {
  discovery: {
    title: 'an API does not answer',
    means:
      'an aggregated API does not answer, so the namespace controller cannot find out whether anything of it is left. Mend or remove its APIService.',
  },
  failure: { title: 'its content cannot be deleted', means: 'deleting something in it fails.' },
  finalizers: {
    title: 'finalizers remain',
    means: 'objects in it carry finalizers whose controllers have not removed them.',
  },
  content: { title: 'it is not empty yet', means: 'objects in it are still being deleted.' },
};
const KO: Readonly<Record<LeftBehind, Meaning>> = {
  discovery: {
    title: '응답하지 않는 API가 있습니다',
    means:
      'aggregated API 하나가 응답하지 않아 남은 것이 있는지 네임스페이스 컨트롤러가 알 수 없습니다. 해당 APIService를 고치거나 제거하십시오.',
  },
  failure: {
    title: '내용을 지울 수 없습니다',
    means: '안에 있는 것을 지우는 데 실패하고 있습니다.',
  },
  finalizers: {
    title: 'finalizer가 남아 있습니다',
    means: '안에 있는 객체의 finalizer를 해당 컨트롤러가 제거하지 않았습니다.',
  },
  content: { title: '아직 비지 않았습니다', means: '안에 있는 객체가 아직 지워지는 중입니다.' },
};
