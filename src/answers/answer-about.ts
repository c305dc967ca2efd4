import { BadValue, ClusterUnreachable } from '../domain/errors.ts';
import type { Owned, Result } from '../domain/jobs.ts';
import { refKey } from '../domain/keys.ts';
import type { Lang } from '../domain/lang.ts';
import type { Ref, Source } from '../domain/model.ts';
import { plansIn } from '../fixes/offers/plans-in.ts';
import { rules } from '../knowledge/rules.ts';
import { ownersOf } from '../readings/workloads/workloads.ts';
import { redacted } from '../text/redaction/redacted.ts';
import { openWorld } from '../world/open-world.ts';
import { toAnswer } from './answer.ts';
import { type Deps, theEngine } from './engine.ts';
import { notShown } from './not-shown.ts';
import { shownOffers, shownPart } from './shown-part.ts';
import { withCard } from './with-card.ts';
import { withChanges } from './with-changes.ts';

/** An answer and what may be done; how long it took is for the caller to say. */
export type UntimedAnswer = Omit<Extract<Result, { is: 'answer' }>, 'tookMs'>;

/** Answers a question about an object. Throws ClusterUnreachable, and BadValue of what was chosen for a fix. */
export async function answerAbout(
  target: Ref,
  deps: Deps & Readonly<{ lang: Lang }>,
): Promise<UntimedAnswer> {
  const { engine = theEngine, loader, cluster, lang, audience } = deps;
  const { verdict: whole, source } = await engine.diagnose(target, loader, rules);
  const verdict = audience ? await shownPart(whole, ownerIn(source), audience) : whole;
  const crashes = [...verdict.crashes];
  const all = await engine
    .plansFor(verdict, loader, { ...deps, rules, whole })
    .catch((error: unknown) => {
      if (error instanceof ClusterUnreachable || error instanceof BadValue) throw error;
      crashes.push({ rule: 'fixes', on: target, message: redacted(String(error)) });
      return [];
    });
  const offers = audience ? await shownOffers(all, audience) : all;
  const answer = toAnswer({ ...verdict, crashes }, offers, {
    lang,
    cluster,
    causes: [...rules.causes, notShown],
  });
  const asked = { target, source };
  const plans = offers.flatMap(plansIn);
  const roots = verdict.findings.slice(0, 1).map(({ subject }) => subject);
  const touched = plans.map(({ changes: [{ on }] }) => on);
  const owners = ownersIn(source, [target, ...roots, ...touched]);
  return {
    is: 'answer',
    answer: await withChanges(await withCard(answer, asked, deps), asked, deps),
    plans,
    ...(owners.length > 0 && { owners }),
  };
}

/** Those of the objects that belong to a workload, once each. */
function ownersIn(source: Source, of: readonly Ref[]): readonly Owned[] {
  const ownerOf = ownerIn(source);
  const each = new Map(of.map((ref) => [refKey(ref), ref]));
  return [...each.values()].flatMap((ref) => {
    const by = ownerOf(ref);
    return by ? [{ of: ref, by }] : [];
  });
}

function ownerIn(source: Source): (ref: Ref) => Ref | undefined {
  const { world } = openWorld(source);
  return (ref) => ownersOf(ref, world).at(-1);
}
