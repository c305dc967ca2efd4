import type { Bilingual } from '../../../../domain/lang.ts';
import type { ExtraAdvice } from '../../../../domain/model.ts';
import type { CpuLimit } from '../../../../readings/pods/tight-cpu.ts';

/** What a small CPU limit does to a program that is asked too early or answers too late. */
export const cpuWords: Bilingual<(cpu: CpuLimit) => string> = {
  en: ({ limit, ample }) =>
    `Its CPU limit is only ${limit}: throttled to that, a start or an answer can take many times as long.${
      ample
        ? ` Pod \`${ample.pod}\` runs the same image with ${amount.en(ample)} and is Ready.`
        : ''
    }`,
  ko: ({ limit, ample }) =>
    `CPU 제한이 ${limit}뿐이라, 스로틀링으로 시작이나 응답이 몇 배 오래 걸릴 수 있습니다.${
      ample
        ? ` 같은 이미지를 쓰는 \`${ample.pod}\` 파드는 ${amount.ko(ample)} Ready 상태입니다.`
        : ''
    }`,
};

const amount: Bilingual<(ample: NonNullable<CpuLimit['ample']>) => string> = {
  en: ({ limit }) => (limit ? `a limit of ${limit}` : 'no CPU limit'),
  ko: ({ limit }) => (limit ? `CPU 제한 ${limit}에서` : 'CPU 제한 없이'),
};

/** What to do about it, beside what is done about the probe. */
export const moreCpu: ExtraAdvice = {
  unless: 'resources/cpu-limit',
  en: {
    title: 'Raise or drop the CPU limit',
    text: 'Raise or drop the CPU limit as well: a start is mostly computing, and with more CPU the probe may do as it is.',
  },
  ko: {
    title: 'CPU 제한 늘리기',
    text: 'CPU 제한도 늘리거나 없애십시오. 시작 과정은 대부분 계산이라 CPU가 넉넉하면 프로브를 그대로 두어도 될 수 있습니다.',
  },
};
