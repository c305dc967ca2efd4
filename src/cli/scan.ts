import type { Command } from 'commander';

import { scanned } from '../answers/scan.ts';
import { tookWords } from '../answers/words/answer.ts';
import { unknownNamespace } from '../answers/words/errors.ts';
import { usageWords } from '../answers/words/failures.ts';
import { UnknownNamespace } from '../domain/errors.ts';
import { shell } from '../text/shell.ts';
import { type AskingOptions, isAsSevere, withAskingOptions } from './asking-options.ts';
import { saidOf, statusOf } from './failure.ts';
import { noAnswer } from './no-answer.ts';
import { printNoAnswer } from './print-no-answer.ts';
import { savingTo } from './saved.ts';
import { scanFormats } from './scan-formats.ts';
import type { ExitStatus, Session } from './session.ts';
import { UsageError } from './usage-error.ts';

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

/** The options that ask the same cluster in the same language, as a shell takes them. */
function whereOf({ snapshot, context, kubeconfig, lang }: Options): string {
  const options = { snapshot, context, kubeconfig, ...(lang !== 'en' && { lang }) };
  return Object.entries(options)
    .flatMap(([name, value]) => (value ? [shell` --${name} ${value}`] : []))
    .join('');
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
    const answer = await scanned(namespace, { engine: session.engine, loader, cluster, lang });

    session.terminal.out(scanFormats[output](answer, session.terminal.paper, whereOf(options)));
    if (output === 'text')
      session.terminal.err(`${tookWords[lang](performance.now() - begun, loader.spent())}\n`);
    await save({ asked: { scan: { ...(namespace && { namespace }) } }, cluster, lang }, answer);
    return isAsSevere(
      answer.incidents.flatMap(({ findings }) => findings),
      failOn,
    )
      ? 1
      : 0;
  } catch (error) {
    if (error instanceof UnknownNamespace) {
      const message = unknownNamespace[lang](error.namespace, error.nearest);
      return printNoAnswer(noAnswer('unknown-namespace', message), 2, options, session);
    }
    const status = statusOf(error);
    return printNoAnswer(noAnswer('failed', saidOf(error, lang)), status, options, session);
  }
}
