import { type Command, Option } from 'commander';

import { readReplay, type Replay } from '../cluster/replay-file.ts';
import type { Answer, ScanAnswer } from '../domain/answer.ts';
import { replayedWords } from '../i18n/replay.ts';
import { investigate } from '../investigation/investigate.ts';
import { scanned } from '../investigation/scan.ts';
import { replaying } from '../world/keeping.ts';
import { formats as answerFormats } from './formats.ts';
import { toNoAnswer } from './no-answer.ts';
import { printNoAnswer } from './print-no-answer.ts';
import { scanFormats } from './scan-formats.ts';
import type { ExitStatus, Session } from './session.ts';

type Options = Readonly<{ output: keyof typeof scanFormats }>;

/** `kubewhy replay FILE`: answers again from the facts of a saved answer, and compares. */
export function registerReplay(program: Command, session: Session): void {
  program
    .command('replay')
    .description('answer again from what --save kept, without a cluster, and compare')
    .argument('<file>', 'what why --save or scan --save wrote')
    .addOption(
      new Option('-o, --output <format>', 'how to print')
        .choices(Object.keys(scanFormats))
        .default('text'),
    )
    .action(async (file: string, options: Options) => {
      session.finish(await replay(file, options, session));
    });
}

async function replay(file: string, options: Options, session: Session): Promise<ExitStatus> {
  const saved = await readReplay(file);
  const { asked, cluster, lang } = saved.question;
  const deps = { engine: session.engine, loader: replaying(saved), cluster, lang };
  if ('scan' in asked) {
    const answer = await scanned(asked.scan.namespace, deps);
    session.terminal.out(scanFormats[options.output](answer, session.terminal.paper));
    return compared(answer, saved, session);
  }
  const result = await investigate({ query: asked.why }, deps);
  if (result.is !== 'answer') {
    return printNoAnswer(...toNoAnswer(result, asked.why.text, lang), options, session);
  }
  session.terminal.out(answerFormats[options.output](result, session.terminal.paper));
  return compared(result.answer, saved, session);
}

/** Says whether this version answers as the saved one did. */
function compared(
  answer: Answer | ScanAnswer,
  { answer: before, question: { lang } }: Replay,
  { terminal }: Session,
): ExitStatus {
  const isSame = JSON.stringify(answer) === JSON.stringify(before);
  const version = String(before['engineVersion']);
  const { same, other } = replayedWords;
  const said = isSame
    ? same[lang](version)
    : other[lang](version, String(before['summary']), answer.summary);
  terminal.err(`${said}\n`);
  return 0;
}
