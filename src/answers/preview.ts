import { rules } from '../diagnosis/rules.ts';
import { ClusterUnreachable } from '../domain/errors.ts';
import type { Preview } from '../domain/jobs.ts';
import { refKey } from '../domain/keys.ts';
import type { Lang } from '../domain/lang.ts';
import type { Plan } from '../domain/plan.ts';
import type { Offer } from '../remedies/plans.ts';
import { type Deps, theEngine } from './engine.ts';
import { unreachable } from './words/errors.ts';
import { previewWords } from './words/preview.ts';

/** Proves a plan again on the cluster as it is now, for the eyes of whoever is to approve it. */
export async function previewOf(plan: Plan, lang: Lang, deps: Deps): Promise<Preview> {
  try {
    return await provedAgain(plan, lang, deps);
  } catch (error) {
    if (!(error instanceof ClusterUnreachable)) throw error;
    return { is: 'failed', text: unreachable[lang](deps.cluster, error.message) };
  }
}

async function provedAgain(plan: Plan, lang: Lang, deps: Deps): Promise<Preview> {
  const offers = await offersNow(plan, deps);
  const same = offers.find((offer) => offer.plan?.id === plan.id);
  if (same) return shown(same, lang);

  const [change] = plan.changes;
  const ofRemedy = offers.filter(({ remedy }) => remedy.id === plan.remedy);
  const changed = ofRemedy.some(
    (offer) => offer.plan && refKey(offer.plan.changes[0].on) === refKey(change.on),
  );
  if (changed) return { is: 'changed', text: previewWords.changed[lang] };
  if (ofRemedy.length > 0) return { is: 'gone', text: previewWords.notOffered[lang] };
  return { is: 'gone', text: previewWords.causeGone[lang] };
}

/** The cause may show on the changed object only, once its first subject has been replaced. */
async function offersNow(plan: Plan, deps: Deps): Promise<readonly Offer[]> {
  const { engine = theEngine, loader } = deps;
  const found: Offer[] = [];
  const targets = [plan.cause.subject, plan.changes[0].on];
  for (const target of new Map(targets.map((ref) => [refKey(ref), ref])).values()) {
    const { verdict } = await engine.diagnose(target, loader, rules);
    const offers = await engine.plansFor(verdict, loader, { ...deps, rules });
    found.push(...offers);
    if (offers.some((offer) => offer.plan?.id === plan.id)) break;
  }
  return found;
}

function shown({ remedy, proposal, plan }: Offer, lang: Lang): Preview {
  if (!plan) return { is: 'gone', text: previewWords.notOffered[lang] };
  const { title, text, undo } = remedy.inWords(proposal.params, lang);
  return { is: 'ready', plan, title, text, undo };
}
