import type { Ref, World } from '../../domain/model.ts';
import type { Remarker } from '../../domain/remarker.ts';
import type { Resource } from '../../domain/resource.ts';
import { eventsSaying } from '../../readings/events.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { endedRuns } from '../../readings/pods/runs.ts';
import { isWithin } from '../../readings/time.ts';
import { podRef } from '../../readings/workloads/workloads.ts';
import { timeWord } from '../../text/time-word.ts';

/** What ended all containers of the pod at once: its node, which was started again, or a new sandbox. */
type RestartedWithNode = Readonly<{
  by: 'reboot' | 'kubelet' | 'sandbox';
  node: string;
  at: string;
}>;

/** The kubelet keeps events for an hour; the containers come back within minutes. */
const AN_HOUR = 60 * 60_000;
const SOON_MS = 10 * 60_000;
/** As the kubelet reports it (pkg/kubelet/events/event.go). */
const OF_NODE = [
  { reason: 'Rebooted', by: 'reboot' },
  { reason: 'Starting', by: 'kubelet' },
] as const;

/** The restart of a pod that is Ready was its node's, or that of its network: no program of it failed. */
export const restartedWithNode: Remarker<'Pod', RestartedWithNode> = {
  id: 'pod/restarted-with-node',
  of: ['Pod'],

  *remark(pod, world) {
    const ended = isReady(pod) ? lastEnd(pod, world.now) : undefined;
    const node = pod.spec?.nodeName;
    if (!ended || !node) return;
    const cause =
      ofNode({ kind: 'Node', name: node }, ended, world) ?? ofSandbox(pod, ended, world);
    if (cause) yield { ...cause, node };
  },

  text: {
    en: ({ name }, { by, node, at }) =>
      `\`${name}\` was restarted at ${timeWord(at)} because ${WORDS.en[by](node)}: no program of it had failed.`,
    ko: ({ name }, { by, node, at }) =>
      `\`${name}\` 파드는 ${timeWord(at)}에 ${WORDS.ko[by](node)} 다시 시작되었습니다. 파드의 프로그램이 실패한 것이 아닙니다.`,
  },
};

const WORDS = {
  en: {
    reboot: (node: string) => `node \`${node}\` was rebooted`,
    kubelet: (node: string) =>
      `the kubelet of node \`${node}\` was started again and found it gone`,
    sandbox: (node: string) =>
      `its sandbox on node \`${node}\` was gone or had changed (SandboxChanged)`,
  },
  ko: {
    reboot: (node: string) => `\`${node}\` 노드가 재부팅되어`,
    kubelet: (node: string) => `\`${node}\` 노드의 kubelet이 다시 시작되면서`,
    sandbox: (node: string) => `\`${node}\` 노드에서 파드 샌드박스가 바뀌어(SandboxChanged)`,
  },
};

type Cause = Omit<RestartedWithNode, 'node'>;

/** When the containers ended last, if they did without a fault of their own and the events of it may still be there. */
function lastEnd(pod: Resource<'Pod'>, now: string): string | undefined {
  const foreign = [...endedRuns(pod)].filter(
    ({ reason, exitCode }) => reason === 'Unknown' || [0, 137, 143, 255].includes(exitCode),
  );
  const times = foreign.flatMap(({ finishedAt, reason }) =>
    reason !== 'OOMKilled' && finishedAt && isWithin(AN_HOUR, finishedAt, now) ? [finishedAt] : [],
  );
  return times.toSorted().at(-1);
}

function ofNode(node: Ref, ended: string, world: World): Cause | undefined {
  for (const { reason, by } of OF_NODE) {
    const said = eventsSaying([reason], node, world).find(
      ({ at, quote }) => isNear(at, ended) && (by === 'reboot' || /kubelet/i.test(quote)),
    );
    if (said?.at) return { by, at: said.at };
  }
  return undefined;
}

function ofSandbox(pod: Resource<'Pod'>, ended: string, world: World): Cause | undefined {
  const said = eventsSaying(['SandboxChanged'], podRef(pod), world).find(({ at }) =>
    isNear(at, ended),
  );
  return said?.at ? { by: 'sandbox', at: said.at } : undefined;
}

function isNear(at: string | undefined, ended: string): boolean {
  return Math.abs(Date.parse(at ?? '') - Date.parse(ended)) <= SOON_MS;
}
