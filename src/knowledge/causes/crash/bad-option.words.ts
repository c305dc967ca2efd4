import type { Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';

/** `program` is what rejects the option where that is not the whole container; it `repeats` where it goes on. */
export type BadOption = InContainer &
  Readonly<{ option: string; said: string; program?: string; repeats: boolean }>;

/** What is said of an option that a program does not know. */
export const badOptionWords: Pick<Cause<BadOption>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { option, said, program, repeats } = params;
      const where = containerWords.en(params);
      const who = program ? `\`${program}\`` : 'its program';
      return {
        title: `\`${name}\`: ${where} is given the unknown option \`${option}\``,
        sentence: repeats
          ? `In the ${where} of \`${name}\` ${who} does not know the option \`${option}\`: “${said}”. The container tries again and again with the same command, and never gets on.`
          : `The ${where} of \`${name}\` ends because ${who} does not know the option \`${option}\`: “${said}”.`,
        detail: 'Either it has a typo, or this version of the program does not have that option.',
      };
    },
    ko({ name }, params) {
      const { option, said, program, repeats } = params;
      const where = containerWords.ko(params);
      const who = program ? `\`${program}\` 프로그램이` : '프로그램이';
      return {
        title: `\`${name}\`: ${where}에 알 수 없는 옵션 \`${option}\` 값이 주어졌습니다`,
        sentence: repeats
          ? `\`${name}\` 워크로드의 ${where}에서 ${who} \`${option}\` 옵션을 알지 못합니다: “${said}”. 같은 명령을 되풀이할 뿐이므로 앞으로 나아가지 못합니다.`
          : `\`${name}\` 워크로드의 ${where}가 끝나는 것은 ${who} \`${option}\` 옵션을 알지 못하기 때문입니다: “${said}”.`,
        detail: '오타이거나, 이 버전의 프로그램에 없는 옵션입니다.',
      };
    },
  },

  advice: {
    choose: () => ({
      mayGoBack: true,
      extra: [
        {
          en: { title: 'See which options it knows', text: 'Its --help lists them.' },
          ko: { title: '아는 옵션 확인', text: '목록은 --help 출력에 있습니다.' },
        },
      ],
      en: {
        title: 'Correct the option',
        text: 'Write the option as this version of the program knows it, or leave it out.',
      },
      ko: {
        title: '옵션 고치기',
        text: '이 버전의 프로그램이 아는 이름으로 옵션을 고치거나 빼십시오.',
      },
    }),
  },
};
