import type { Cause } from '../../../domain/model.ts';
import { cannotCreateAdvice } from './cannot-create-advice.words.ts';
import { cannotCreateRows, type RefusedCreation } from './cannot-create-rows.words.ts';

/** What is said of a container that cannot be created. */
export const cannotCreateWords: Pick<Cause<RefusedCreation>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { why, what, container, lacks }) => ({
      title: `\`${name}\`: container \`${container}\` cannot be created: ${cannotCreateRows[why].en.short}`,
      sentence: `Container \`${container}\` of \`${name}\` cannot be created: ${cannotCreateRows[why].en.clause(what)}.`,
      ...(lacks && {
        so: `ConfigMap \`${lacks.configMap}\` has no key \`${lacks.key}\`, which the subPath of that mount names: an empty directory takes its place.`,
      }),
    }),
    ko: ({ name }, { why, what, container, lacks }) => ({
      title: `\`${name}\`: \`${container}\` 컨테이너를 만들 수 없습니다: ${cannotCreateRows[why].ko.short}`,
      sentence: `\`${name}\` 객체의 \`${container}\` 컨테이너를 만들 수 없습니다. ${cannotCreateRows[why].ko.clause(what)}.`,
      ...(lacks && {
        so: `그 마운트의 subPath가 가리키는 \`${lacks.key}\` 키가 ConfigMap \`${lacks.configMap}\` 객체에 없어 빈 디렉터리가 대신 마운트됩니다.`,
      }),
    }),
  },

  advice: cannotCreateAdvice,
};
