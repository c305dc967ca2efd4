import { describe, expect, it } from '@jest/globals';

import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Symptom } from '#src/domain/model.ts';
import type { Rules } from '#src/domain/rules.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago, labelled, named } from '#test/support/objects.ts';
import { cause, healthy, rulesWith, sick, thing } from '#test/support/rules.ts';

const web = thing('web');
const known = cause('test/known', () => ({}));

describe('the state of a target by its symptoms', () => {
  const [finder] = rulesWith().symptomFinders;
  /** Rules by which each thing is sick as is told of its name. */
  const rulesBy = (...told: readonly Partial<Symptom>[]): Rules => ({
    ...rulesWith(known),
    symptomFinders: told.map((more, index) => ({
      kind: 'sick',
      of: ['Thing'],
      *find(object, world) {
        for (const one of finder?.find(object, world) ?? [])
          yield { ...one, part: `${index}`, ...more };
      },
    })),
  });
  const verdictBy = async (...told: readonly Partial<Symptom>[]) =>
    (await diagnose(web, lazily(cluster([sick('web')])), rulesBy(...told))).verdict;

  it.each<[string, Partial<Symptom>, string]>([
    ['is over', { until: ago(1) }, 'recovered'],
    ['may come right by itself', { normalFor: 30 }, 'progressing'],
    ['somebody meant', { hurts: 'nobody' }, 'explained'],
  ])('which %s', async (_, told, state) => {
    expect(await verdictBy(told)).toMatchObject({ state, symptoms: [told] });
  });

  it('is the one that a cause brings where that is the root', async () => {
    const telling = { ...known, stateAsRoot: 'complaining' as const };

    const { verdict } = await diagnose(web, lazily(cluster([sick('web')])), rulesWith(telling));

    expect(verdict.state).toBe('complaining');
  });

  it('lists beside a trouble what is over, and not what may come right by itself', async () => {
    const { symptoms } = await verdictBy({}, { normalFor: 30 }, { until: ago(1) });

    expect(symptoms.map(({ part }) => part)).toEqual(['0', '2']);
  });

  it.each<[string, readonly Partial<Symptom>[], readonly string[]]>([
    ['of what is well, three at most', [], ['b', 'a', 'c']],
    ['of what somebody meant', [{ hurts: 'nobody' }], ['b', 'a', 'c']],
    ['of what is over', [{ until: ago(1) }], ['b', 'a', 'c']],
    ['of nothing in trouble', [{}], []],
  ])('comes with remarks %s', async (_, told, ids) => {
    const remarkers = ['b', 'a', 'c', 'd'].map((id) => ({
      id,
      of: ['Thing'],
      remark: () => [{}, {}],
    }));
    const rules = { ...rulesBy(...told), remarkers } as unknown as Rules;

    const { verdict } = await diagnose(web, lazily(cluster([sick('web')])), rules);

    expect(verdict.remarks.map(({ id }) => id)).toEqual(ids);
  });

  it('that only begins is that of something which is under way', async () => {
    const rules: Rules = {
      ...rulesWith(known),
      healthChecks: [{ of: ['Thing'], look: () => 'starting' }],
    };

    const { verdict } = await diagnose(web, lazily(cluster([healthy('web')])), rules);

    expect(verdict.state).toBe('progressing');
  });

  it.each([
    ['progressing', 'unsure', 0],
    ['unexplained', 'unsure', 2],
    ['healthy', 'healthy', 0],
  ] as const)('is %s where it looks %s after so many minutes: %d', async (state, look, minutes) => {
    const rules: Rules = { ...rulesWith(), healthChecks: [{ of: ['Thing'], look: () => look }] };
    const made = { ...web, creationTimestamp: ago(minutes) };

    const source = cluster([{ ...healthy('web'), metadata: made }]);

    expect((await diagnose(web, lazily(source), rules)).verdict.state).toBe(state);
  });

  it('is that of its trouble beside what somebody meant, which alone cannot be all there is', async () => {
    expect(await verdictBy({ hurts: 'nobody' }, {})).toMatchObject({ state: 'explained' });
  });

  it('that is not there, and is missed by a cause of its own, is no gone one', async () => {
    const missed = cause('test/missed', () => ({ subject: web }));
    const shared: Rules = { ...rulesWith(missed), edges: [needs] };

    const { verdict } = await diagnose(web, lazily(cluster([sick('db')])), shared);

    expect(verdict).toMatchObject({ state: 'explained', findings: [{ subject: web }] });
  });
});

it('of two alike troubles the one that was asked about is the root, whatever the other is called', async () => {
  const shared: Rules = { ...rulesWith(known), edges: [needs] };
  const both = lazily(cluster([sick('web'), sick('db')]));

  const { verdict } = await diagnose(web, both, shared);

  expect(verdict.findings.map(({ subject }) => subject.name)).toEqual(['web', 'db']);
});

/** Each thing but "web" needs that. */
const needs: Rules['edges'][number] = {
  id: 'needs',
  from: 'Thing',
  to: ['Thing'],
  *links(object) {
    const from = refTo('Thing', object);
    if (from.name !== 'web') yield { from, to: web, path: '/spec' };
  },
};

it('a namespace is what lies in it, and nothing beside', async () => {
  const other = { ...sick('other'), metadata: { ...sick('other').metadata, namespace: 'bank' } };
  const [finder] = rulesWith().symptomFinders;
  const rules: Rules = {
    ...rulesWith(known),
    symptomFinders: [
      {
        kind: 'sick',
        of: ['Thing', 'Node'],
        *find(object, world) {
          for (const one of finder?.find(object, world) ?? [])
            yield { ...one, on: refTo(kindOf(object), object) };
        },
      },
    ],
  };
  const node = labelled(named('Node', 'n1', ''), { sick: 'yes' });
  const shop = named('Namespace', 'shop', '');

  const { verdict } = await diagnose(
    { kind: 'Namespace', name: 'shop' },
    lazily(cluster([shop, sick('web'), sick('db'), other, node])),
    rules,
  );

  expect(verdict.symptoms.map(({ on }) => on.name)).toEqual(['db', 'web']);
  expect(verdict.state).toBe('explained');
});
