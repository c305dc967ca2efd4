import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Resource } from '../../../domain/resource.ts';
import { fieldsAt, numberIn, partOf, textIn } from '../../../readings/reports/fields.ts';
import { plural } from '../../../text/plural.ts';
import { askWhy } from '../../ask-why.ts';
import { said } from '../../said.ts';

/** A volume of Longhorn that is in use has as many replicas as it wants, at least two, each on a node of its own. */
export const replicas: ChecklistItem<'longhorn.io/Volume'> = {
  id: 'storage/replicas',
  title: {
    en: 'Volumes in use have all their replicas, at least two, on different nodes',
    ko: '사용 중인 볼륨의 복제본이 모두, 둘 이상, 서로 다른 노드에 있습니다',
  },
  of: ['longhorn.io/Volume'],

  *look(volume, world): Iterable<Mark> {
    const on = refTo('longhorn.io/Volume', volume);
    const status = partOf(volume, 'status');
    const wanted = numberIn(partOf(volume, 'spec'), 'numberOfReplicas');
    if (wanted === undefined) return yield { is: 'not-checked', says: UNREAD };
    if (textIn(status, 'state') === 'detached') return yield { is: 'pass', says: DETACHED };
    const all = world
      .list('longhorn.io/Replica', { namespace: on.namespace ?? '' })
      .items.filter((one) => textIn(partOf(one, 'spec'), 'volumeName') === on.name);
    const running = all.filter(isRunning);
    const nodes = new Set(running.map((one) => textIn(partOf(one, 'spec'), 'nodeID')));
    const robustness = textIn(status, 'robustness') ?? 'unknown';
    const claim = claimOf(volume) ?? '';
    const counts = { wanted, running: running.length, nodes: nodes.size, robustness, claim };
    const isWell =
      robustness === 'healthy' && running.length >= wanted && nodes.size >= running.length;
    if (isWell && wanted >= 2) return yield { is: 'pass' };
    const hurts = robustness === 'faulted' ? 'users' : 'redundancy';
    yield {
      is: 'fail',
      hurts,
      says: said(WORDS, counts),
      command: askWhy({ ...on, kind: kindOf(volume) }),
    };
  },
};

function isRunning(replica: Resource): boolean {
  return textIn(partOf(replica, 'status'), 'currentState') === 'running';
}

function claimOf(volume: Resource): string | undefined {
  const [status] = fieldsAt(volume, 'status.kubernetesStatus');
  const name = textIn(status?.value, 'pvcName');
  return name && `${textIn(status?.value, 'namespace') ?? ''}/${name}`;
}

type Counts = Readonly<{
  wanted: number;
  running: number;
  nodes: number;
  robustness: string;
  claim: string;
}>;
const WORDS: Text<[Counts]> = {
  en: ({ wanted, running, nodes, robustness, claim }) =>
    `${claim ? `Claim \`${claim}\`: ` : ''}${running} of ${wanted} ${plural(wanted, 'replica', 'replicas')} ${plural(running, 'runs', 'run')} on ${nodes} ${plural(nodes, 'node', 'nodes')} (robustness ${robustness}).${wanted < 2 ? ' One replica: if its node is lost, so is the data.' : ''}`,
  ko: ({ wanted, running, nodes, robustness, claim }) =>
    `${claim ? `클레임 \`${claim}\`: ` : ''}복제본 ${wanted}개 중 ${running}개가 노드 ${nodes}개에서 실행 중입니다(robustness ${robustness}).${wanted < 2 ? ' 복제본이 하나라 그 노드를 잃으면 데이터도 잃습니다.' : ''}`,
};
const DETACHED = {
  en: 'It is detached: how well it is shows when it is attached again.',
  ko: '분리(detached) 상태입니다. 다시 연결되어야 상태를 알 수 있습니다.',
};
const UNREAD = {
  en: 'It does not say how many replicas it wants.',
  ko: '원하는 복제본 수가 적혀 있지 않습니다.',
};
