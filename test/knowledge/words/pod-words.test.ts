import { expect, it } from '@jest/globals';

import { podWords } from '#src/knowledge/words/pod-words.ts';

it('names a pod with its workload', () => {
  expect(podWords.en('web-1', 'web')).toBe('`web-1` of `web`');
  expect(podWords.ko('web-1', 'web')).toBe('`web` 워크로드의 `web-1` 파드');
});

it('names a pod without an owner once', () => {
  expect(podWords.en('orders-0', 'orders-0')).toBe('`orders-0`');
  expect(podWords.ko('orders-0', 'orders-0')).toBe('`orders-0` 파드');
});
