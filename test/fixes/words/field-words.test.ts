import { expect, it } from '@jest/globals';

import { fieldWords } from '#src/fixes/words/field-words.ts';

it.each([
  ['apps/Deployment', 'spec.paused', 'is rolled out at once'],
  ['apps/Deployment', 'spec.replicas', 'no pod restarts for it'],
  ['batch/CronJob', 'spec.schedule', 'The next run has it'],
  ['batch/CronJob', 'spec.suspend', 'a run that was missed meanwhile may start right away'],
])('says of %s %s that %s', (kind, label, said) => {
  const params = { kind, label, name: 'web', is: 'false', isOfPods: false };

  expect(fieldWords().en(params).text).toContain(said);
});
