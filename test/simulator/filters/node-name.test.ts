import { expect, it } from '@jest/globals';

import { nodeName } from '#src/simulator/filters/node-name.ts';
import { newPod, node, podOn, rejectedBy } from '#test/support/scheduling.ts';

it.each([
  ['another than the node that it names', podOn('b', 'web'), { a: ['node-name'] }],
  ['none where it names none', newPod(), {}],
])('rejects %s', (_, pod, rejected) => {
  expect(rejectedBy(nodeName, pod, [node('a'), node('b')])).toEqual(rejected);
});
