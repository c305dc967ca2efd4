import type { OwnHands } from '../answers/by-own-hands.ts';
import {
  applyQuestion,
  fixWords,
  noPlanWords,
  notRecordedWords,
  outcomeWords,
  watchWords,
} from '../answers/words/fix.ts';
import { fullName } from '../answers/words/object-name.ts';
import type { AnswerRemedy } from '../domain/answer.ts';
import type { Plan } from '../domain/plan.ts';
import type { Standstill } from '../domain/standstill.ts';
import type { AskingOptions } from './asking-options.ts';
import { tame } from './ink.ts';
import type { ExitStatus, OpenedCluster, Session } from './session.ts';
import { watchChange } from './watch-change.ts';

/** The fix that is shown, and where it may be applied its plan. */
export type ShownFix = Readonly<{ fix?: AnswerRemedy; plan?: Plan }>;

type Applying = AskingOptions<'text' | 'json' | 'yaml'> & Readonly<{ config?: string }>;

/** Nothing is sent before somebody has agreed to exactly what was shown. */
export async function applyFix(
  { fix, plan }: ShownFix,
  hands: OwnHands,
  { cluster, where }: OpenedCluster,
  options: Applying,
  session: Session,
): Promise<ExitStatus> {
  const { lang } = options;
  const { terminal } = session;
  if (!fix) return 2;
  if (!plan) {
    terminal.err(`kubewhy: ${noPlanWords[lang](fix)}\n`);
    return 2;
  }
  const object = fullName(plan.changes[0].on).replaceAll('`', '');
  const question = applyQuestion[lang](object, (await where?.()) ?? cluster);
  if (!/^(?:y|yes|예|네)$/i.test(await terminal.ask(question))) {
    terminal.err(`${fixWords.left[lang]}\n`);
    return 0;
  }
  const standstill = () => toldStandstill(options.config);
  const { outcome, text = '', unrecorded } = await hands.apply(plan, lang, standstill);
  terminal.err(`${[outcomeWords[outcome][lang], text].filter(Boolean).join(' ')}\n`);
  if (unrecorded !== undefined) terminal.err(`${notRecordedWords[lang](unrecorded)}\n`);
  if (outcome !== 'applied' && outcome !== 'already-so') return 3;
  const undo = outcome === 'applied' && hands.undoing(plan);
  if (undo) terminal.err(`${watchWords.undo[lang]} ${tame(undo)}\n`);
  return (await watchChange(plan, options, session)) ? 0 : 3;
}

/**
 * What stops a bot's changes now, where one is told: by its settings or KUBEWHY_REDIS_URL. Throws BadConfig or QueueUnavailable where
 * that cannot be read; without a bot nothing is loaded.
 */
async function toldStandstill(config: string | undefined): Promise<Standstill | undefined> {
  if (config === undefined && !process.env['KUBEWHY_REDIS_URL']) return undefined;
  const { readStandstill } = await import('../serve/operations/read-standstill.ts');
  return readStandstill(config, process.env, new Date());
}
