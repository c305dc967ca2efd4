import { refTo } from '../../../../domain/keys.ts';
import type { LogLine, Symptom, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { RECENT_MS } from '../../../../readings/freshness.ts';
import { FOLLOWS, TROUBLE } from '../../../../readings/logs/ending.ts';
import { levelOf } from '../../../../readings/logs/level-of.ts';
import { listeningIn } from '../../../../readings/logs/listening.ts';
import { quoted } from '../../../../readings/logs/logs.ts';
import { tellingLine } from '../../../../readings/logs/telling-line.ts';
import { isWithin } from '../../../../readings/time.ts';
import { troubledContainers, type Troubled } from '../../../signs/logs/troubled.ts';
import { wordings } from '../../../wordings/index.ts';
import type { KnownWording, TextAround } from '../../../wordings/known-wording.ts';
import { textAround } from '../../../wordings/text-around.ts';
import { wordingIn } from '../../../wordings/wording-in.ts';
import type { Door } from '../../../wordings/wording.ts';
import { cluesOf, type Clue } from './clues.ts';
import { toldElsewhere } from './told-elsewhere.ts';

/** One line that was said of an object in trouble, or by it. */
export type Saying = Readonly<{
  clue: Clue;
  line: string;
  doors: readonly [Door, ...Door[]];
  around: TextAround;
}>;

/** What ends a program is among the last lines that it writes; a stack may follow. */
const LAST_LINES = 25;
/** Left behind by the program, or by the runtime that could not start it. */
const END: readonly [Door, ...Door[]] = ['status', 'log'];
const STATUS: readonly [Door, ...Door[]] = ['status'];
/** Events that causes of their own read: what they quote is the kubelet's probe or the scheduler's, not a program's. */
const READ_ELSEWHERE = [
  'BackOff',
  'FailedScheduling',
  'Killing',
  'NotTriggerScaleUp',
  'Preempted',
  'ProbeError',
  'ProbeWarning',
  'Unhealthy',
];

/** What is said of an object in trouble, line by line, what decides most first. */
export function* sayings(symptom: Symptom, object: Resource, world: World): Iterable<Saying> {
  for (const troubled of troubledContainers(symptom, world)) yield* loggedBy(troubled);
  for (const clue of cluesOf(symptom, object, world)) {
    if (clue.from === 'log' || clue.from === 'unended') continue;
    const { at } = clue.evidence;
    if (clue.from === 'event' && READ_ELSEWHERE.includes(clue.what)) continue;
    if (clue.from === 'event' && !isWithin(RECENT_MS, at, world.now)) continue;
    const lines = (clue.said ?? '').split('\n').filter((line) => line.trim());
    const around = textAround(lines);
    const doors = clue.from === 'exit' ? END : STATUS;
    for (const line of byPlace(lines, doors, around))
      yield { clue: { ...clue, said: line }, line, doors, around };
  }
  for (const clue of toldElsewhere(symptom, object, world)) {
    const line = clue.evidence.quote;
    yield { clue, line, doors: ['log'], around: textAround([line]) };
  }
}

/** The lines of one message, those first whose words are the most exact: an answer may quote its reason in a later line. */
function byPlace(
  lines: readonly string[],
  doors: readonly Door[],
  around: TextAround,
): readonly string[] {
  if (lines.length < 2) return lines;
  const placeOf = (line: string) =>
    Math.min(...doors.map((door) => placeIn(wordingIn(line, door, around)?.wording)));
  const placed = lines.map((line) => ({ line, place: placeOf(line) }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ line }) => line);
}

function placeIn(wording: KnownWording | undefined): number {
  return wording ? wordings.indexOf(wording) : wordings.length;
}

/** The line that tells most, then the others from the last one up, unless the program came up after it. */
function* loggedBy({ log, pod, container }: Troubled): Iterable<Saying> {
  const on = refTo('Pod', pod);
  const lines = log.lines.slice(-LAST_LINES);
  const around = textAround(lines.map(({ text }) => text));
  const telling = tellingLine(lines)?.line;
  for (const line of new Set([telling ?? [], ...lines.toReversed()].flat())) {
    const after = lines.slice(lines.indexOf(line) + 1);
    if (isOver(line, line === telling ? [] : after) || listeningIn({ lines: after }, on).length > 0)
      continue;
    const clue: Clue = {
      from: 'log',
      what: container.name,
      said: line.text,
      evidence: quoted(line, on),
    };
    yield { clue, line: line.text, doors: ['log'], around };
  }
}

/** By its own level it is no trouble; or more trouble follows that is not part of it. */
function isOver({ text }: LogLine, after: readonly LogLine[]): boolean {
  if (levelOf(text) === 'info') return true;
  return after.some(
    (line) => TROUBLE.test(line.text) && !FOLLOWS.test(line.text) && levelOf(line.text) !== 'info',
  );
}
