import { readFileSync, statSync } from 'node:fs';

import type { Command } from 'commander';

import { explained } from '../answers/explained.ts';
import { usageWords } from '../answers/words/failures.ts';
import { pastedObjects } from '../cluster/pasted-objects.ts';
import { present } from '../text/present.ts';
import { type AskingOptions, isAsSevere, withAskingOptions } from './asking-options.ts';
import { saidOf, statusOf } from './failure.ts';
import { formats, type Format } from './formats.ts';
import { noAnswer } from './no-answer.ts';
import { printNoAnswer } from './print-no-answer.ts';
import type { ExitStatus, Session } from './session.ts';
import { UsageError } from './usage-error.ts';

type Options = AskingOptions<Format>;

const LONGEST = 1024 * 1024;

/** `kubewhy explain [FILE|-]`: what an error message says, from wherever it was copied. */
export function registerExplain(command: Command, session: Session): void {
  command.argument('[file]', 'a file that holds the text; - or nothing reads stdin', '-');
  withAskingOptions(command, Object.keys(formats)).action(
    async (file: string, options: Options) => {
      session.finish(await explain(file, options, session));
    },
  );
}

async function explain(file: string, options: Options, session: Session): Promise<ExitStatus> {
  const { lang, output, failOn } = options;
  try {
    const text = file === '-' ? await session.terminal.readAll() : readText(file);
    if (text.trim() === '') throw new UsageError(usageWords.emptyText[lang]);
    if (text.length > LONGEST) throw new UsageError(usageWords.longText[lang]);
    const isAsked = options.snapshot ?? options.context ?? options.kubeconfig;
    const opened = isAsked ? await session.open(options) : undefined;
    const deps = opened && { ...opened, engine: session.engine };
    const objects = pastedObjects(text);
    const answer = await explained(text, {
      lang,
      ...present({ objects }),
      cluster: opened?.cluster ?? 'none',
      ...present({ deps }),
    });

    session.terminal.out(formats[output]({ answer, plans: [] }, session.terminal.paper));
    return isAsSevere(answer.findings, failOn) ? 1 : 0;
  } catch (error) {
    const status = statusOf(error);
    return printNoAnswer(noAnswer('failed', saidOf(error, lang)), status, options, session);
  }
}

function readText(file: string): string {
  try {
    if (statSync(file).size > LONGEST) {
      throw new UsageError(`${file} is longer than 1 MiB: give the part around the error`);
    }
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`${file} cannot be read: name a file that holds the text`, { cause });
  }
}
