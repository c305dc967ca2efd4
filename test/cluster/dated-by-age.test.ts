import { expect, it } from '@jest/globals';

import { datedByAge } from '#src/cluster/dated-by-age.ts';

const NOW = '2026-03-26T19:45:00Z';

it('takes an age for the time that it means', () => {
  const event = { lastTimestamp: '20s', metadata: { creationTimestamp: '1d2h' } };

  expect(datedByAge(event, NOW)).toEqual({
    lastTimestamp: '2026-03-26T19:44:40Z',
    metadata: { creationTimestamp: '2026-03-25T17:45:00Z' },
  });
});

it('leaves times, and durations that are none of the age of something', () => {
  const objects = [{ lastTimestamp: NOW, spec: { timeout: '20s', startTime: 'soon' } }];

  expect(datedByAge(objects, NOW)).toBe(objects);
});
