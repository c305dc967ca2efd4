import { BadValue, ClusterUnreachable } from '../domain/errors.ts';
import type { Preview } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Filled, Proof, Values } from '../domain/plan.ts';
import { rules } from '../knowledge/rules.ts';
import { type Deps, theEngine } from './engine.ts';
import { shown } from './preview.ts';
import { withoutOffer } from './without-offer.ts';
import { codeWords } from './words/codes.ts';
import { badValue, unreachable } from './words/errors.ts';
import { inGitWords } from './words/in-git.ts';
import { refutedWords } from './words/preview.ts';
import { PROOF_PARTS, proofPart } from './words/proof.ts';

/** Proves a fix with the values that somebody filled in, on the cluster as it is now; a bad value is refused by name. */
export async function filledIn(filled: Filled, lang: Lang, deps: Deps): Promise<Preview> {
  const { engine = theEngine, loader, cluster } = deps;
  const { on, values } = filled;
  try {
    const { verdict } = await engine.diagnose(on, loader, rules);
    const offers = await engine.plansFor(verdict, loader, { ...deps, rules, chosen: filled });
    const [offer] = offers;
    if (!offer) return withoutOffer([verdict], lang);
    const refuted = !offer.plan && offer.proof && refutationIn(offer.proof, values, lang);
    if (refuted) return { is: 'refused', text: refuted };
    const { why = offer.git?.undrafted?.why } = offer.git ?? {};
    if (!offer.plan && why !== undefined)
      return { is: 'refused', text: inGitWords[lang]({ why: codeWords(why, lang) }) };
    return shown(offer, offer.plan, lang);
  } catch (error) {
    if (error instanceof BadValue)
      return {
        is: 'refused',
        text: badValue[lang](error.label, error.value, error.wants, error.options),
      };
    if (!(error instanceof ClusterUnreachable)) throw error;
    return { is: 'failed', text: unreachable[lang](cluster, error.message) };
  }
}

/** The first part of a proof that fails, with the values that it fails for. */
function refutationIn(proof: Proof, values: Values, lang: Lang): string | undefined {
  const part = PROOF_PARTS.find((one) => proof[one].is === 'fails');
  if (!part) return undefined;
  const written = Object.entries(values).map(([name, value]) => `${name} = ${value}`);
  return refutedWords[lang](written.join(', '), proofPart(part, proof[part], 'patch', lang));
}
