import type { Checked, CheckedList, Checklist, Found } from '../domain/checklist.ts';
import { refKey } from '../domain/keys.ts';
import type { Ref, Source } from '../domain/model.ts';
import type { MeteredLoader } from '../domain/ports.ts';
import type { Rules } from '../domain/rules.ts';
import type { Crash, Scan, Trouble, Unread, Verdict } from '../domain/verdict.ts';
import { guarded } from '../engine/guarded-call.ts';
import { present } from '../text/present.ts';
import { inRounds } from '../world/in-rounds.ts';
import { openWorld, type Concluded } from '../world/open-world.ts';
import { linesOf } from './lines-of.ts';
import { type Looked, listedFor } from './listed-for.ts';

/** What the engine can be asked. */
export type Asked = Readonly<{
  scan(namespace: string | undefined, loader: MeteredLoader, rules: Rules): Promise<Scan>;
  diagnose(
    target: Ref,
    loader: MeteredLoader,
    rules: Rules,
  ): Promise<Readonly<{ verdict: Verdict }>>;
}>;

/** Where a check looks: in a namespace or everywhere, and of all there only at what is meant by one of these words. */
export type Place = Readonly<{ namespace?: string | undefined; about?: readonly string[] }>;

/** So many objects are asked about one by one; each is a question of its own to the same account. */
const MOST_DIAGNOSED = 8;

/**
 * Goes through checklists: first a scan, then every item over the objects of its kinds, which are
 * loaded in rounds. Throws ClusterUnreachable and UnknownNamespace.
 */
export async function check(
  lists: readonly Checklist[],
  { namespace, about = [] }: Place,
  loader: MeteredLoader,
  { engine, rules }: Readonly<{ engine: Asked; rules: Rules }>,
): Promise<Checked> {
  const where: Looked = { scope: namespace ? { namespace } : { all: true }, about };
  const scan = await engine.scan(namespace, loader, rules);
  const troubles = byObject(scan.troubles);
  const verdicts = new Map<string, Verdict>();
  for (const on of await toDiagnose(lists, where, loader)) {
    verdicts.set(refKey(on), (await engine.diagnose(on, loader, rules)).verdict);
  }
  const found: Found = {
    read: scan.read,
    troubleOf: (on) => troubles.get(refKey(on)),
    verdictOf: (on) => verdicts.get(refKey(on)),
  };

  const { value } = await inRounds(loader, (source, _isSettled, concluded) =>
    passOver(lists, where, found, source, concluded),
  );
  return {
    ...present({ namespace }),
    lists: value.lists,
    read: scan.read,
    crashes: [...scan.crashes, ...value.crashes],
  };
}

function passOver(
  lists: readonly Checklist[],
  where: Looked,
  found: Found,
  source: Source,
  concluded: Concluded,
) {
  const { world, unread } = openWorld(source, concluded);
  const crashes: Crash[] = [];
  const call = guarded(unread, crashes);
  const checked: readonly CheckedList[] = lists.map((list) => ({
    list,
    lines: list.items.flatMap((item) => linesOf(item, { ...where, world, found, call })),
  }));
  return { value: { lists: checked, crashes }, unread };
}

/** The objects that items want to be asked about one by one, the first of each kind by name. */
async function toDiagnose(
  lists: readonly Checklist[],
  where: Looked,
  loader: MeteredLoader,
): Promise<readonly Ref[]> {
  const items = lists.flatMap((list) => list.items.filter(({ diagnoses }) => diagnoses));
  const kinds = [...new Set(items.flatMap(({ of }) => of))];
  const { value } = await inRounds(loader, (source) => {
    const { world, unread } = openWorld(source);
    const all = kinds.flatMap((kind) => listedFor(kind, where, world).refs);
    return { value: all, unread: unread as readonly Unread[] };
  });
  return value.slice(0, MOST_DIAGNOSED);
}

/** The worst trouble first: of several that an object is in, that one is told. */
function byObject(troubles: readonly Trouble[]): ReadonlyMap<string, Trouble> {
  const all = troubles.flatMap((trouble) =>
    [trouble.target, ...trouble.affected, ...trouble.symptoms.map(({ on }) => on)].map(
      (on) => [refKey(on), trouble] as const,
    ),
  );
  return new Map(all.toReversed());
}
