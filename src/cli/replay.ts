import { type Command, Option } from 'commander';

import { investigate } from '../answers/investigate.ts';
import { scanned } from '../answers/scanned.ts';
import { replayedWords } from '../answers/words/replay.ts';
import { readReplay, type Replay } from '../cluster/replay-file.ts';
import type { Answer, ScanAnswer } from '../domain/answer.ts';
import { LANGS, type Lang } from '../domain/lang.ts';
import { replaying } from '../world/keeping.ts';
import { formats as answerFormats } from './formats.ts';
import { toNoAnswer } from './no-answer.ts';
import { printNoAnswer } from './print-no-answer.ts';
import { scanFormats } from './scan-formats.ts';
import type { ExitStatus, Session } from './session.ts';

type Options = Readonly<{ output: keyof typeof scanFormats; lang?: Lang }>;

/** `kubewhy replay FILE`: answers again from the facts of a saved answer, and compares. */
export function registerReplay(command: Command, session: Session): void {
  command
    .argument('<file>', 'what why --save or scan --save wrote')
    .addOption(
      new Option('-o, --output <format>', 'how to print')
        .choices(Object.keys(scanFormats))
        .default('text'),
    )
    .addOption(new Option('--lang <language>', "not the saved answer's").choices(LANGS))
    .action(async (file: string, options: Options) => {
      session.finish(await replay(file, options, session));
    });
}

async function replay(file: string, options: Options, session: Session): Promise<ExitStatus> {
  const saved = await readReplay(file);
  const { asked, lang: before } = saved.question;
  const lang = options.lang ?? before;
  const { engine, terminal } = session;
  const deps = { engine, loader: replaying(saved), cluster: saved.question.cluster };
  if ('scan' in asked) {
    const scan = (one: Lang) => scanned(asked.scan.namespace, { ...deps, lang: one });
    const answer = await scan(lang);
    terminal.out(scanFormats[options.output](answer, terminal.paper));
    return compared(lang === before ? answer : await scan(before), saved, lang, session);
  }
  const ask = (one: Lang) => investigate({ query: asked.why }, { ...deps, lang: one });
  const result = await ask(lang);
  if (result.is !== 'answer') {
    return printNoAnswer(...toNoAnswer(result, asked.why.text, lang), options, session);
  }
  terminal.out(answerFormats[options.output](result, terminal.paper));
  const again = lang === before ? result : await ask(before);
  return again.is === 'answer' ? compared(again.answer, saved, lang, session) : 0;
}

/** Says whether this version answers as the saved one did, in whose language `answer` is. */
function compared(
  answer: Answer | ScanAnswer,
  { answer: before }: Replay,
  lang: Lang,
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
