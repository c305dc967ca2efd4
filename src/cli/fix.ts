import { type Command } from 'commander';

import { byOwnHands, type OwnHands } from '../answers/by-own-hands.ts';
import { investigate } from '../answers/investigate.ts';
import { usageWords } from '../answers/words/failures.ts';
import { badSetWords, fixWords } from '../answers/words/fix.ts';
import { changeDiff } from '../approvals/change-diff.ts';
import type { Answer, AnswerRemedy } from '../domain/answer.ts';
import type { Plan, Values } from '../domain/plan.ts';
import { present } from '../text/present.ts';
import { applyFix, type ShownFix } from './apply-fix.ts';
import { type AskingOptions, withClusterOptions } from './asking-options.ts';
import { askedFor, chosenFix, fixesOf, type Wish } from './chosen-fix.ts';
import { saidOf, statusOf } from './failure.ts';
import { data } from './formats.ts';
import { inkFor, named, tameLine } from './ink.ts';
import { noAnswer, toNoAnswer } from './no-answer.ts';
import { oneTarget } from './one-target.ts';
import { printNoAnswer } from './print-no-answer.ts';
import { isRefuted, remedyText } from './remedies-text.ts';
import type { ExitStatus, OpenedCluster, Session } from './session.ts';
import { UsageError } from './usage-error.ts';
import { wrapped } from './wrap.ts';

type Options = AskingOptions<'text' | 'json' | 'yaml'> &
  Readonly<{
    remedy?: string;
    set?: readonly string[];
    apply?: true;
    live?: true;
    config?: string;
  }>;
type FoundFix = Readonly<{ answer: Answer }> & ShownFix;

/** `kubewhy fix <target>`: the change that would mend it, with values of one's own, and on demand carried out. */
export function registerFix(command: Command, session: Session): void {
  command
    .argument('<target...>', 'pod/web-1, deploy web …, a name, or the beginning of one')
    .option('-n, --namespace <name>', 'where the target is')
    .option('--remedy <id>', 'another fix than the first')
    .option(
      '--set <name=value>',
      'choose a value that the fix asks for; may be given again',
      gathered,
    )
    .option('--apply', 'carry it out with your own rights, after a question')
    .option(
      '--config <file>',
      'with --apply: the settings of a bot, whose freeze and change windows count here, too',
    )
    .option('--live', 'the change in the cluster itself, although Git owns the object');
  withClusterOptions(command, ['text', 'json', 'yaml']).action(
    async (words: readonly string[], options: Options) => {
      session.finish(await fix(words, options, session));
    },
  );
}

function gathered(value: string, all: readonly string[] = []): readonly string[] {
  return [...all, value];
}

async function fix(
  words: readonly string[],
  options: Options,
  session: Session,
): Promise<ExitStatus> {
  const { lang, remedy, output } = options;
  const { terminal } = session;
  try {
    const target = oneTarget(words, lang);
    if (!target) throw new UsageError(usageWords.noTarget[lang]);
    const wish = { values: valuesOf(options), ...present({ remedy }) };
    const opened = await session.open(options);
    if (options.apply && !opened.writer) throw new UsageError(fixWords.recorded[lang]);
    const hands = opened.writer && byOwnHands(opened.writer, opened.cluster, opened.whoAmI);
    const found = await look(target, wish, opened, hands, options, session);
    if (typeof found === 'number') return found;

    terminal.out(output === 'text' ? textOf(found, session, lang) : data[output](found.answer));
    if (!options.apply && found.fix && isRefuted(found.fix))
      terminal.err(`kubewhy: ${fixWords.refuted[lang]}\n`);
    else if (!options.apply && found.plan && hands) terminal.err(`${fixWords.next[lang]}\n`);
    if (found.answer.state === 'unread') return 3;
    return options.apply && hands ? await applyFix(found, hands, opened, options, session) : 0;
  } catch (error) {
    const status = statusOf(error);
    return printNoAnswer(noAnswer('failed', saidOf(error, lang)), status, options, session);
  }
}

function valuesOf({ set = [], lang }: Options): Values {
  return Object.fromEntries(
    set.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      if (!name || value.length === 0) throw new UsageError(badSetWords[lang]([]));
      return [name, value.join('=')];
    }),
  );
}

/** Asks once, and where values were chosen once more with those: what was read is read once. */
async function look(
  target: string,
  wish: Wish,
  { loader, cluster, namespace: usual }: OpenedCluster,
  hands: OwnHands | undefined,
  options: Options,
  session: Session,
): Promise<FoundFix | ExitStatus> {
  const { lang, namespace = usual } = options;
  const query = { text: target, ...present({ namespace }) };
  const deps = {
    engine: session.engine,
    loader,
    cluster,
    lang,
    ...(hands && { dryRun: hands.dryRun }),
  };
  const first = await investigate({ query }, deps);
  if (first.is !== 'answer')
    return printNoAnswer(...toNoAnswer(first, target, lang), options, session);
  const fixes = fixesOf(first.answer);
  const chosen = chosenFix(fixes, wish);
  const isWished = wish.remedy !== undefined || Object.keys(wish.values).length > 0;
  if (!chosen && isWished)
    throw new UsageError(
      wish.remedy === undefined ? badSetWords[lang](askedFor(fixes)) : fixWords.noSuch[lang],
    );
  const inFirst = { answer: first.answer, ...planOf(chosen, first.plans, options) };
  if (!chosen || Object.keys(wish.values).length === 0) return inFirst;

  const again = await investigate(
    { query },
    { ...deps, chosen: { remedy: chosen.id, values: wish.values } },
  );
  if (again.is !== 'answer')
    return printNoAnswer(...toNoAnswer(again, target, lang), options, session);
  const filled = fixesOf(again.answer).find(({ id }) => id === chosen.id);
  return { answer: again.answer, ...planOf(filled, again.plans, options) };
}

function planOf(
  fix: AnswerRemedy | undefined,
  plans: readonly Plan[],
  { live }: Options,
): Omit<FoundFix, 'answer'> {
  const plan = plans.find(({ id }) => id === (live ? (fix?.live ?? fix?.plan) : fix?.plan));
  return { ...present({ fix, plan }) };
}

function textOf(
  { answer, fix, plan }: FoundFix,
  { terminal }: Session,
  lang: Options['lang'],
): string {
  const { colour, columns } = terminal.paper;
  const page = { ink: inkFor(colour), columns, lang };
  const [root] = answer.findings;
  const fixedFinding =
    answer.findings.find(({ remedies }) => fix && remedies.includes(fix)) ?? root;
  const head = wrapped(named(fixedFinding?.title ?? answer.summary, page.ink), columns, '').join(
    '\n',
  );
  if (!fix) return root ? `${head}\n\n${fixWords.none[lang]}\n` : `${head}\n`;
  const others = fixesOf(answer).filter(({ id }) => id !== fix.id);
  const lines = [
    head,
    '',
    ...remedyText(fix, '', page),
    ...(plan ? ['', ...changeDiff(plan.changes[0]).split('\n').map(tameLine)] : []),
    ...(others.length > 0 ? ['', `${fixWords.others[lang]}:`] : []),
    ...others.map(({ id, title }) => `  --remedy ${id}  ${named(title, page.ink)}`),
  ];
  return `${lines.join('\n')}\n`;
}
