import { describe, expect, it } from '@jest/globals';

import { claimed } from '#src/incident/alerts/claimed.ts';
import { closedIn } from '#src/incident/alerts/closed-in.ts';
import { earlierIn } from '#src/incident/alerts/earlier-in.ts';

const HOUR = 3_600_000;
const claim = { key: 'R', reopenMs: 2 * HOUR };

describe('a root', () => {
  it('has one open incident, which is opened again after a short end only', () => {
    const first = claimed(undefined, { ...claim, candidate: 'a', at: '2026-03-01T08:00:00Z' });
    const again = claimed(first, { ...claim, candidate: 'b', at: '2026-03-01T09:00:00Z' });
    const over = closedIn(again, { key: 'R', incident: 'a', at: '2026-03-01T10:00:00Z' });
    const soon = claimed(over, { ...claim, candidate: 'c', at: '2026-03-01T11:59:00Z' });
    const late = claimed(over, { ...claim, candidate: 'c', at: '2026-03-01T12:01:00Z' });

    expect(again).toEqual(first);
    expect(soon.incidents).toEqual([{ id: 'a', at: '2026-03-01T08:00:00Z' }]);
    expect(late.incidents.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('keeps its last twenty', () => {
    let record = claimed(undefined, { ...claim, candidate: 'i-0', at: '2026-03-01T00:00:00Z' });
    for (let day = 1; day < 25; day += 1) {
      const at = new Date(Date.UTC(2026, 2, 1 + day)).toISOString();
      record = closedIn(record, {
        key: 'R',
        incident: `i-${day - 1}`,
        at: record.incidents.at(-1)?.at ?? '',
      });
      record = claimed(record, { ...claim, candidate: `i-${day}`, at });
    }

    expect(record.incidents).toHaveLength(20);
    expect(earlierIn(record, '2026-03-25T00:00:00Z')).toEqual({ times: 8, last: 'i-23' });
  });

  it('was not there before where it has only one', () => {
    const first = claimed(undefined, { ...claim, candidate: 'a', at: '2026-03-01T08:00:00Z' });

    expect(earlierIn(first, '2026-03-01T08:00:00Z')).toBeUndefined();
  });
});
