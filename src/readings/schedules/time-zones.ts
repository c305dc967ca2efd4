/** How far the clock of a time zone is ahead of UTC at a time, in ms. Throws RangeError where there is no such zone. */
export function offsetIn(timeZone: string, at: number): number {
  if (timeZone === 'UTC') return 0;
  const parts = clockOf(timeZone).formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return wall - Math.floor(at / 1000) * 1000;
}

/** Whether a time zone of that name exists. */
export function isTimeZone(timeZone: string): boolean {
  try {
    offsetIn(timeZone, 0);
    return true;
  } catch {
    return false;
  }
}

/** To make one costs a hundred times as much as to use it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}
