import { BadValue } from '../domain/errors.ts';
import type { ShownBefore } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Plan } from '../domain/plan.ts';
import { present } from '../text/present.ts';
import type { Deps } from './engine.ts';
import { previewOf } from './preview.ts';
import { badValue } from './words/errors.ts';
import { disproved, noProof } from './words/preview.ts';
import { proofPart } from './words/proof.ts';

/**
 * Why an approved plan must not be carried out: the cluster as it is now does not give the same plan with a proof that holds.
 * Undefined where it does, and where no part is open that held. What the API server and Git say to the change, the remediator asks itself.
 */
export async function disproofOf(
  plan: Plan,
  lang: Lang,
  deps: Deps,
  { about, held = [] }: ShownBefore = {},
): Promise<string | undefined> {
  const [{ draft }] = plan.changes;
  const dryRun = async () => ({ ...NOT_ASKED, ...present({ draft }) });
  try {
    const now = await previewOf(plan, lang, { ...deps, dryRun }, about);
    if (now.is !== 'ready') return (now.is === 'failed' ? noProof : disproved)[lang](now.text);
    const { proof } = now.plan;
    const open = held.find((part) => part !== 'admission' && proof[part].is !== 'holds');
    if (!open) return undefined;
    const words = proof[open].is === 'fails' ? disproved : noProof; // what was not read need not have changed
    return words[lang](proofPart(open, proof[open], 'patch', lang));
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    const { label, value, wants, options } = error;
    return disproved[lang](badValue[lang](label, value, wants, options));
  }
}

const NOT_ASKED = { is: 'not-checked', why: 'no-dry-run' } as const;
