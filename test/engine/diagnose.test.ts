import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Rules } from '#src/domain/rules.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { cluster, hiding, lazily } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { cause, healthy, rulesWith, sick, thing } from '#test/support/rules.ts';

const byText = (a: string, b: string) => (a < b ? -1 : 1);
const web = thing('web');
const known = cause('test/known', () => ({}));

describe('the state of a target', () => {
  it.each([
    ['gone', 'it is not there', [], []],
    ['healthy', 'it has no symptom', [healthy('web')], [known]],
    ['unexplained', 'no cause explains its symptom', [sick('web')], []],
    ['explained', 'a cause does', [sick('web')], [known]],
    [
      'unexplained',
      'one only may',
      [sick('web')],
      [cause('test/a', () => ({ strength: 'suggests' }))],
    ],
    [
      'progressing',
      'it will pass',
      [sick('web')],
      [cause('test/a', () => ({ passesBy: ago(-1) }))],
    ],
    [
      'explained',
      'it should have passed',
      [sick('web')],
      [cause('test/a', () => ({ passesBy: ago(1) }))],
    ],
    [
      'explained',
      'it should pass now',
      [sick('web')],
      [cause('test/a', () => ({ passesBy: ago(0) }))],
    ],
  ] as const)('is %s when %s', async (state, _, objects, causes) => {
    const { verdict } = await diagnose(web, lazily(cluster(objects)), rulesWith(...causes));

    expect(verdict).toHaveProperty('state', state);
  });
});

describe('what there is no ground to call healthy', () => {
  const doubtful: Rules = { ...rulesWith(known), healthChecks: [] };
  const unsureOf = async (objects: readonly Resource[], rules = doubtful) =>
    (await diagnose(web, lazily(cluster(objects)), rules)).verdict.unsure;

  it('is told where nothing is wrong', async () => {
    expect(await unsureOf([healthy('web')])).toMatchObject([{ kind: 'Thing', name: 'web' }]);
    expect(await unsureOf([healthy('web')], rulesWith(known))).toEqual([]);
  });

  it('is not told beside a trouble, from which it would distract', async () => {
    expect(await unsureOf([sick('web')])).toEqual([]);
  });
});

it('tells of six causes at most that they are ruled out, by their ids, and of none that is found', async () => {
  const ids = ['test/d', 'test/a', 'test/g', 'test/c', 'test/f', 'test/b', 'test/e'];
  const others = ids.map((id) => ({
    ...cause(id, () => undefined),
    ruledOut: () => 'blocks-no-node' as const,
  }));
  const rules = rulesWith(...others, { ...known, ruledOut: () => 'other-way-nearer' });

  const { verdict } = await diagnose(web, lazily(cluster([sick('web')])), rules);

  expect(verdict.ruledOut.map(({ id }) => id)).toEqual(ids.toSorted(byText).slice(0, 6));
  expect(verdict.ruledOut[0]).toMatchObject({ id: 'test/a', because: 'blocks-no-node' });
});

describe('what was looked at', () => {
  const leads = cause('test/leads', () => ({
    strength: 'suggests',
    because: { at: thing('db'), edge: 'needs' },
  }));
  const namesIn = (refs: readonly Ref[] = []) => refs.map(({ name }) => name);

  it('is told of a trouble without a cause, as far as it is there and could be read', async () => {
    const clueless = rulesWith(cause('test/may', () => ({ strength: 'suggests' as const })));
    const hidden = hiding(thing('db'), cluster([sick('web')]));

    const alone = await diagnose(web, lazily(cluster([sick('web')])), clueless);
    const led = await diagnose(web, lazily(cluster([sick('web'), sick('db')])), rulesWith(leads));
    const lost = await diagnose(web, lazily(cluster([sick('web')])), rulesWith(leads));
    const unread = await diagnose(web, lazily(hidden), rulesWith(leads));

    expect([alone, led, lost, unread].map(({ verdict }) => verdict.state)).toEqual(
      Array.from({ length: 4 }, () => 'unexplained'),
    );
    expect(namesIn(alone.verdict.looked)).toEqual(['web']);
    expect(namesIn(led.verdict.looked)).toEqual(['web', 'db']);
    expect(namesIn(lost.verdict.looked)).toEqual(['web']);
    expect(namesIn(unread.verdict.looked)).toEqual(['web']);
    expect(alone.verdict).not.toHaveProperty('left');
  });

  it('is not told where the cause is known', async () => {
    const { verdict } = await diagnose(web, lazily(cluster([sick('web')])), rulesWith(known));

    expect(verdict).not.toHaveProperty('looked');
    expect(verdict).not.toHaveProperty('left');
  });

  it('is what is left of a target that is gone', async () => {
    const { verdict } = await diagnose(web, lazily(cluster([healthy('db')])), rulesWith(known));

    expect(verdict).toMatchObject({ state: 'gone', left: [] });
    expect(verdict).not.toHaveProperty('looked');
  });
});

describe('the rounds', () => {
  it('load what the rules missed, once and all together', async () => {
    const reader = cause('test/reader', (_, world) => {
      const [a, b] = [world.get(thing('a')), world.get(thing('b'))];
      if (a.is === 'known' && b.is === 'known') world.get(thing('c'));
      return {};
    });
    const loader = lazily(cluster([sick('web'), healthy('a'), healthy('b')]));

    const {
      verdict: { notChecked },
    } = await diagnose(web, loader, rulesWith(reader, reader));

    expect(loader.rounds).toEqual([
      [{ get: web }],
      [{ get: thing('a') }, { get: thing('b') }],
      [{ get: thing('c') }],
    ]);
    expect(notChecked).toEqual([]);
  });

  it('end after four, and what is open then weakens the claim', async () => {
    const endless = cause('test/endless', (_, world) => {
      let depth = 0;
      while (world.get(thing(`${depth}`)).is === 'absent') depth += 1;
      return {};
    });
    const loader = lazily(cluster([sick('web')]));

    const {
      verdict: { findings, notChecked },
    } = await diagnose(web, loader, rulesWith(endless));

    expect(loader.rounds).toHaveLength(4);
    expect(findings).toMatchObject([{ confidence: 'likely' }]);
    expect(notChecked).toEqual([{ read: { get: thing('3') }, why: 'over-budget' }]);
  });

  it('make 40 requests and 20 log reads at most', async () => {
    const greedy = cause('test/greedy', (_, world) => {
      for (let n = 0; n < 50; n++) {
        world.get(thing(`${n}`));
        world.logs(web, `${n}`, 'current');
      }
      return {};
    });
    const loader = lazily(cluster([sick('web')]));

    const {
      verdict: { notChecked },
    } = await diagnose(web, loader, rulesWith(greedy));

    const reads = loader.rounds.flat();
    expect(reads.filter((read) => 'logs' in read)).toHaveLength(20);
    expect(reads.filter((read) => !('logs' in read))).toHaveLength(40);
    expect(notChecked).toHaveLength(100 + 1 - 60);
  });
});

it('a cause that throws is reported and stops no other', async () => {
  const broken = cause('test/broken', () => {
    throw new Error('oops');
  });

  const {
    verdict: { findings, crashes },
  } = await diagnose(web, lazily(cluster([sick('web')])), rulesWith(broken, known));

  expect(crashes).toMatchObject([{ rule: 'test/broken', on: { name: 'web' } }]);
  expect(findings).toMatchObject([{ id: 'test/known' }]);
});
