import { describe, expect, it } from '@jest/globals';

import type { Claim, Evidence, Ref, Symptom } from '#src/domain/model.ts';
import type { Weighed } from '#src/engine/explainer.ts';
import { ToldSymptoms } from '#src/engine/told-symptoms.ts';
import { cause, thing } from '#test/support/rules.ts';

const evidence: Evidence = { source: 'field', on: thing('web'), path: '/spec', quote: 'x' };
const symptom = (name: string, more: Partial<Symptom> = {}): Symptom => ({
  kind: 'sick',
  on: thing(name),
  reason: 'Sick',
  evidence,
  hurts: 'progress',
  ...more,
});
const weighed = (one: Symptom, more: Partial<Claim<object>> = {}): Weighed => ({
  cause: cause('test/known', () => ({})),
  symptom: one,
  claim: { subject: one.on, params: {}, evidence: [evidence], strength: 'entails', ...more },
  confidence: 'proven',
});

function telling(claims: (one: Symptom) => readonly Weighed[], tellsYoung = true) {
  const led: Ref[] = [];
  const told = new ToldSymptoms({
    explain: claims,
    leadTo: (refs) => led.push(...refs),
    tellsYoung,
  });
  return { told, led };
}

describe('what is told', () => {
  it('goes on to where a claim leads', () => {
    const at = thing('db');
    const { told, led } = telling((one) => [weighed(one, { because: { at, edge: 'needs' } })]);

    told.add([symptom('web')]);

    expect(led).toEqual([at]);
    expect(told.claims).toHaveLength(1);
  });

  it('is in trouble only what is news', () => {
    const { told } = telling((one) => [weighed(one)]);
    const isNews = ({ claim }: Weighed) => claim.subject.name === 'db';

    expect(told.add([symptom('web')], isNews)).toHaveLength(1); // no trouble so far
    expect(told.add([symptom('disk'), symptom('db')], isNews)).toMatchObject([
      { on: { name: 'db' } },
    ]);
  });

  it('is what may come right by itself, where that is asked for and a cause explains it', () => {
    const young = [symptom('web', { normalFor: 30 })];

    expect(telling((one) => [weighed(one)]).told.add(young)).toHaveLength(1);
    expect(telling(() => []).told.add(young)).toEqual([]);
    expect(telling((one) => [weighed(one)], false).told.add(young)).toEqual([]);
  });

  it.each<[Partial<Symptom>, boolean, boolean]>([
    [{ hurts: 'users' }, true, true],
    [{ hurts: 'redundancy' }, true, true],
    [{ hurts: 'progress' }, true, false],
    [{ hurts: 'nobody' }, false, false],
    [{ hurts: 'users', until: '2026-01-01T00:00:00Z' }, false, false],
  ])('of %j is trouble: %s, outage: %s', (more, isTrouble, isOutage) => {
    const { told } = telling(() => []);

    told.add([symptom('web', more)]);

    expect([told.isTrouble, told.isOutage]).toEqual([isTrouble, isOutage]);
  });
});

it('of many that are alike explains fifty, and is asked about no other', () => {
  const asked: string[] = [];
  const told = new ToldSymptoms({
    explain: (one) => {
      asked.push(one.on.name);
      return [weighed(one)];
    },
    leadTo: () => {},
    tellsYoung: false,
    likenessOf: ({ on }) => on.name.charAt(0),
  });

  for (let index = 0; index < 80; index += 1) told.add([symptom(`a${index}`)]);
  told.add([symptom('b')]);

  expect(asked).toHaveLength(51);
  expect(asked.at(-1)).toBe('b');
});
