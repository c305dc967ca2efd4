import type { Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';
import { withExitKo } from '../../words/exit-words.ts';

/** `place` is where in the program, as its stack trace says. */
export type Uncaught = InContainer &
  Readonly<{ language: string; said: string; exitCode: number; place?: string }>;

/** What is said of an error that a program does not catch. */
export const uncaughtErrorWords: Pick<Cause<Uncaught>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { language, said, place, exitCode } = params;
      const where = containerWords.en(params);
      return {
        title: `\`${name}\`: ${where} ends by an error that its program does not catch`,
        sentence: `The ${language} program in the ${where} of \`${name}\` ends with exit code ${exitCode} because of an error that it does not catch: “${said}”${place ? `, in ${place}` : ''}.`,
        detail: 'The fault is in the program or its data. No Kubernetes setting fixes it.',
      };
    },
    ko({ name }, params) {
      const { language, said, place, exitCode } = params;
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: ${where}가 처리되지 않은 오류로 끝납니다`,
        sentence: `\`${name}\` 워크로드의 ${where}에서 ${language} 프로그램이 처리되지 않은 오류 때문에 ${withExitKo(exitCode)} 끝납니다: “${said}”${place ? `, 위치 ${place}` : ''}.`,
        detail:
          '프로그램이나 주어진 데이터의 문제이며, Kubernetes의 어떤 필드로도 고칠 수 없습니다.',
      };
    },
  },

  advice: {
    choose: () => ({
      mayGoBack: true,
      en: {
        title: 'Fix the program or its data',
        text: 'Hand the stack trace to who owns the program.',
      },
      ko: {
        title: '프로그램 또는 데이터 고치기',
        text: '스택 트레이스를 프로그램 담당자에게 전달하십시오.',
      },
    }),
  },
};
