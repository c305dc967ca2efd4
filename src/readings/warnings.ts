import type { Evidence, Ref, World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { isOurs, lastSeen } from './events.ts';
import { RECENT_MS } from './freshness.ts';
import { isWithin } from './time.ts';

/** Warnings that say the same, as one: how often it was said, and when last. */
export type Warning = Readonly<{ reason: string; times: number; evidence: Evidence }>;

/** They only repeat that something failed, which other events and the status say better. */
const EMPTY = ['BackOff'];
/** What differs from one repetition to the next: ids, addresses, counts. */
const CHANGING = /[0-9a-f]{8,}(?:-[0-9a-f]{4,})*|\d+/gi;

/** The distinct Warning events about an object, by a reporter or all, newest first; those that say something before those that repeat. */
export function warningsAbout(on: Ref, world: World, by?: string): readonly Warning[] {
  const warnings = world
    .events(on)
    .items.filter((event) => event.type === 'Warning' && (!by || reporterOf(event) === by));
  const alike = Map.groupBy(
    warnings,
    ({ reason, message = '' }) => `${reason} ${message.replace(CHANGING, '#')}`,
  );
  const distinct = [...alike.values()].flatMap((group): readonly Warning[] => {
    const [newest] = group.toSorted((a, b) => Date.parse(lastSeen(b)) - Date.parse(lastSeen(a)));
    if (!newest?.message) return [];
    const { reason = '', message: quote } = newest;
    const times = group.reduce((sum, { count, series }) => sum + (series?.count ?? count ?? 1), 0);
    return [{ reason, times, evidence: { source: 'event', on, at: lastSeen(newest), quote } }];
  });
  const isEmpty = ({ reason }: Warning) => Number(EMPTY.includes(reason));
  return distinct.toSorted((a, b) => isEmpty(a) - isEmpty(b) || timeOf(b) - timeOf(a));
}

/** As often as this it is no hitch that a controller has mended by itself. */
const AGAIN_AND_AGAIN = 5;

/** What an object is warned about again and again until now, by a reporter or anybody, and nobody has told of a success since. */
export function repeatedWarning(on: Ref, world: World, by?: string): Warning | undefined {
  const [warning] = warningsAbout(on, world, by);
  if (!warning || warning.times < AGAIN_AND_AGAIN || !isRecent(warning, world)) return undefined;
  const isOver = world
    .events(on)
    .items.some(
      (event) =>
        event.type === 'Normal' && !isOurs(event) && Date.parse(lastSeen(event)) > timeOf(warning),
    );
  return isOver ? undefined : warning;
}

/** Whether it has just been said. */
export function isRecent({ evidence }: Warning, { now }: World): boolean {
  return isWithin(RECENT_MS, evidence.at, now);
}

function reporterOf({ source, reportingComponent }: Resource<'Event'>): string | undefined {
  return source?.component || reportingComponent;
}

function timeOf({ evidence: { at = '' } }: Warning): number {
  return Date.parse(at);
}
