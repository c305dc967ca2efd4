import { expect, it } from '@jest/globals';

import { onNoNode } from '#src/checklists/on-no-node.ts';
import { podOn } from '#test/support/scheduling.ts';

it('leaves a pod as its controller would make it again', () => {
  const pod = onNoNode(podOn('a', 'web-1'));

  expect(pod.spec?.nodeName).toBeUndefined();
  expect(pod.status).toBeUndefined();
  expect(pod.metadata?.name).toBe('web-1');
});
