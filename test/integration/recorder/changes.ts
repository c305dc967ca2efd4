import { type Api, pathOfAll } from '#test/integration/support/api.ts';
import { readyCanary } from '#test/integration/support/canary.ts';
import { until } from '#test/integration/support/until.ts';
import { type Rollout, webPath } from '#test/integration/support/web-rollout.ts';

/** A change of the stuck Rollout whose outcome is recorded under its name. */
export type RecordedChange = Readonly<{
  name: string;
  sub?: 'status';
  ops: readonly Readonly<{ op: 'add' | 'replace'; path: string; value: unknown }>[];
  /** Waits until nothing changes any more, but for the time of a pause. */
  settled: (api: Api, namespace: string) => Promise<unknown>;
}>;

const RULE = '/spec/template/spec/topologySpreadConstraints/0';
const HONOR = { op: 'add', path: `${RULE}/nodeTaintsPolicy`, value: 'Honor' } as const;
const PER_REVISION = {
  op: 'add',
  path: `${RULE}/matchLabelKeys`,
  value: ['rollouts-pod-template-hash'],
} as const;
const ANYWAY = {
  op: 'replace',
  path: `${RULE}/whenUnsatisfiable`,
  value: 'ScheduleAnyway',
} as const;

/** The fixes of INC-000-1, and taking the release back. */
export const changes: readonly RecordedChange[] = [
  { name: 'honor-taints-per-revision', ops: [HONOR, PER_REVISION], settled: canaryPaused },
  { name: 'honor-taints', ops: [HONOR], settled: canaryPaused },
  { name: 'per-revision', ops: [PER_REVISION], settled: canaryPaused },
  { name: 'schedule-anyway', ops: [ANYWAY], settled: canaryPaused },
  {
    name: 'abort',
    sub: 'status',
    ops: [{ op: 'add', path: '/status/abort', value: true }],
    settled: backToStable,
  },
];

/** The new canary takes 10 % of the traffic and waits its 30 s at the first pause. */
async function canaryPaused(api: Api, namespace: string): Promise<void> {
  await readyCanary(api, namespace);
  await inPhase(api, namespace, 'Paused');
  await withPods(api, namespace, 3);
}

async function backToStable(api: Api, namespace: string): Promise<void> {
  await inPhase(api, namespace, 'Degraded');
  await withPods(api, namespace, 2);
}

async function inPhase(api: Api, namespace: string, phase: string): Promise<void> {
  await until(`web is ${phase}`, async () => {
    const { status } = await api.get<Rollout>(webPath(namespace));
    return status.phase === phase || undefined;
  });
}

async function withPods(api: Api, namespace: string, count: number): Promise<void> {
  await until(`${count} pods are left`, async () => {
    const { items } = await api.get<{ items: readonly unknown[] }>(
      pathOfAll('v1', 'Pod', namespace),
    );
    return items.length === count || undefined;
  });
}
