import { beyondReach } from '#src/carry-out/reach/beyond-reach.ts';
import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Op } from '#src/domain/plan.ts';
import type { Input, InputType } from '#src/domain/remedy.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plansFor } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { isSameJson } from '#src/text/canonical-json.ts';
import { valueAt } from '#src/text/json-pointer.ts';
import { recorded } from '#src/world/recorded.ts';
import type { KnownField } from '#test/known-fixes/known-fixes.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** How a scenario's offers compare with its known fix: the remedy that comes nearest, and how near that is. */
type Nearest = Readonly<{ offered: string; field: boolean; value: boolean }>;
/** That, and the remedies of which a plan writes what is beyond their reach. */
export type Compared = Nearest & Readonly<{ unsafe: readonly string[] }>;

/** Looks whether a change of the field is offered, and whether it is offered with the value. */
export async function offered(name: string, known: KnownField): Promise<Compared> {
  const scenario = scenarios.find((one) => one.name === name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  const loader = lazily(recorded(await scenario.read()));
  const { verdict } = await diagnose(scenario.target, loader, rules);
  const planning = { cluster: 'recorded', rules };
  const offers = await plansFor(verdict, loader, planning);
  const all: Nearest[] = [];
  for (const { remedy, proposal } of offers) {
    const { change, inputs = [] } = proposal;
    const [blank] = inputs;
    const made = change ?? (blank && (await filled(remedy.id, blank, known)));
    if (!made) continue; // words only
    const { on, from, ops } = made;
    const isIt = isOf(from ?? on, known, scenario.target);
    const field = isIt && ops.some(({ op, path }) => op !== 'test' && isAround(path, known.at));
    const value = isIt && change !== undefined && isSet(ops, known);
    all.push({ offered: remedy.id, field, value });
  }
  const best = all.find(({ value }) => value) ?? all.find(({ field }) => field) ?? all[0];
  const unsafe = offers.flatMap(({ remedy: { id }, plan }) =>
    plan?.changes.some((change) => beyondReach(change, reachesById.get(id) ?? []) !== undefined)
      ? [id]
      : [],
  );
  return { ...(best ?? { offered: '', field: false, value: false }), unsafe };

  /** What comes of a blank that is filled with the value that is known to help, or with any of its form. */
  async function filled(remedy: string, { name: input, type }: Input, { value }: KnownField) {
    for (const written of value === undefined ? ANY[type] : [`${value as string}`]) {
      const chosen = { remedy, values: { [input]: written } };
      const again = await plansFor(verdict, loader, { ...planning, chosen }).catch(() => []);
      if (again[0]?.proposal.change) return again[0].proposal.change;
    }
    return undefined;
  }
}

const ANY: Readonly<Record<InputType, readonly string[]>> = {
  image: ['registry.example.com/app:1'],
  quantity: ['64Gi', '1Gi'],
  number: ['1'],
  duration: ['3600'],
  name: [''],
  text: ['any'],
};

/** Whether a change is of the object that was mended: by its kind and, where that is told, its name. */
function isOf({ kind, name }: Ref, { of }: KnownField, target: Ref): boolean {
  if (of === undefined) return kind !== target.kind || name === target.name;
  const [wanted, its] = of.split('/');
  return kind.split('/').at(-1) === wanted && (its === undefined || its === name);
}

/** Whether one path is the other, or above or below it; a whole object, which a creation adds, is none of its fields. */
function isAround(path: string, at: string): boolean {
  if (path === '') return false;
  return path === at || path.startsWith(`${at}/`) || at.startsWith(`${path}/`);
}

function isSet(ops: readonly Op[], { at, value, removed }: KnownField): boolean {
  const op = ops.find(({ path }) => path === at || (path !== '' && at.startsWith(`${path}/`)));
  if (!op || op.op === 'test') return false;
  if (op.op === 'remove') return removed === true;
  const set = valueAt({ it: op.value }, `/it${at.slice(op.path.length)}`);
  return value !== undefined && isSameJson(sorted(set), sorted(value));
}

function sorted(value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((one) => JSON.stringify(one)).toSorted((a, b) => a.localeCompare(b))
    : value;
}
