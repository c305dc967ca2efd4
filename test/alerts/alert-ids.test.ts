import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { alertNewsId, episodeId } from '#src/alerts/alert-ids.ts';

const firing = {
  groupKey: '{}:{alertname="X"}',
  fingerprint: '7c1d4b9ee0a35f26',
  startsAt: '2026-01-01T00:00:00Z',
  status: 'firing',
} as const;

describe('ids of alerts', () => {
  it('tell an episode by labels and start, in whichever time zone', () => {
    const id = episodeId(firing);

    expect(episodeId({ ...firing, startsAt: '2026-01-01T09:00:00+09:00' })).toBe(id);
    expect(episodeId({ ...firing, startsAt: '2026-01-01T00:00:01Z' })).not.toBe(id);
    expect(episodeId({ ...firing, fingerprint: '8c1d4b9ee0a35f26' })).not.toBe(id);
  });

  it.each([
    ['group', { groupKey: '{}:{alertname="Y"}' }],
    ['labels', { fingerprint: '8c1d4b9ee0a35f26' }],
    ['start', { startsAt: '2026-01-01T00:00:01Z' }],
    ['status', { status: 'resolved' }],
  ] as const)('tell news by its %s', (_, other) => {
    expect(alertNewsId({ ...firing, ...other })).not.toBe(alertNewsId(firing));
    expect(alertNewsId({ ...firing })).toBe(alertNewsId(firing));
  });

  it('never mistake one text for the other, whatever a group key holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (one, middle, last) => {
        const id = alertNewsId({ ...firing, groupKey: one + middle, fingerprint: last });
        const other = alertNewsId({ ...firing, groupKey: one, fingerprint: middle + last });

        expect(id).toMatch(/^a-[0-9a-f]{40}$/);
        expect(id === other).toBe(middle === '');
      }),
    );
  });
});
