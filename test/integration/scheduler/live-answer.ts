import { setTimeout } from 'node:timers/promises';

import type { SchedulerMessage } from '#src/knowledge/placement/scheduler-message.ts';
import { unplaced, type Unplaced } from '#src/knowledge/placement/unplaced.ts';
import { unscheduledCondition } from '#src/readings/pods/pods.ts';
import type { Pod } from '#src/simulator/cluster.ts';
import { fitting } from '#src/simulator/place.ts';
import { readWorld } from '#test/integration/scheduler/live-cluster.ts';
import type { Api } from '#test/integration/support/api.ts';
import { until } from '#test/integration/support/until.ts';

/** A node that a pod may go to, else "1 spread, 2 taint" or "not tried: claim-not-found". */
export type LiveAnswer = Readonly<{ ours: string; theirs: string; message: string }>;

const PATIENCE = 60_000; // ms: a controller may still be at work, and the scheduler try again

/** What the scheduler did with a pod or says of it, and what we make of the same cluster. */
export async function lookAt(pod: Pod, api: Api): Promise<LiveAnswer> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await lookOnce(pod, api);
    if (answer.ours === answer.theirs || Date.now() > deadline) return answer;
    await setTimeout(200);
  }
}

async function lookOnce({ metadata }: Pod, api: Api): Promise<LiveAnswer> {
  const { namespace = '', name = '' } = metadata ?? {};
  const tried = await until(`the scheduler has tried ${name}`, async () => {
    const pod = await api.get<Pod>(`/api/v1/namespaces/${namespace}/pods/${name}`);
    return pod.spec?.nodeName || unscheduledCondition(pod)?.message ? pod : undefined;
  });
  const found = unplaced(unbound(tried), await readWorld(api, tried));
  const node = tried.spec?.nodeName;
  const message = unscheduledCondition(tried)?.message ?? '';
  if (!node) {
    const theirs = saidIn(found.message);
    return { ours: found.agrees ? simulatedIn(found) : 'disagrees', theirs, message };
  }
  const isFit = fitting(found.placement).includes(node);
  return { ours: isFit ? node : simulatedIn(found), theirs: node, message };
}

function unbound(pod: Pod): Pod {
  const { nodeName: _, ...spec } = pod.spec ?? { containers: [] };
  return { ...pod, spec };
}

function simulatedIn({ placement }: Unplaced): string {
  const { prefilter, nodes } = placement;
  if (prefilter) return `not tried: ${prefilter.code}`;
  return counted(nodes.flatMap(({ blockers }) => blockers[0]?.codes ?? ['fits']));
}

function saidIn(message: SchedulerMessage): string {
  if (message.is === 'not-tried') return `not tried: ${message.code}`;
  if (message.is !== 'rejected') return message.is;
  return counted(
    message.clauses.flatMap(({ code, count }) => Array.from({ length: count }, () => code)),
  );
}

function counted(codes: readonly string[]): string {
  return [...Map.groupBy(codes, (code) => code)]
    .map(([code, all]) => `${all.length} ${code}`)
    .toSorted()
    .join(', ');
}
