import { describe, expect, it } from '@jest/globals';

import type { Harm } from '#src/domain/harm.ts';
import type { Ref, SymptomFinder } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Rules } from '#src/domain/rules.ts';
import type { Surrounding } from '#src/domain/surrounding.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { examine } from '#src/engine/examine.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { cause, healthy, rulesWith, sick, thing } from '#test/support/rules.ts';

const web = thing('web');
const known = cause('test/known', () => ({}));

describe('what may come right by itself', () => {
  const young = rulesWith();
  const [finder] = young.symptomFinders;
  const withYoung = (...causes: Rules['causes']): Rules => ({
    ...rulesWith(...causes),
    symptomFinders: finder
      ? [
          {
            ...finder,
            *find(object, world) {
              for (const one of finder.find(object, world)) yield { ...one, normalFor: 30 };
            },
          },
        ]
      : [],
  });

  it('is no symptom while nothing is said of it', async () => {
    const { verdict } = await diagnose(web, lazily(cluster([sick('web')])), withYoung());

    expect(verdict).toMatchObject({ state: 'healthy', symptoms: [] });
  });

  it('is likely at most where a cause explains it', async () => {
    const { verdict } = await diagnose(web, lazily(cluster([sick('web')])), withYoung(known));

    expect(verdict).toMatchObject({
      state: 'progressing',
      symptoms: [{ normalFor: 30 }],
      findings: [{ id: 'test/known', confidence: 'likely' }],
    });
  });

  it('is not told by a scan', async () => {
    const { troubles } = await scan('shop', lazily(cluster([sick('web')])), withYoung(known));

    expect(troubles).toEqual([]);
  });
});

describe('what lies nearby', () => {
  const [db, disk] = [thing('db'), thing('disk')];
  const nearby: Surrounding = { id: 'test', where: 'nearby', find: () => [db] };
  const around = (objects: readonly Resource[], ...causes: Rules['causes']) =>
    examine({ at: () => [web], around: web, looksAt: 'all' }, cluster(objects), {
      ...rulesWith(...causes),
      surroundings: [nearby],
    });
  const namesIn = (refs: readonly Ref[]) => refs.map(({ name }) => name);
  const leading = (from: string, at: Ref) =>
    cause(`test/to-${at.name}`, (name) =>
      name === from ? { because: { at, edge: 'needs' } } : undefined,
    );

  it('is told where it is in trouble itself, and not where it is well', () => {
    const told = around([healthy('web'), sick('db')], known);

    expect(namesIn(told.looked)).toEqual(['web', 'db']);
    expect([...told.symptoms.values()].map(({ on }) => on.name)).toEqual(['db']);
    expect(namesIn(around([healthy('web'), healthy('db')], known).looked)).toEqual(['web']);
  });

  it('is not told beside another trouble where it only follows from what was looked at', () => {
    const follows = around([sick('web'), sick('db')], leading('db', web));
    const ill = [sick('web'), sick('db'), sick('disk')];
    const leadsOn = around(ill, leading('db', disk));
    const doesBoth = around(ill, leading('db', web), leading('db', disk));

    expect(namesIn(follows.looked)).toEqual(['web']);
    expect(namesIn(leadsOn.looked)).toEqual(['web', 'db', 'disk']);
    expect(namesIn(doesBoth.looked)).toEqual(['web', 'db', 'disk']);
  });
});

describe('a finder that reads much', () => {
  const [finder] = rulesWith().symptomFinders;
  const start = { at: () => [web], looksAt: 'all' } as const;
  const missed = (subject: Ref) => cause('test/missed', () => ({ subject }));

  /** What is told of "web", which somebody misses something of, beside a sickness that hurts so much. */
  function told(hurts: Harm, subject: Ref): readonly string[] {
    const rest = rulesWith(known, { ...missed(subject), explains: ['misses'] });
    const hurting: SymptomFinder = {
      kind: 'sick',
      of: ['Thing'],
      *find(object, world) {
        for (const one of finder?.find(object, world) ?? []) yield { ...one, hurts };
      },
    };
    const missing: SymptomFinder = {
      kind: 'misses',
      of: ['Thing'],
      asked: 'unless-outage',
      *find(object, world) {
        for (const one of finder?.find(object, world) ?? []) yield { ...one, kind: 'misses' };
      },
    };
    const examination = examine(start, cluster([sick('web')]), {
      ...rest,
      symptomFinders: [hurting, missing],
    });
    return [...examination.symptoms.values()].map(({ kind }) => kind);
  }

  it('is asked beside a lesser trouble, for what nobody has named yet', () => {
    expect(told('progress', thing('db'))).toEqual(['sick', 'misses']);
    expect(told('progress', web)).toEqual(['sick']);
  });

  it('tells all that is wrong with one object where nothing else is', () => {
    const misses = (part: string): SymptomFinder => ({
      kind: `misses-${part}`,
      of: ['Thing'],
      asked: 'unless-outage',
      *find(object, world) {
        for (const one of finder?.find(object, world) ?? [])
          yield { ...one, kind: `misses-${part}`, part };
      },
    });
    const { symptoms } = examine(start, cluster([sick('web')]), {
      ...rulesWith(),
      causes: [{ ...missed(web), explains: ['misses-a', 'misses-b'] }],
      symptomFinders: [misses('a'), misses('b')],
    });

    expect([...symptoms.values()].map(({ kind }) => kind)).toEqual(['misses-a', 'misses-b']);
  });

  it('is not asked beside users that are hurt', () => {
    expect(told('users', thing('db'))).toEqual(['sick']);
  });
});
