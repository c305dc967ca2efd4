import type { Cause, Evidence } from '../../../domain/model.ts';
import { CRASHES, crashOf, type Crash } from '../../signs/logs/crashes.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { defaultLimitOf, memoryLimitOf } from '../../signs/pods/memory-limit.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

/**
 * Without a limit the node ran out of memory. `by` tells whose limit it is, and of a LimitRange's default the name
 * where that could be read.
 */
type Killed = InContainer &
  Readonly<{
    limit?: string;
    by: 'container' | 'pod' | 'default';
    range?: string;
    restarts: number;
    atStart?: true; // before its program ran
  }>;

/** As runc says it where it is killed while it sets up a container. */
const AT_START = /container init was OOM-killed/;

/** The kernel killed a container because its memory limit was reached, or the node's memory ran out. */
export const oomKilled: Cause<Killed> = {
  id: 'crash/oom-killed',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = crashOf(symptom, world);
    const atStart = AT_START.test(crash?.run.message ?? '');
    if (!crash || (crash.run.reason !== 'OOMKilled' && !atStart)) return;

    const { on, run } = crash;
    const { path, reason, message, finishedAt: at, restarts } = run;
    const limit = memoryLimitOf(crash);
    const given = limit && defaultLimitOf(crash, limit, world);
    const killed: Evidence = {
      source: 'field',
      on,
      path: atStart ? `${path}/message` : `${path}/reason`,
      quote: atStart ? message : reason,
      ...(at && { at }),
    };
    const bound: Evidence[] = limit
      ? [{ source: 'field', on, path: limit.path, quote: limit.quantity }]
      : [];
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        restarts,
        ...(atStart && { atStart }),
        by: given ? 'default' : limit?.isOfPod ? 'pod' : 'container',
        ...(limit && { limit: limit.quantity }),
        ...(given?.range && { range: given.range }),
      },
      evidence: [killed, ...bound, ...(given?.evidence ?? [])],
      strength: limit && !isShared(crash) ? 'entails' : 'fits',
    };
  },

  text: {
    en({ name }, params) {
      const { limit, by, range, restarts, atStart } = params;
      const where = containerWords.en(params);
      const whose = by === 'pod' ? 'the memory limit of its pod,' : 'its memory limit of';
      const giver = range ? `LimitRange \`${range}\` gives it` : 'A LimitRange gave it';
      const given =
        by === 'default'
          ? ` The spec of \`${name}\` sets no memory limit: ${giver} to every container without one.`
          : '';
      const again = restarts > 0 ? { so: `It was started again ${restarts} times.` } : {};
      if (limit === undefined)
        return {
          title: `\`${name}\`: ${where} is OOMKilled, and has no memory limit`,
          sentence: `The ${where} of \`${name}\` was OOMKilled without a memory limit, so the node itself ran out of memory.`,
          ...again,
          detail:
            'Where a node runs out, the kernel chooses what exceeds its memory request the most.',
        };
      return {
        title: `\`${name}\`: ${where} is OOMKilled at its memory limit of ${limit}`,
        sentence: `The ${where} of \`${name}\` needs more than ${whose} ${limit}, so the kernel kills it (OOMKilled, out of memory).${given}`,
        ...again,
        detail: atStart
          ? 'It was killed before its program ran: the limit is too low for the runtime to set up a container at all.'
          : 'Either the limit is too low for its work, or the program keeps memory that it no longer needs. The status does not tell which.',
      };
    },
    ko({ name }, params) {
      const { limit, by, range, restarts, atStart } = params;
      const where = containerWords.ko(params);
      const whose = by === 'pod' ? '파드의 메모리 제한' : '메모리 제한(limit)';
      const given =
        by === 'default'
          ? ` \`${name}\` 워크로드의 spec에는 메모리 제한이 없고, ${range ? `LimitRange \`${range}\` 객체가` : 'LimitRange 객체가'} 제한이 없는 컨테이너에 넣는 기본값입니다.`
          : '';
      const again = restarts > 0 ? { so: `지금까지 ${restarts}번 다시 시작되었습니다.` } : {};
      if (limit === undefined)
        return {
          title: `\`${name}\`: 메모리 제한이 없는 ${where}가 OOMKilled 되었습니다`,
          sentence: `\`${name}\` 워크로드의 ${where}는 메모리 제한 없이 OOMKilled 되었으므로, 노드의 메모리가 부족했던 것입니다.`,
          ...again,
          detail:
            '노드의 메모리가 부족하면 커널은 메모리 요청(request)을 가장 많이 넘긴 프로세스를 고릅니다.',
        };
      return {
        title: `\`${name}\`: ${where}가 메모리 제한 ${limit}에서 OOMKilled 되었습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}에는 ${whose} ${limit}보다 많은 메모리가 필요해서 커널이 종료시킵니다(OOMKilled).${given}`,
        ...again,
        detail: atStart
          ? '프로그램이 실행되기도 전에 종료되었습니다. 제한이 너무 낮아 런타임이 컨테이너를 준비조차 하지 못합니다.'
          : '작업에 비해 제한이 낮거나, 프로그램이 더는 쓰지 않는 메모리를 붙들고 있는 것입니다. 어느 쪽인지는 상태만으로 알 수 없습니다.',
      };
    },
  },
};

/** Whether the containers of a pod share a limit, too: then either of the two may have been reached. */
function isShared({ pod, container }: Crash): boolean {
  const own = container.resources?.limits?.['memory'];
  const ofPod = pod.spec?.resources?.limits?.['memory'];
  return Boolean(own && ofPod) && (pod.spec?.containers ?? []).length > 1;
}
