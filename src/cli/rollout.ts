import { setTimeout as pass } from 'node:timers/promises';

import type { Command } from 'commander';

import type { Investigated } from '../answers/investigate.ts';
import { rolloutOf } from '../answers/rollout.ts';
import { tookWords } from '../answers/words/answer.ts';
import { isOver } from '../domain/rollout-card.ts';
import { present } from '../text/present.ts';
import { type AskingOptions, failOn, withClusterOptions } from './asking-options.ts';
import { saidOf, statusOf } from './failure.ts';
import { data } from './formats.ts';
import { noAnswer, toNoAnswer } from './no-answer.ts';
import { oneTarget } from './one-target.ts';
import { printNoAnswer } from './print-no-answer.ts';
import { queryOf } from './query-of.ts';
import { rolloutText } from './rollout-text.ts';
import type { ExitStatus, Session } from './session.ts';
import { statusOfAnswer } from './status-of-answer.ts';

type Options = Omit<AskingOptions<'text' | keyof typeof data>, 'save'> &
  Readonly<{ watch?: boolean }>;

/** `kubewhy rollout <name>`: how an update stands, step by step, and what may be done about it now. */
export function registerRollout(command: Command, session: Session): void {
  command
    .argument('[name...]', 'a Rollout, or deploy/web, sts/db …; also a pod of it')
    .option('-n, --namespace <name>', 'where it is')
    .option('-w, --watch', 'on a terminal: draw it again until it is done or aborted');
  withClusterOptions(command, ['text', 'json', 'yaml'])
    .addOption(failOn('exit with 1 when something as severe is wrong with it'))
    .action(async (words: readonly string[], options: Options) => {
      session.finish(await rollout(oneTarget(words, options.lang), options, session));
    });
}

/** So long between two looks: most of a step takes longer, and a look is a few requests. */
const PAUSE_MS = 3_000;

async function rollout(
  target: string | undefined,
  options: Options,
  session: Session,
): Promise<ExitStatus> {
  const { lang, output, watch } = options;
  const { terminal } = session;
  const draws = watch && output === 'text' && terminal.redraw !== undefined;
  try {
    const { query } = await queryOf(target, options, session);
    for (;;) {
      const result = await look(query.text, options, session);
      if (result.is !== 'answer')
        return printNoAnswer(...toNoAnswer(result, query.text, lang), options, session);
      const { answer } = result;
      const moves = answer.rollout && !isOver(answer.rollout.state);
      const text = output === 'text' ? rolloutText(answer, terminal.paper) : data[output](answer);
      if (draws) terminal.redraw?.(text);
      else terminal.out(text);
      if (!draws || !moves) return statusOfAnswer(answer, options.failOn);
      await pass(PAUSE_MS);
    }
  } catch (error) {
    const status = statusOf(error);
    return printNoAnswer(noAnswer('failed', saidOf(error, lang)), status, options, session);
  }
}

/** One look, with an account of its own. */
async function look(text: string, options: Options, session: Session): Promise<Investigated> {
  const begun = performance.now();
  const { loader, cluster, namespace: usual } = await session.open(options);
  const namespace = options.namespace ?? usual;
  const { engine } = session;
  const { lang } = options;
  const result = await rolloutOf(
    { text, ...present({ namespace }) },
    { ...present({ engine }), loader, cluster, lang },
  );
  if (options.output === 'text' && !options.watch)
    session.terminal.err(`${tookWords[lang](performance.now() - begun, loader.spent())}\n`);
  return result;
}
