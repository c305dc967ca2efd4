import type { Command } from 'commander';

import { tookWords } from '../answers/words/answer.ts';
import { usageWords } from '../answers/words/failures.ts';
import { present } from '../text/present.ts';
import { type AskingOptions, isAsSevere, withAskingOptions } from './asking-options.ts';
import { saidOf, statusOf } from './failure.ts';
import { noAnswer, toNoAnswer } from './no-answer.ts';
import { printNoAnswer } from './print-no-answer.ts';
import { savingTo } from './saved.ts';
import { scanFormats } from './scan-formats.ts';
import type { ExitStatus, Session } from './session.ts';
import { UsageError } from './usage-error.ts';
import { whereOf } from './where-of.ts';
import { whileReached } from './while-reached.ts';

type Options = AskingOptions<keyof typeof scanFormats> & Readonly<{ allNamespaces?: true }>;

/** `kubewhy scan`: all that is wrong in a namespace, or everywhere, the worst first. */
export function registerScan(command: Command, session: Session): void {
  command
    .option('-n, --namespace <name>', 'only this namespace')
    .option('-A, --all-namespaces', 'all namespaces, which is what is done without -n');
  withAskingOptions(command, Object.keys(scanFormats)).action(async (options: Options) => {
    session.finish(await scan(options, session));
  });
}

async function scan(options: Options, session: Session): Promise<ExitStatus> {
  const { lang, namespace, allNamespaces, output, failOn } = options;
  const begun = performance.now();
  try {
    if (namespace && allNamespaces) throw new UsageError(usageWords.namespaceAndAll[lang]);
    const { loader, cluster, save } = await savingTo(
      options.save,
      await session.open(options),
      session,
    );
    const { scanned } = await whileReached(loader, () => import('../answers/scanned.ts'));
    const { failedBy } = await import('../answers/failed-by.ts');
    const deps = { engine: session.engine, loader, cluster, lang };
    const answer = await scanned(namespace, deps).catch((error: unknown) => failedBy(error, deps));
    if ('is' in answer) return printNoAnswer(...toNoAnswer(answer, '', lang), options, session);

    session.terminal.out(scanFormats[output](answer, session.terminal.paper, whereOf(options)));
    if (output === 'text')
      session.terminal.err(`${tookWords[lang](performance.now() - begun, loader.spent())}\n`);
    await save({ asked: { scan: { ...present({ namespace }) } }, cluster, lang }, answer);
    if (answer.read === 'nothing') return 3;
    return isAsSevere(
      answer.incidents.flatMap(({ findings }) => findings),
      failOn,
    )
      ? 1
      : 0;
  } catch (error) {
    const status = statusOf(error);
    return printNoAnswer(noAnswer('failed', saidOf(error, lang)), status, options, session);
  }
}
