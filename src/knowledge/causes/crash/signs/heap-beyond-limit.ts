import type { Evidence, World } from '../../../../domain/model.ts';
import { amountOf, written } from '../../../../readings/quantities.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import type { Crash } from '../../../signs/logs/crashes.ts';
import { containerOptions } from './container-options.ts';
import { heapSettings, type HeapSetting } from './heap-settings.ts';
import { type OldRuntime, oldRuntimeOf } from './old-runtime.ts';

/** Why the heap of a program may grow past the limit of its container: it is told so, or cannot see the limit. */
export type HeapBeyond = Readonly<{
  runtime: string;
  heap: string; // how large it may become
  setting?: string;
  old?: Readonly<{ version: string; since: string; cgroup: 'v2' | 'any'; node: string }>;
}>;
type FoundHeap = Readonly<{ heap: HeapBeyond; evidence: readonly Evidence[] }>;

/** A runtime needs memory beside its heap: with this share of the limit nothing is left for it. */
const TOO_LARGE = 0.95;
/** Without a setting a JVM takes a quarter of the memory that it sees; .NET all of it. */
const DEFAULT_SHARE = { Java: 0.25, '.NET': 1 } as const;

/** What lets the heap of a killed program grow past its limit; undefined where nothing is known to. */
export function heapBeyondLimit(crash: Crash, limit: string, world: World): FoundHeap | undefined {
  const allowed = amountOf('memory', limit);
  const settings = heapSettings(containerOptions(crash, world));
  const fixed = settings.find(({ bytes }) => bytes !== undefined);
  if (fixed) return sized(fixed, fixed.bytes ?? 0, allowed);

  const share = settings.find((one) => one.share !== undefined);
  const old = oldRuntimeOf(crash, world);
  if (old) return unseen(old, share, crash, allowed, world);
  return share && sized(share, (share.share ?? 0) * allowed, allowed);
}

function sized(
  { runtime, setting, evidence }: HeapSetting,
  bytes: number,
  allowed: number,
): FoundHeap | undefined {
  if (bytes < allowed * TOO_LARGE) return undefined;
  return { heap: { runtime, setting, heap: written('memory', bytes) }, evidence: [evidence] };
}

/** It computes its heap from the memory of the node. */
function unseen(
  { runtime, version, since, cgroup, evidence }: OldRuntime,
  share: HeapSetting | undefined,
  { pod }: Crash,
  allowed: number,
  world: World,
): FoundHeap | undefined {
  const node = pod.spec?.nodeName ?? '';
  const fact = world.get({ kind: 'Node', name: node });
  const capacity = fact.is === 'known' ? fact.value.status?.capacity?.['memory'] : undefined;
  if (!capacity) return undefined;
  const bytes = amountOf('memory', capacity) * (share?.share ?? DEFAULT_SHARE[runtime]);
  if (bytes < allowed * TOO_LARGE) return undefined;
  const ofNode = quotedField({ kind: 'Node', name: node }, '/status/capacity/memory', capacity);
  return {
    heap: {
      runtime: runtime === 'Java' ? 'the JVM' : runtime,
      heap: written('memory', bytes),
      ...(share && { setting: share.setting }),
      old: { version, since, cgroup, node },
    },
    evidence: [evidence, ofNode, ...(share ? [share.evidence] : [])],
  };
}
