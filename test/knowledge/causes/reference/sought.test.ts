import { describe, expect, it } from '@jest/globals';

import { sought } from '#src/knowledge/causes/reference/sought.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { ago, configMap } from '#test/support/objects.ts';

const NOT_FOUND = 'reading rules: configmaps "price-rules" not found';
const made = (name: string, minutes: number) => configMap(name, ago(minutes));
const told = (log: string, objects: Parameters<typeof claimed>[3] = {}) =>
  claimed(sought, crashing(), log, objects);

describe('sought', () => {
  it.each([
    [NOT_FOUND, 'ConfigMap', 'shop', 'price-rules'],
    ['{"error":"secrets \\"api-token\\" not found"}', 'Secret', 'shop', 'api-token'],
    [
      'Error from server (NotFound): jobs.batch "migrate" not found',
      'batch/Job',
      'shop',
      'migrate',
    ],
    ['unable to fetch: Deployment.apps "web-2" not found', 'apps/Deployment', 'shop', 'web-2'],
    ['namespace "infra": services "dns" not found', 'Service', 'infra', 'dns'],
  ])('finds what the program misses: %s', (log, kind, namespace, name) => {
    expect(told(log)).toMatchObject([
      {
        subject: { kind, namespace, name },
        params: { by: 'web', object: 'absent' },
        strength: 'fits',
      },
    ]);
  });

  it('offers the one that is called nearly so', () => {
    expect(told(NOT_FOUND, { objects: [made('price-rule', 60)] })).toMatchObject([
      { params: { near: 'price-rule' } },
    ]);
  });

  it('says that it has come since, and that it cannot be read', () => {
    expect(told(NOT_FOUND, { objects: [made('price-rules', 0.5)] })).toMatchObject([
      { params: { object: 'there' } },
    ]);
    expect(told(NOT_FOUND, { forbidden: ['configmaps'] })).toMatchObject([
      { params: { object: 'unread' } },
    ]);
  });

  it.each([
    ['one that was there: it looked elsewhere', NOT_FOUND, { objects: [made('price-rules', 60)] }],
    ['a thing of another program', 'user "bob" not found', {}],
    ['a kind of a group that it is not of', 'jobs.example.com "migrate" not found', {}],
    ['a program that goes on after it', `${NOT_FOUND}\nlistening on :8080`, {}],
  ])('stays silent about %s', (_, log, around) => {
    expect(told(log, around)).toEqual([]);
  });
});
