import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import { evictionByNode } from '../../../readings/pods/evictions.ts';
import { SIZED } from '../../../readings/workloads/sizes.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import { marked } from '../../../text/marked.ts';
import { plural } from '../../../text/plural.ts';
import { said } from '../../said.ts';

const SCARCE = /memory/i;

/** What a node evicted for its memory asks for memory: the kubelet evicts first what uses more than it asked for. */
export const memoryRequest: ChecklistItem<(typeof SIZED)[number]> = {
  id: 'prevention/memory-request',
  title: {
    en: 'What was evicted for memory asks for memory',
    ko: '메모리 때문에 축출된 워크로드에 메모리 요청이 있습니다',
  },
  of: SIZED.filter((kind) => kind !== 'apps/ReplicaSet'),

  *look(workload, world): Iterable<Mark> {
    const { pods } = podsOf(refTo(kindOf(workload), workload), world);
    const evicted = pods.filter((pod) => SCARCE.test(evictionByNode(pod)?.short ?? ''));
    if (evicted.length === 0) return;
    const bare = (workload.spec?.template?.spec?.containers ?? []).filter(
      ({ resources }) => !resources?.requests?.['memory'] && !resources?.limits?.['memory'],
    );
    if (bare.length === 0) return yield { is: 'pass' };
    const says = said(
      WORDS,
      evicted.length,
      bare.map(({ name }) => name),
    );
    yield { is: 'fail', hurts: 'redundancy', says };
  },
};

const WORDS: Text<[evicted: number, containers: readonly string[]]> = {
  en: (evicted, containers) =>
    `${evicted} of its pods ${plural(evicted, 'was', 'were')} evicted for memory, and ${marked(containers)} ${plural(containers.length, 'asks', 'ask')} for none: such pods go first. A request of what it uses keeps it.`,
  ko: (evicted, containers) =>
    `파드 ${evicted}개가 메모리 때문에 축출되었는데 ${marked(containers)} 컨테이너에 메모리 요청이 없습니다. 이런 파드가 먼저 축출됩니다. 실제 사용량만큼 요청하면 막을 수 있습니다.`,
};
