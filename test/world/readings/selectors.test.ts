import { describe, expect, it } from '@jest/globals';

import { selects } from '#src/world/readings/selectors.ts';

const labels = { app: 'web', tier: 'front' };

describe('a label selector', () => {
  it.each([
    ['that is not there', undefined, false],
    ['without requirements', {}, true],
    ['of equal labels', { matchLabels: { app: 'web' } }, true],
    ['of other labels', { matchLabels: { app: 'api' } }, false],
    ['In', one('tier', 'In', ['front', 'back']), true],
    ['NotIn', one('tier', 'NotIn', ['front']), false],
    ['NotIn of a label that is not there', one('zone', 'NotIn', ['a']), true],
    ['Exists', one('zone', 'Exists'), false],
    ['DoesNotExist', one('zone', 'DoesNotExist'), true],
  ])('%s selects: %j %s', (_, selector, is) => {
    expect(selects(selector, labels)).toBe(is);
  });
});

function one(key: string, operator: string, values: string[] = []) {
  return { matchExpressions: [{ key, operator, values }] };
}
