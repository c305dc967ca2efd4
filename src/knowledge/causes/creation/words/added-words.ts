import type { Bilingual } from '../../../../domain/lang.ts';
import type { AdviceWords } from '../../../../domain/model.ts';
import type { Added } from '../signs/added.ts';

/** What is said of what a webhook put into a refused pod: a sentence. */
export const addedWords: Bilingual<(added: Added) => string> = {
  en: ({ containers, by, product }) => {
    const who = by.length > 0 ? `webhook ${listed(by, ' or ')}` : 'something';
    const named = product && by.length > 0 ? ` (${product})` : '';
    if (!containers)
      return `No container of its template has that: ${who}${named} adds a container as the pod is made.`;
    const [are, them] = containers.length > 1 ? ['are', 'them'] : ['is', 'it'];
    return `${listed(containers)} ${are} not in its template: ${who}${named} adds ${them} as the pod is made.`;
  },
  ko: ({ containers, by, product }) => {
    const who = by.length > 0 ? `${listed(by)} 웹훅` : '다른 프로그램';
    const named = product && by.length > 0 ? `(${product})` : '';
    return containers
      ? `${listed(containers)} 컨테이너는 템플릿에 없습니다. 파드를 만들 때 ${who}${named}에서 넣습니다.`
      : `템플릿의 컨테이너에는 그런 값이 없습니다. 파드를 만들 때 ${who}${named}에서 컨테이너를 넣습니다.`;
  },
};

/** What to do about it: `rule` is what refuses. */
export const addedAdvice = (
  name: string,
  rule: Bilingual,
  { annotation, product }: Added,
): Bilingual<AdviceWords> => ({
  en: {
    title: `Change what is added${product ? ` by ${product}` : ''}`,
    text: `${annotation ? `Set the annotation \`${annotation}\` in the pod template of \`${name}\` to what ${rule.en} allows` : `Change what the webhook adds to what ${rule.en} allows`}, or keep these pods out of the injection. The template's own containers are not what is refused.`,
  },
  ko: {
    title: `${product ? `${product}에서 ` : ''}넣는 컨테이너 변경`,
    text: `${annotation ? `\`${name}\` 파드 템플릿에 \`${annotation}\` 애너테이션을 ${rule.ko} 범위 안의 값으로 지정하거나` : `웹훅이 넣는 값을 ${rule.ko} 범위에 맞게 바꾸거나`}, 이 파드들을 주입 대상에서 빼십시오. 거부된 것은 템플릿의 컨테이너가 아닙니다.`,
  },
});

function listed(names: readonly string[], and = ', '): string {
  return names.map((name) => `\`${name}\``).join(and);
}
