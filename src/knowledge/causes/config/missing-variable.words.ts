import type { Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';
import { withExitKo } from '../../words/exit-words.ts';

/** A variable that nothing sets. */
export type MissingVariable = InContainer &
  Readonly<{ variable: string; said: string; exitCode: number }>;

/** What is said of a variable that is not set. */
export const missingVariableWords: Pick<Cause<MissingVariable>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { variable, said, exitCode } = params;
      const where = containerWords.en(params);
      return {
        title: `\`${name}\`: the variable \`${variable}\` is not set`,
        sentence: `The ${where} of \`${name}\` ends with exit code ${exitCode}, for the environment variable \`${variable}\` is not set: “${said}”.`,
        detail: `No \`env\` or \`envFrom\` of the container gives \`${variable}\`.`,
      };
    },
    ko({ name }, params) {
      const { variable, said, exitCode } = params;
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: \`${variable}\` 변수가 설정되어 있지 않습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 ${withExitKo(exitCode)} 끝납니다. 환경 변수 \`${variable}\` 값이 없기 때문입니다: “${said}”.`,
        detail: `컨테이너의 \`env\`, \`envFrom\` 어디에도 \`${variable}\` 값이 없습니다.`,
      };
    },
  },

  advice: {
    en: () => ({
      title: 'Set the variable',
      text: 'Set the variable in env, a password from a Secret (secretKeyRef).',
    }),
    ko: () => ({
      title: '변수 설정',
      text: 'env에 변수를 설정하십시오. 비밀번호는 Secret에서 가져오십시오(secretKeyRef).',
    }),
  },
};
