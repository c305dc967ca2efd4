import { BadValue, ClusterUnreachable } from '../domain/errors.ts';
import type { Preview } from '../domain/jobs.ts';
import { refKey } from '../domain/keys.ts';
import type { Lang } from '../domain/lang.ts';
import type { Ref } from '../domain/model.ts';
import type { Plan } from '../domain/plan.ts';
import type { Verdict } from '../domain/verdict.ts';
import { deleteCommand } from '../fixes/commands/undo-command.ts';
import { acted } from '../fixes/offers/acted.ts';
import { plansIn } from '../fixes/offers/plans-in.ts';
import type { Offer } from '../fixes/offers/plans.ts';
import { rules } from '../knowledge/rules.ts';
import { type Deps, theEngine } from './engine.ts';
import { withoutOffer } from './without-offer.ts';
import { unreachable } from './words/errors.ts';
import { likelyValuesWords } from './words/likely-values.ts';
import { liveTitle, previewWords } from './words/preview.ts';

/**
 * Proves a plan again on the cluster as it is now, for the eyes of whoever is to approve it; `about` is what was asked
 * about when it was offered.
 */
export async function previewOf(plan: Plan, lang: Lang, deps: Deps, about?: Ref): Promise<Preview> {
  try {
    return await provedAgain(plan, lang, deps, about);
  } catch (error) {
    if (!(error instanceof ClusterUnreachable)) throw error;
    return { is: 'failed', text: unreachable[lang](deps.cluster, error.message) };
  }
}

async function provedAgain(plan: Plan, lang: Lang, deps: Deps, about?: Ref): Promise<Preview> {
  const { offers, verdicts } = await offersNow(plan, deps, about);
  const same = offers.find((offer) => plansIn(offer).some(isIt(plan)));
  if (same) return shown(same, plansIn(same).find(isIt(plan)), lang);

  const [change] = plan.changes;
  const ofRemedy = offers.filter(({ remedy }) => remedy.id === plan.remedy);
  const changed = ofRemedy
    .flatMap(plansIn)
    .some(({ changes: [now] }) => refKey(now.on) === refKey(change.on));
  if (changed) return { is: 'changed', text: previewWords.changed[lang] };
  if (ofRemedy.length > 0) return { is: 'gone', text: previewWords.notOffered[lang] };
  return withoutOffer(verdicts, lang);
}

/**
 * The cause may show on the changed object only, once its first subject has been replaced, or only where it does harm. Throws
 * BadValue where values that somebody chose do not do any more.
 */
async function offersNow(
  plan: Plan,
  deps: Deps,
  about?: Ref,
): Promise<Readonly<{ offers: readonly Offer[]; verdicts: readonly Verdict[] }>> {
  const { engine = theEngine, loader } = deps;
  const found: Offer[] = [];
  const verdicts: Verdict[] = [];
  const bad: BadValue[] = [];
  const targets = [plan.cause.subject, plan.changes[0].on, ...(about ? [about] : [])];
  for (const target of new Map(targets.map((ref) => [refKey(ref), ref])).values()) {
    const { verdict } = await engine.diagnose(target, loader, rules);
    verdicts.push(verdict);
    for (const chosen of choicesIn(verdict, plan)) {
      try {
        found.push(...(await engine.plansFor(verdict, loader, { ...deps, rules, ...chosen })));
      } catch (error) {
        if (!(error instanceof BadValue)) throw error;
        bad.push(error);
      }
    }
    if (found.flatMap(plansIn).some(isIt(plan))) break;
  }
  const [first] = bad;
  if (first && found.length === 0) throw first;
  return { offers: found, verdicts };
}

/** With values that somebody chose, a plan is made of those alone: for each finding that it may be of. */
function choicesIn(verdict: Verdict, { remedy, values, cause }: Plan) {
  if (!values) return [{}];
  return acted(verdict)
    .filter(({ id }) => id === cause.id)
    .map(({ key: finding }) => ({ chosen: { finding, remedy, values } }));
}

function isIt({ id }: Plan): (one: Plan) => boolean {
  return (one) => one.id === id;
}

/** Whose fix goes out through Git, and says so, unless it is made live. */
type Owned = Readonly<{ owner?: unknown }>;

/** What the modal shows of an offer's plan; without one it is not offered any more. */
export function shown(
  { remedy, proposal, git }: Pick<Offer, 'remedy' | 'proposal' | 'git'>,
  plan: Plan | undefined,
  lang: Lang,
): Preview {
  if (!plan) return { is: 'gone', text: previewWords.notOffered[lang] };
  const { title, text, undo } = remedy.text[lang](proposal.params);
  const [{ do: how, beside }] = plan.changes;
  if (how === 'propose')
    return { is: 'ready', plan, title, text, undo: previewWords.closePull[lang] };
  const back = deleteCommand(plan);
  const ready = { is: 'ready', plan, undo: back ? `${undo} \`${back}\`` : undo } as const;
  if (!beside) return { ...ready, title, text };
  const { owner: _, ...here }: Owned = proposal.params;
  const said = remedy.text[lang](here).text;
  const values = git?.why === 'git-helm' ? git.values : undefined;
  const there = [previewWords.notInGit[lang], values && likelyValuesWords[lang](values), said];
  return { ...ready, title: liveTitle[lang](title), text: there.filter(Boolean).join(' ') };
}
