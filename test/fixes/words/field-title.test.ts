import { expect, it } from '@jest/globals';

import { fieldTitle } from '#src/fixes/words/field-title.ts';

const user = { label: 'spec.template.spec.securityContext.runAsUser', is: '999' };
const group = { label: 'spec.template.spec.securityContext.runAsGroup', is: '999' };
const volumes = { label: 'spec.template.spec.securityContext.fsGroup', is: '999' };
const most = { label: 'spec.maxUnavailable', is: '1' };
const least = { label: 'spec.minAvailable', is: '' };
const profile = { label: 'containers[web].securityContext.seccompProfile' };

it.each([
  [
    'names one field with what it becomes',
    [user],
    '`securityContext.runAsUser: 999`',
    '`securityContext.runAsUser: 999`',
  ],
  [
    'names two',
    [user, group],
    '`securityContext.runAsUser: 999`, `securityContext.runAsGroup: 999`',
    '`securityContext.runAsUser: 999`, `securityContext.runAsGroup: 999`',
  ],
  [
    'counts the third',
    [user, group, volumes],
    '`securityContext.runAsUser: 999`, `securityContext.runAsGroup: 999` and 1 more',
    '`securityContext.runAsUser: 999`, `securityContext.runAsGroup: 999` 외 1개',
  ],
  [
    'names a field of the same name once',
    [user, user],
    '`securityContext.runAsUser: 999` and 1 more',
    '`securityContext.runAsUser: 999` 외 1개',
  ],
  [
    'says what is taken out beside what is set',
    [most, least],
    '`spec.maxUnavailable: 1`, without `spec.minAvailable`',
    '`spec.maxUnavailable: 1`, `spec.minAvailable` 제거',
  ],
  [
    'says what is only taken out',
    [least],
    'Take out `spec.minAvailable`',
    '`spec.minAvailable` 제거',
  ],
  [
    'names a long value by its field',
    [user, profile],
    '`securityContext.runAsUser: 999`, `securityContext.seccompProfile`',
    '`securityContext.runAsUser: 999`, `securityContext.seccompProfile`',
  ],
] as const)('%s', (_, [first, ...others], en, ko) => {
  expect([fieldTitle([first, ...others], 'en'), fieldTitle([first, ...others], 'ko')]).toEqual([
    en,
    ko,
  ]);
});
