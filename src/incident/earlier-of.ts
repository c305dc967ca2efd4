import { sightsOfChange } from '../approvals/sights-of.ts';
import type { Sight } from '../domain/audience.ts';
import type { Earlier, Incident } from '../domain/incident.ts';
import { refKey } from '../domain/keys.ts';
import type { Ref } from '../domain/model.ts';
import { openFixes, touchedBy } from '../domain/touched.ts';
import { present } from '../text/present.ts';
import { shownActs } from './follow-act.ts';
import { plansOf } from './plans-of.ts';

const MOST = 3;
/** An offer that nobody applied is forgotten after this time. */
const OFFERED_MS = 7 * 24 * 3_600_000;
/** Steps at which kubewhy has not changed anything. */
const NOTHING: ReadonlySet<string> = new Set([
  'one-of-two',
  'applying',
  'refused',
  'too-late',
  'already-so',
]);

/** What changes are called in the language of who reads, by plan, where somebody else asked in another one. */
export type Titles = ReadonlyMap<string, string | undefined>;

/**
 * What was done to these objects, or to what belongs to them, in earlier incidents, or was offered and not taken, the newest first. An offer of what was
 * offered or done later as well tells nothing, and would push out what was done.
 */
export function earlierOf(
  incidents: readonly Incident[],
  objects: readonly Ref[],
  sees: (sight: Sight) => boolean,
  now: Date,
  titles: Titles = new Map(),
): readonly Earlier[] {
  const asked = new Set(objects.map(refKey));
  return incidents
    .flatMap((one) => ofOne(one, asked, sees, now, titles))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .filter(
      (one, at, all) => one.step || !all.slice(0, at).some(({ title }) => title === one.title),
    )
    .slice(0, MOST);
}

function ofOne(
  incident: Incident,
  asked: ReadonlySet<string>,
  sees: (sight: Sight) => boolean,
  now: Date,
  titles: Titles,
): readonly Earlier[] {
  // By its title alone: where it went out through Git is not told.
  const plans = plansOf(incident).filter((plan) => {
    const [{ on, from }] = plan.changes;
    const isAsked = touchedBy(plan, incident).some((one) => asked.has(refKey(one)));
    return isAsked && sightsOfChange({ on, ...present({ from }) }).every(sees);
  });
  const ids = new Set(plans.map(({ id }) => id));
  const done = shownActs(incident).filter(
    ({ plan, progress }) => ids.has(plan) && !NOTHING.has(progress.step),
  );
  if (done.length > 0)
    return done.map(({ plan, by, at, progress: { step }, approval, ...own }) => {
      const title = titles.get(plan) ?? own.title;
      const first = approval?.first?.person;
      return { title, by, ...present({ first }), at, step };
    });
  const { openedAt: at, answer, prepared = [] } = incident;
  if (now.getTime() - Date.parse(at) > OFFERED_MS) return [];
  const fixes = answer?.findings.flatMap(({ remedies }) => remedies) ?? [];
  const filledIn = prepared.filter(({ undoes }) => undoes === undefined);
  const offers = [...fixes, ...filledIn.map(({ plan: { id: plan }, title }) => ({ plan, title }))];
  const first = offers.find(({ plan }) => plan !== undefined && ids.has(plan));
  if (first) return [{ title: titles.get(first.plan ?? '') ?? first.title, at }];
  const [open] = openFixes(incident).filter(
    ({ of }) => of.some((on) => asked.has(refKey(on))) && of.every((on) => sees({ on })),
  );
  return open ? [{ title: open.title, at }] : [];
}
