import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { amountOf, written } from '../../../readings/quantities.ts';
import { marked } from '../../../text/marked.ts';
import { shell } from '../../../text/shell.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';
import type { HeapBeyond } from './signs/heap-beyond-limit.ts';
import type { Overridden } from './signs/overridden-limit.ts';
import { heapAdvice, heapWords } from './words/heap-words.ts';
import { overriddenAdvice, overriddenWords } from './words/overridden-words.ts';
import { requestWords } from './words/request-words.ts';

/**
 * Without a limit the node ran out of memory. `by` tells whose limit it is, and of a LimitRange's default the name
 * where that could be read.
 */
export type Killed = InContainer &
  Readonly<{
    limit?: string;
    by: 'container' | 'pod' | 'default';
    range?: string;
    sharers?: readonly string[]; // the containers that share the limit of their pod
    restarts: number;
    atStart?: true; // before its program ran
    node?: Readonly<{ name: string; said: string }>; // that had no memory left
    heap?: HeapBeyond; // of a runtime, that may grow past the limit
    overridden?: Overridden; // the template asks for more
  }>;

/** What is said of a container that was killed for its memory. */
export const oomKilledWords: Pick<Cause<Killed>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { limit, by, range, restarts, atStart, node, sharers, heap, overridden } = params;
      const where = containerWords.en(params);
      const whose = by === 'pod' ? 'the memory limit of its pod,' : 'its memory limit of';
      const giver = range ? `LimitRange \`${range}\` gives it` : 'A LimitRange gave it';
      const given =
        by === 'default'
          ? ` The spec of \`${name}\` sets no memory limit: ${giver} to every container without one.`
          : '';
      const times = restarts === 1 ? 'once' : `${restarts} times`;
      const again = restarts > 0 ? { so: `It has restarted ${times}.` } : {};
      if (node)
        return {
          title: `\`${name}\`: ${where} is killed while node \`${node.name}\` has no memory left`,
          sentence: `The ${where} of \`${name}\` was killed (exit code 137) while node \`${node.name}\` ran out of memory: “${node.said}”.`,
          ...again,
          detail: NO_ROOM.en,
        };
      if (limit === undefined)
        return {
          title: `\`${name}\`: ${where} is OOMKilled, and has no memory limit`,
          sentence: `The ${where} of \`${name}\` was OOMKilled without a memory limit, so the node itself ran out of memory.`,
          ...again,
          detail: NO_ROOM.en,
        };
      if (sharers)
        return {
          title: `\`${name}\`: ${where} is OOMKilled at the memory limit of its pod, ${limit}`,
          sentence: `The ${where} of \`${name}\` is killed (OOMKilled, out of memory) at the memory limit of its pod, ${limit}: it shares that with ${marked(sharers)}, and together they need more.`,
          ...again,
          detail: SHARED.en,
        };
      return {
        title: `\`${name}\`: ${where} is OOMKilled at its memory limit of ${limit}`,
        sentence: `The ${where} of \`${name}\` needs more than ${whose} ${limit}, so the kernel kills it (OOMKilled, out of memory).${given}${overridden ? ` ${overriddenWords.en(overridden)}` : ''}${heap ? ` ${heapWords.en(heap, limit)}` : ''}`,
        ...again,
        ...(!heap &&
          !overridden && {
            detail: atStart
              ? 'It was killed before its program ran: the limit is too low for the runtime to set up a container at all.'
              : 'Either the limit is too low for its work, or the program keeps memory that it no longer needs. The status does not tell which.',
          }),
      };
    },
    ko({ name }, params) {
      const { limit, by, range, restarts, atStart, node, sharers, heap, overridden } = params;
      const where = containerWords.ko(params);
      const whose = by === 'pod' ? '파드의 메모리 제한' : '메모리 제한(limit)';
      const given =
        by === 'default'
          ? ` \`${name}\` 워크로드의 spec에는 메모리 제한이 없고, ${range ? `LimitRange \`${range}\` 객체가` : 'LimitRange 객체가'} 제한이 없는 컨테이너에 넣는 기본값입니다.`
          : '';
      const again = restarts > 0 ? { so: `지금까지 ${restarts}번 다시 시작되었습니다.` } : {};
      if (node)
        return {
          title: `\`${name}\`: \`${node.name}\` 노드의 메모리가 부족할 때 ${where}가 강제 종료되었습니다`,
          sentence: `\`${name}\` 워크로드의 ${where}는 \`${node.name}\` 노드의 메모리가 부족해졌을 때 강제 종료되었습니다(종료 코드 137): “${node.said}”.`,
          ...again,
          detail: NO_ROOM.ko,
        };
      if (limit === undefined)
        return {
          title: `\`${name}\`: 메모리 제한이 없는 ${where}가 OOMKilled 되었습니다`,
          sentence: `\`${name}\` 워크로드의 ${where}는 메모리 제한 없이 OOMKilled 되었으므로, 노드의 메모리가 부족했던 것입니다.`,
          ...again,
          detail: NO_ROOM.ko,
        };
      if (sharers)
        return {
          title: `\`${name}\`: ${where}가 파드의 메모리 제한 ${limit}에서 OOMKilled 되었습니다`,
          sentence: `\`${name}\` 워크로드의 ${where}가 파드의 메모리 제한 ${limit}에서 종료됩니다(OOMKilled). 이 제한은 ${marked(sharers)} 컨테이너와 함께 쓰며, 합친 사용량이 제한을 넘습니다.`,
          ...again,
          detail: SHARED.ko,
        };
      return {
        title: `\`${name}\`: ${where}가 메모리 제한 ${limit}에서 OOMKilled 되었습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}에는 ${whose} ${limit}보다 많은 메모리가 필요해서 커널이 종료시킵니다(OOMKilled).${given}${overridden ? ` ${overriddenWords.ko(overridden)}` : ''}${heap ? ` ${heapWords.ko(heap, limit)}` : ''}`,
        ...again,
        ...(!heap &&
          !overridden && {
            detail: atStart
              ? '프로그램이 실행되기도 전에 종료되었습니다. 제한이 너무 낮아 런타임이 컨테이너를 준비조차 하지 못합니다.'
              : '작업에 비해 제한이 낮거나, 프로그램이 더는 쓰지 않는 메모리를 붙들고 있는 것입니다. 어느 쪽인지는 상태만으로 알 수 없습니다.',
          }),
      };
    },
  },

  advice: {
    choose: (_, { limit, heap, overridden }) =>
      limit === undefined
        ? requestWords
        : overridden
          ? overriddenAdvice(overridden)
          : heap?.old
            ? { en: heapAdvice.en(heap), ko: heapAdvice.ko(heap) }
            : {
                extra: [
                  ...(heap ? [{ en: heapAdvice.en(heap), ko: heapAdvice.ko(heap) }] : []),
                  {
                    en: {
                      title: 'See whether it leaks',
                      text: 'If it reaches every limit, however high, it probably leaks memory. Set the request to what it normally uses.',
                    },
                    ko: {
                      title: '메모리 누수 확인',
                      text: '아무리 올려도 다시 차면 메모리 누수입니다. 요청(request)은 평소 사용량에 맞추십시오.',
                    },
                  },
                ],
                en: {
                  title: 'Raise the memory limit',
                  text: 'Twice the present limit is a start; what the container needs is in its memory graph.',
                },
                ko: {
                  title: '메모리 제한 올리기',
                  text: '지금 제한의 두 배에서 시작하되, 실제로 필요한 양은 메모리 그래프에서 확인하십시오.',
                },
              },

    command(
      { kind, namespace = 'default', name },
      { container, isInit, limit, by, heap, overridden },
    ) {
      if (overridden) return undefined;
      if (kind !== 'apps/Deployment' || isInit || limit === undefined || by === 'pod' || heap?.old)
        return undefined;
      const twice = written('memory', amountOf('memory', limit) * 2);
      return shell`kubectl -n ${namespace} set resources deployment/${name} -c ${container} --limits=memory=${twice}`;
    },
  },
};

const SHARED: Bilingual = {
  en: 'The kernel chooses one of them to kill; another may be the one that keeps the memory. The status does not tell which.',
  ko: '커널이 그중 하나를 골라 종료시키므로, 메모리를 붙들고 있는 것은 다른 컨테이너일 수 있습니다. 어느 쪽인지는 상태만으로 알 수 없습니다.',
};
const NO_ROOM: Bilingual = {
  en: 'Where a node runs out, the kernel chooses what exceeds its memory request the most.',
  ko: '노드의 메모리가 부족하면 커널은 메모리 요청(request)을 가장 많이 넘긴 프로세스를 고릅니다.',
};
