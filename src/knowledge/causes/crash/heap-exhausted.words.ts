import type { Cause } from '../../../domain/model.ts';
import { tableOf } from '../../../text/table-of.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';
import { withExitKo } from '../../words/exit-words.ts';

/** `heap` is how much it used in the end, in MB as the runtime counts, where it says so. */
export type Exhausted = InContainer &
  Readonly<{
    runtime: string;
    setting: string;
    said: string;
    heap?: number;
    limit?: string;
    exitCode: number;
  }>;

/** What is said of a heap that is full. */
export const heapExhaustedWords: Pick<Cause<Exhausted>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { runtime, setting, said, heap, limit, exitCode } = params;
      const where = containerWords.en(params);
      const used = heap === undefined ? '' : ` (about ${heap} MB)`;
      return {
        title: `\`${name}\`: ${where} ran out of heap, not of its container's memory`,
        sentence: `In the ${where} of \`${name}\` ${runtime} reached the limit of its own heap${used} and ended with exit code ${exitCode}: “${said}”.`,
        so: `That limit is the runtime's own (\`${setting}\`, or its default)${limit ? `, another than the container's (${limit})` : ''}: raise it within the container's memory, or find what fills the heap.`,
      };
    },
    ko({ name }, params) {
      const { runtime, setting, said, heap, limit, exitCode } = params;
      const where = containerWords.ko(params);
      const used = heap === undefined ? '' : `(약 ${heap} MB)`;
      return {
        title: `\`${name}\`: ${where}의 메모리가 아니라 런타임 힙이 모자랐습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}에서 ${RUNTIMES_KO[runtime] ?? runtime} 런타임이 자체 힙 제한${used}에 이르러 ${withExitKo(exitCode)} 끝났습니다: “${said}”.`,
        so: `이 제한은 런타임의 것입니다(\`${setting}\` 또는 기본값).${limit ? ` 컨테이너의 메모리 제한 ${limit} 때문에 종료된 것이 아닙니다.` : ''} 컨테이너 메모리 안에서 \`${setting}\` 값을 올리거나, 힙을 채우는 원인을 찾아야 합니다.`,
      };
    },
  },

  advice: {
    en: () => ({
      title: "Raise the runtime's heap limit",
      text: "Set the runtime's own heap limit to about three quarters of the container's memory limit, and raise both together when that is too little. If the heap grows without end, look for the leak instead.",
    }),
    ko: () => ({
      title: '런타임 힙 제한 올리기',
      text: '런타임의 힙 제한을 컨테이너 메모리 제한의 4분의 3 정도로 두고, 모자라면 둘을 함께 올리십시오. 힙이 끝없이 늘어난다면 누수를 찾아야 합니다.',
    }),
  },
};

const RUNTIMES_KO: Readonly<Record<string, string>> = tableOf({ 'the JVM': 'JVM' });
