import type { Api } from '#test/integration/support/api.ts';
import { until } from '#test/integration/support/until.ts';

type Live = Readonly<{
  metadata: Readonly<{ generation: number }>;
  status?: Readonly<{ observedGeneration?: string }>;
}>;

/** What tells that it has seen it: of an update that is stuck it observes no generation but that of a new revision. */
type Seeing = Readonly<{ isSeen?: (live: Live) => boolean | Promise<boolean>; touchMs?: number }>;

/**
 * Waits until the Rollouts controller has seen a Rollout as it is specified, and touches it once a second until then. Rollouts 1.9.1
 * writes the answer of its own patch over what its cache holds (writeBackToInformer): a change that was made between the two
 * stays unseen until the next event, however long one waits.
 */
export async function seenByController(
  api: Pick<Api, 'get' | 'patch'>,
  path: string,
  { isSeen = isObserved, touchMs = 1_000 }: Seeing = {},
): Promise<void> {
  let touched = Date.now();
  await until(`the controller sees ${path} as it is specified`, async () => {
    if (await isSeen(await api.get<Live>(path))) return true;
    if (Date.now() - touched >= touchMs) {
      touched = Date.now();
      const annotations = { touched: `${touched}` };
      await api.patch(path, 'merge', { metadata: { annotations } });
    }
    return undefined;
  });
}

function isObserved({ metadata, status }: Live): boolean {
  return status?.observedGeneration === String(metadata.generation);
}
