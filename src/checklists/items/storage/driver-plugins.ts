import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import type { Text } from '../../../domain/lang.ts';
import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { pluginOfDriver } from '../../../readings/controllers/driver-programs.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { isWithin } from '../../../readings/time.ts';
import { podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { marked } from '../../../text/marked.ts';
import { askWhy } from '../../ask-why.ts';
import { said } from '../../said.ts';

const LATELY_MS = 60 * 60_000;

/** The plugin of a CSI driver is Ready on every node that is to have it, and has not restarted in the last hour. */
export const driverPlugins: ChecklistItem<'storage.k8s.io/CSIDriver'> = {
  id: 'storage/driver-plugins',
  title: {
    en: 'The plugins of storage drivers are Ready on their nodes and do not restart',
    ko: '스토리지 드라이버 플러그인이 각 노드에서 Ready 상태이고 재시작하지 않습니다',
  },
  of: ['storage.k8s.io/CSIDriver'],

  *look(driver, world): Iterable<Mark> {
    const plugin = pluginOfDriver(driver.metadata?.name ?? '', world);
    if (plugin.is === 'none') return;
    if (plugin.is === 'unread') return yield { is: 'not-checked', says: UNKNOWN };
    const { pods } = podsOf(plugin.at, world);
    const [at] = pods.filter((pod) => !isReady(pod));
    const bad = [...pods].filter((pod) => !isReady(pod) || hasRestarted(pod, world));
    const fact = world.get(plugin.at);
    const status =
      fact.is === 'known' ? (fact.value as Resource<'apps/DaemonSet'>).status : undefined;
    const { desiredNumberScheduled: wanted = 0, numberReady: ready = 0 } = status ?? {};
    if (bad.length === 0 && ready >= wanted) return yield { is: 'pass' };
    const nodes = bad.flatMap(({ spec }) => spec?.nodeName ?? []);
    yield {
      is: 'fail',
      hurts: ready < wanted ? 'workload' : 'progress',
      says: said(WORDS, plugin.at.name, { ready, wanted, nodes }),
      command: askWhy(at ? podRef(at) : plugin.at),
    };
  },
};

function hasRestarted({ status }: Resource<'Pod'>, { now }: World): boolean {
  return (status?.containerStatuses ?? []).some(({ lastState }) =>
    isWithin(LATELY_MS, lastState?.terminated?.finishedAt, now),
  );
}

type Counts = Readonly<{ ready: number; wanted: number; nodes: readonly string[] }>;
const WORDS: Text<[plugin: string, Counts]> = {
  en: (plugin, { ready, wanted, nodes }) =>
    `\`${plugin}\` is Ready on ${ready} of ${wanted} nodes${nodes.length > 0 ? `; not Ready or restarted in the last hour on ${marked(nodes)}` : ''}. Where it is down, none of its volumes can be mounted.`,
  ko: (plugin, { ready, wanted, nodes }) =>
    `\`${plugin}\` 플러그인이 노드 ${wanted}개 중 ${ready}개에서 Ready 상태입니다${nodes.length > 0 ? `. ${marked(nodes)} 노드에서 Ready가 아니거나 최근 1시간 안에 재시작했습니다` : ''}. 동작하지 않는 노드에서는 볼륨을 마운트할 수 없습니다.`,
};
const UNKNOWN = {
  en: 'Which DaemonSet runs its plugin could not be told.',
  ko: '플러그인을 실행하는 DaemonSet을 알 수 없습니다.',
};
