import { refTo } from '../../domain/keys.ts';
import type { Ref, Scope, Symptom, World } from '../../domain/model.ts';
import type { Loader } from '../../domain/ports.ts';
import type { Scan } from '../../domain/verdict.ts';
import { openWorld } from '../../world/open-world.ts';
import { ownersOf } from '../../world/readings/workloads.ts';
import { Budget } from '../budget.ts';
import { examine, type Examination, type Start } from '../examine.ts';
import { toFindings } from '../findings.ts';
import { inRounds } from '../in-rounds.ts';
import { notChecked } from '../not-checked.ts';
import type { Rules } from '../rules.ts';
import { openIn } from '../state-of-trouble.ts';
import { isClusterScoped } from '../targets/kinds.ts';
import { groupsOf } from './groups.ts';
import { together } from './together.ts';
import { byHarm, troubleOf } from './trouble.ts';

/**
 * Finds all that is wrong in a namespace, or everywhere, and puts together what has one root. Throws
 * ClusterUnreachable.
 */
export async function scan(
  namespace: string | undefined,
  loader: Loader,
  rules: Rules,
): Promise<Scan> {
  const scope: Scope = namespace ? { namespace } : { all: true };
  const budget = new Budget((reads, wasAsked) => together(reads, scope, wasAsked));
  const { value, unread, source } = await inRounds(loader, budget, (loaded) => {
    const examination = examine(startIn(scope, rules), loaded, rules);
    return { value: examination, unread: examination.unread };
  });

  const { world } = openWorld(source);
  const ownerOf = (on: Ref) => ownersOf(on, world).at(-1) ?? on;
  const open = openOf(value);
  const findings = toFindings(value).filter(({ explains }) =>
    explains.some((key) => open.has(key)),
  );
  const troubles = groupsOf(findings, open, ownerOf)
    .flatMap((group) => troubleOf(group, value, ownerOf))
    .filter(({ affected }) => !namespace || affected.some((one) => one.namespace === namespace));
  return {
    ...(namespace && { namespace }),
    troubles: troubles.toSorted(byHarm),
    looked: value.looked.length,
    notChecked: notChecked(unread),
    crashes: value.crashes,
  };
}

/** Every object of a kind that can have symptoms. */
function startIn(scope: Scope, { symptomFinders }: Rules): Start {
  const kinds = [...new Set(symptomFinders.flatMap(({ of }) => of))].toSorted();
  const at = (world: World) =>
    kinds.flatMap((kind) => {
      const where: Scope = isClusterScoped(kind) ? { namespace: '' } : scope;
      return world.list(kind, where).items.map((object) => refTo(kind, object));
    });
  return { at, looksAt: 'led-to' };
}

function openOf({ symptoms }: Examination): ReadonlyMap<string, Symptom> {
  const open = new Set(openIn(symptoms));
  return new Map([...symptoms].filter(([key]) => open.has(key)));
}
