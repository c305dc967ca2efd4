import type { Ref } from '../../domain/model.ts';
import { listeningIn } from './listening.ts';
import { lastSaying, saidIn, type RunLog, type LogMatch } from './logs.ts';
import { OWN_WORDS } from './own-words.ts';
import { peerFailureIn } from './peer-failures.ts';
import { syntaxSigns } from './syntax-signs.ts';

/** What a program says that may have ended it; `isLast` where it complains about nothing else after that. */
export type Ending = LogMatch & Readonly<{ isLast: boolean }>;

/** A line that looks as if it told what went wrong. */
export const TROUBLE =
  /\b(?:error|fatal|panic(?:ked)?|exception|err(?!\\?["']?(?: ?[=:] ?|\()\\?["']?<?(?:nil|null|none)\b)|unrecogni[sz]ed|fail(?:ed|ure)?|cannot|can't|could not|unable|denied|refused|invalid|not found|missing|abort(?:ed)?|emerg|crit(?:ical)?)\b|Error:|Exception:/i;
/** What a program lives on after: a hint, or a trouble that it says it goes around. */
const MILD =
  /\b(?:info|warn(?:ing)?|notice|debug|trace|tip|hint|continuing|ignor(?:ed|ing)|skipp(?:ed|ing)|falling back|instead|using (?:the )?default)\b/i;
/** What follows from the trouble above it; SQLAlchemy ends with the statement and a link. */
export const FOLLOWS =
  /^\s|^(?:at |Caused by:|npm |note: |panic: \(\*)|Could not create the Java Virtual Machine|A fatal exception has occurred|exit(?:ed|ing)? with|exited on signal|cannot be respawned|abort(?:ing|ed)?\W*$|(?:fatal|error|err|\]|^)[\s:]*giving up(?: after \d+ \w+)?\W*$|\bexiting\b|shut(?:ting)? down|initialization failed|test failed|Command failed|did not exit normally|\bSystemExit\b|^The above exception|^\[SQL: |^\(Background on this error at: /i;
/** Errors that nobody catches begin so; the one before it may be its reason. */
const ANEW =
  /^(?:Traceback \(most recent|panic: |fatal error: |Unhandled exception|Exception in thread |(?:Uncaught )?(?:Type|Reference|Range|Syntax)Error: |thread '[^']*'.* panicked )/;
/** A Go program ends itself for what it has just said; the runtime's own panics are another trouble (Go, runtime/error.go and chan.go). */
const GIVES_UP =
  /^panic: (?!runtime error: |assignment to entry in nil map|close of |send on closed channel|interface conversion: )/;
const CHAINED = /^(?:During handling of the above|The above exception was the direct cause)/;

/** The last line that matches, unless the program went on after it: it listens, or met another trouble that is known. */
export function endingSaying(
  pattern: RegExp,
  on: Ref<'Pod'>,
  log: Pick<RunLog, 'lines'>,
): Ending | undefined {
  const said = lastSaying(pattern, on, log);
  if (!said) return undefined;
  const index = log.lines.findLastIndex(({ text }) => saidIn(pattern, text));
  const after = log.lines.slice(index + 1);
  const others = after.filter(({ text }) => TROUBLE.test(text) && !FOLLOWS.test(text));
  const isMild = MILD.test(said.evidence.quote);
  const isReason =
    after.some(({ text }) => CHAINED.test(text)) || GIVES_UP.test(after[0]?.text ?? '');
  const isNew = after.some(({ text }) => ANEW.test(text) || isKnown(text));
  const goesOn = listeningIn({ lines: after }, on).length > 0 || (isNew && !isReason);
  if (goesOn || (isMild && others.length > 0)) return undefined;
  return { ...said, isLast: !isMild && others.length === 0 };
}

function isKnown(text: string): boolean {
  if (FOLLOWS.test(text) || MILD.test(text)) return false;
  const words = Object.values(OWN_WORDS).flat();
  const isSaid = [...words, ...syntaxSigns.map(({ says }) => says)].some((one) => one.test(text));
  return isSaid || peerFailureIn(text) !== undefined;
}
