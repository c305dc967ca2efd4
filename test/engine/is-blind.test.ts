import { expect, it } from '@jest/globals';

import type { Gap } from '#src/domain/gap.ts';
import type { Read } from '#src/domain/model.ts';
import { isBlind } from '#src/engine/is-blind.ts';

const web = { kind: 'Pod', namespace: 'shop', name: 'web' };
const log: Read = { logs: web, container: 'app', run: 'current' };

it.each<[boolean, string, Read, Gap]>([
  [true, 'a log that may not be read', log, 'forbidden'],
  [true, 'events that may not be read', { events: web }, 'forbidden'],
  [true, 'a Secret that did not come', { get: { ...web, kind: 'Secret' } }, 'no-answer'],
  [false, 'a Secret that may not be read', { get: { ...web, kind: 'Secret' } }, 'forbidden'],
  [false, 'a log that a recording leaves out', log, 'not-captured'],
  [false, 'a log that the cluster keeps no more', log, 'expired'],
])('is %s of %s', (expected, _, read, why) => {
  expect(isBlind([{ read, why }])).toBe(expected);
});
