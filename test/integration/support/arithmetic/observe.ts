import { pathOf, type Api } from '#test/integration/support/api.ts';
import { manifestsOf, type Combination } from '#test/integration/support/arithmetic/combination.ts';
import type { Counts, ReplicaCounts } from '#test/integration/support/arithmetic/replica-counts.ts';
import { seenByController } from '#test/integration/support/seen-by-controller.ts';
import { until } from '#test/integration/support/until.ts';

/** What a real controller did: the counts at each pause and at the end, and the most pods at once. */
export type Observed = Readonly<{ steady: readonly string[]; peak: number }>;

type Workload = Readonly<{
  metadata: Readonly<{ generation: number }>;
  status?: Readonly<{
    observedGeneration?: number | string;
    phase?: string;
    message?: string;
    currentStepIndex?: number;
    pauseConditions?: readonly Readonly<{ startTime: string }>[];
    conditions?: readonly Readonly<{ type: string; status: string; reason?: string }>[];
  }>;
}>;

const SELDOM = { every: 200 };
/** So long the counts have to stay as they are. */
const SETTLED_MS = 1_500;
/** Updated pods and no older ones; of neither there are any while a Deployment recreates them. */
const ONLY_UPDATED = /^[1-9]\d*\+0$/;

/** Creates a workload, updates its template and promotes it at each pause, until the update is done. */
export async function observe(
  combination: Combination,
  name: string,
  { api, counts, namespace }: Readonly<{ api: Api; counts: ReplicaCounts; namespace: string }>,
): Promise<Observed> {
  const manifests = manifestsOf(combination, namespace, name);
  const workload = manifests.at(-1);
  if (!workload) throw new Error('No workload.');
  const path = pathOf(workload);
  for (const one of manifests) await api.apply(one);
  await until(`${name} has its first pods`, async () => isDone(await api.get(path)), SELDOM);
  const before = counts.of(name).length;

  const value = { revision: '2' };
  const at = '/spec/template/metadata/annotations';
  await api.patch(path, 'json', [{ op: 'add', path: at, value }]);
  if (workload.kind === 'Rollout') await seenByController(api, path);
  const steady: string[] = [];
  const isUpdated = (now: Workload) =>
    ONLY_UPDATED.test(last(counts.of(name))) ? isDone(now) : undefined;
  for (let paused = ''; ;) {
    const next = await until(
      `${name} pauses or is done`,
      async () => {
        const now = await api.get<Workload>(path);
        const pause = pauseOf(now);
        await wakeUp(path, now, api);
        return (pause !== paused ? pause : undefined) ?? isUpdated(now);
      },
      SELDOM,
    ).catch(async (error: Error) => {
      const { status } = await api.get<Workload>(path);
      throw new Error(`${error.message}: ${JSON.stringify(status)}`);
    });
    if (next === true) break;
    steady.push(await settled(name, counts));
    paused = next;
    await api.patch(`${path}/status`, 'merge', { status: { pauseConditions: null } });
  }
  steady.push(await settled(name, counts));
  const seen = counts.of(name).slice(Math.max(0, before - 1));
  return { steady, peak: Math.max(...seen.map(({ updated, older }) => updated + older)) };
}

/**
 * The controller may write its own, older view of a Rollout over the news of a promotion into its cache, and then
 * sleeps on: any later change of the object tells it again.
 */
async function wakeUp(path: string, { status }: Workload, api: Api): Promise<void> {
  if (status?.phase !== 'Paused' || status.pauseConditions) return;
  await api.patch(path, 'merge', { metadata: { annotations: { looked: `${Date.now()}` } } });
}

function pauseOf({ metadata, status }: Workload): string | undefined {
  if (`${status?.observedGeneration}` !== `${metadata.generation}`) return undefined;
  const [pause] = status?.pauseConditions ?? [];
  return pause && `${status?.currentStepIndex ?? ''} ${pause.startTime}`;
}

/** Whether a Rollout is Healthy or a Deployment complete, as a Deployment also says of the revision before. */
function isDone({ metadata, status }: Workload): true | undefined {
  if (`${status?.observedGeneration}` !== `${metadata.generation}`) return undefined;
  const isComplete =
    status?.phase === 'Healthy' ||
    status?.conditions?.some((one) => one.reason === 'NewReplicaSetAvailable');
  return isComplete || undefined;
}

function settled(name: string, counts: ReplicaCounts): Promise<string> {
  return until(
    `${name} is settled`,
    async () => {
      const now = counts.of(name).at(-1);
      if (!now || now.available !== now.updated + now.older) return undefined;
      return Date.now() - now.at > SETTLED_MS ? last([now]) : undefined;
    },
    SELDOM,
  );
}

function last(seen: readonly Counts[]): string {
  const now = seen.at(-1);
  return now ? `${now.updated}+${now.older}` : '';
}
