import type { Gap } from '../../domain/gap.ts';
import type { Evidence, LogLine, Ref, World } from '../../domain/model.ts';
import { present } from '../../text/present.ts';
import { shortened } from '../../text/shortened.ts';
import type { EndedRun } from '../pods/runs.ts';

/** As much of a line as a sentence bears. */
const MAX_BRIEF = 160;

/** What the kubelet answers instead of a log whose file has been removed. */
const GONE = /^unable to retrieve container logs for [\w-]+:\/\//;

/** What a container wrote in one run; with a gap not all of it could be read. */
export type RunLog = Readonly<{ lines: readonly LogLine[]; gap?: Gap }>;

type EndedContainer = Pick<EndedRun, 'container' | 'log' | 'reason' | 'message' | 'path'>;

/** A line that a pattern matches, as evidence, and what the pattern's groups caught. */
export type LogMatch = Readonly<{ evidence: Evidence; groups: Readonly<Record<string, string>> }>;

/**
 * What a container wrote until it ended. While it waits the kubelet has that under both names of a run, or under one;
 * where neither can be read, its last words may stand in its status.
 */
export function logOfEnd(pod: Ref<'Pod'>, run: EndedContainer, world: World): RunLog {
  const { container, log } = run;
  const own = logOfRun(pod, container, log, world);
  const isToBeRead = own.gap === 'not-loaded'; // the other name costs a read more, which is seldom needed
  if (own.lines.length > 0 || isToBeRead) return own;
  const other = { ...own, ...logOfRun(pod, container, 'previous', world) };
  return other.lines.length > 0 ? other : { ...other, lines: leftBy(run) };
}

/** What a container wrote in its current or previous run. */
export function logOfRun(
  pod: Ref<'Pod'>,
  container: string,
  run: 'current' | 'previous',
  world: World,
): RunLog {
  const fact = world.logs(pod, container, run);
  if (fact.is === 'unknown') return { lines: [], gap: fact.why };
  const lines = fact.is === 'known' ? fact.value : [];
  const isGone = lines.length === 1 && GONE.test(lines[0]?.text ?? '');
  return isGone ? { lines: [], gap: 'expired' } : { lines };
}

/** The last line of a log that matches, for what ends a run is written last; undefined where none does. */
export function lastSaying(
  pattern: RegExp,
  on: Ref<'Pod'>,
  { lines }: Pick<RunLog, 'lines'>,
): LogMatch | undefined {
  const line = lines.findLast(({ text }) => saidIn(pattern, text));
  const groups = line && saidIn(pattern, line.text)?.groups;
  return line && { evidence: quoted(line, on), groups: groups ?? {} };
}

/** What a pattern finds in a line, be it within JSON, where each quotation mark has a backslash before it. */
export function saidIn(pattern: RegExp, text: string): RegExpExecArray | null {
  const found = pattern.exec(text);
  return found || !text.includes('\\"') ? found : pattern.exec(text.replaceAll('\\"', '"'));
}

/** A log line as evidence, as it was written. */
export function quoted({ at, text: quote, path }: LogLine, on: Ref<'Pod'>): Evidence {
  return { source: path ? 'field' : 'log', on, ...present({ path }), quote, ...present({ at }) };
}

/** What a program left in its termination message, or its log's end (FallbackToLogsOnError); of other reasons the runtime speaks. */
function leftBy({ reason, message, path }: EndedContainer): readonly LogLine[] {
  if (reason !== 'Error' && reason !== 'Completed') return [];
  const texts = message.split('\n').filter((text) => text.trim());
  return texts.map((text) => ({ text, path: `${path}/message` }));
}

/** A text from outside within a sentence: on one line, no longer than is read there, and no mark-up of ours. */
export function brief(text: string, most = MAX_BRIEF): string {
  return shortened(text.trim().replaceAll(/\s+/g, ' ').replaceAll('`', "'"), most);
}
