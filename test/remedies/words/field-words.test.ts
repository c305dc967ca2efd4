import { expect, it } from '@jest/globals';

import { fieldWords } from '#src/remedies/words/field-words.ts';

it.each([
  ['apps/Deployment', 'spec.paused', 'is rolled out at once'],
  ['apps/Deployment', 'spec.replicas', 'no pod restarts for it'],
  ['batch/CronJob', 'spec.suspend', 'The next run has it'],
])('says of %s %s that %s', (kind, label, said) => {
  const params = { kind, label, name: 'web', is: 'false', isOfPods: false };

  expect(fieldWords().en(params).text).toContain(said);
});
