import { expect, it } from '@jest/globals';

import { requestsSetBy } from '#src/readings/pods/requests-set-by.ts';
import { podOn } from '#test/support/scheduling.ts';

const setBy = (vpaUpdates?: string) => {
  const pod = podOn('w1', 'web');
  const annotations = vpaUpdates === undefined ? {} : { vpaUpdates };
  return requestsSetBy({ ...pod, metadata: { ...pod.metadata, annotations } });
};

it('reads who has set which requests of a pod, each once', () => {
  expect(
    setBy(
      'Pod resources updated by web-vpa: container 0: cpu request, memory request, cpu limit; container 1: cpu request',
    ),
  ).toEqual({ name: 'web-vpa', resources: ['cpu', 'memory'] });
});

it.each([
  ['there is no note', undefined],
  ['the note is of another form', 'cpu request'],
  ['capture has hidden it', '‹40·0f3a9c11›'],
])('reads nothing where %s', (_, note) => {
  expect(setBy(note)).toBeUndefined();
});
