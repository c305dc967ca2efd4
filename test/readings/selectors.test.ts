import { describe, expect, it } from '@jest/globals';

import { selects } from '#src/readings/selectors.ts';

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
    ['labels of which one is another', { matchLabels: { app: 'web', tier: 'back' } }, false],
    ['In, where it is none of them', one('tier', 'In', ['back']), false],
    ['In, of a label that is not there', one('zone', 'In', ['a']), false],
    ['In, without values', { matchExpressions: [{ key: 'tier', operator: 'In' }] }, false],
    ['NotIn, where it is none of them', one('tier', 'NotIn', ['back']), true],
    ['Exists, where it does', one('tier', 'Exists'), true],
    ['DoesNotExist, where it does', one('tier', 'DoesNotExist'), false],
    [
      'labels, and what they do not meet',
      { matchLabels: { app: 'web' }, ...one('zone', 'Exists') },
      false,
    ],
    ['Exists', one('zone', 'Exists'), false],
    ['DoesNotExist', one('zone', 'DoesNotExist'), true],
  ])('%s selects: %j %s', (_, selector, is) => {
    expect(selects(selector, labels)).toBe(is);
  });
});

it('a selector finds nothing by labels in what has none', () => {
  expect(selects({ matchLabels: { app: 'web' } }, undefined)).toBe(false);
  expect(selects({}, undefined)).toBe(true);
});

function one(key: string, operator: string, values: string[] = []) {
  return { matchExpressions: [{ key, operator, values }] };
}
