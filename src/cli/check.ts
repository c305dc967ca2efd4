import type { Command } from 'commander';

import type { ListsNamed } from '../answers/lists-named.ts';
import { tookWords } from '../answers/words/answer.ts';
import { noSuchList } from '../answers/words/check.ts';
import type { AnswerLine, CheckAnswer } from '../domain/answer.ts';
import { type AskingOptions, failOn, withClusterOptions } from './asking-options.ts';
import { checkFormats } from './check-formats.ts';
import { saidOf, statusOf } from './failure.ts';
import { noAnswer, toNoAnswer } from './no-answer.ts';
import { printNoAnswer } from './print-no-answer.ts';
import type { ExitStatus, Session } from './session.ts';
import { UsageError } from './usage-error.ts';
import { whereOf } from './where-of.ts';
import { whileReached } from './while-reached.ts';

type Options = AskingOptions<keyof typeof checkFormats> & Readonly<{ config?: string }>;

/** `kubewhy check [list...]`: goes through checklists, and says of each point whether it holds. */
export function registerCheck(command: Command, session: Session): void {
  command
    .argument(
      '[list...]',
      'rollouts, backups, storage …, and behind them what they are about: a name or host; all lists without a name',
    )
    .option('-n, --namespace <name>', 'only this namespace')
    .option('--config <file>', 'a kubewhy.yaml whose `checks:` add lists and leave items out');
  withClusterOptions(command, Object.keys(checkFormats))
    .addOption(failOn('exit with 1 when something as severe has failed'))
    .action(async (names: readonly string[], options: Options) => {
      session.finish(await check(names, options, session));
    });
}

async function check(
  names: readonly string[],
  options: Options,
  session: Session,
): Promise<ExitStatus> {
  const { lang, namespace, output } = options;
  const begun = performance.now();
  try {
    const { lists, about } = await listsAsked(names, options);
    const { checked, CHECK_COSTS } = await import('../answers/checked.ts');
    const { failedBy } = await import('../answers/failed-by.ts');
    const { loader, cluster } = await session.open(options, CHECK_COSTS);
    const deps = { engine: session.engine, loader, cluster, lang };
    const answer = await whileReached(loader, () =>
      checked(lists, { namespace, about }, deps).catch((error: unknown) => failedBy(error, deps)),
    );
    if ('is' in answer) return printNoAnswer(...toNoAnswer(answer, '', lang), options, session);

    session.terminal.out(checkFormats[output](answer, session.terminal.paper, whereOf(options)));
    if (output === 'text')
      session.terminal.err(`${tookWords[lang](performance.now() - begun, loader.spent())}\n`);
    return failsAs(answer, options.failOn) ? 1 : 0;
  } catch (error) {
    const status = statusOf(error);
    return printNoAnswer(noAnswer('failed', saidOf(error, lang)), status, options, session);
  }
}

/** The lists by their names, those of kubewhy.yaml among them. */
async function listsAsked(
  names: readonly string[],
  { config, lang }: Options,
): Promise<Extract<ListsNamed, { lists: unknown }>> {
  const { listsNamed } = await import('../answers/lists-named.ts');
  const { configuredLists } = await import('../answers/configured-lists.ts');
  const { readSettings } = await import('../serve/config/read-settings.ts');
  const all = configuredLists(
    config === undefined ? undefined : (await readSettings(config)).checks,
  );
  const found = listsNamed(names, all);
  if ('lists' in found) return found;
  throw new UsageError(
    noSuchList[lang](
      found.unknown,
      found.nearest,
      all.map(({ id }) => id),
    ),
  );
}

function failsAs({ lists }: CheckAnswer, least: Options['failOn']): boolean {
  if (!least) return false;
  const grades: readonly AnswerLine['severity'][] =
    least === 'critical' ? ['critical'] : ['warning', 'critical'];
  return lists.some(({ lines }) =>
    lines.some(({ is, severity }) => is === 'fail' && grades.includes(severity)),
  );
}
