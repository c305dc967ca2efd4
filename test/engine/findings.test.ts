import { describe, expect, it } from '@jest/globals';

import type { Cause, Claim, Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { cause, healthy, rulesWith, sick, thing } from '#test/support/rules.ts';

const guess = cause('test/guess', () => ({ strength: 'suggests' }));
const secret = { kind: 'Secret', namespace: 'shop', name: 'db' };

function clueQuoting(quote: string): Cause {
  const evidence = [{ source: 'log', on: thing('web'), quote }] as const;
  return { ...cause('test/clue', () => ({ strength: 'suggests', evidence })), isClue: true };
}

async function findings(objects: readonly Resource[], ...causes: readonly Cause[]) {
  const source = cluster(objects, ['secrets']);
  const { verdict } = await diagnose(thing('web'), lazily(source), rulesWith(...causes));
  return verdict.findings;
}

/** A cause that sends from one thing to another. */
function sends(id: string, from: string, at: Ref): Cause {
  const because = { at, edge: 'test' };
  return cause(id, (name) => (name === from ? { because } : undefined));
}

describe('confidence', () => {
  it.each([
    ['proven', 'entails'],
    ['likely', 'fits'],
    ['possible', 'suggests'],
  ] as const)('is %s for a claim that %s', async (confidence, strength) => {
    expect(
      await findings(
        [sick('web')],
        cause('test/a', () => ({ strength })),
      ),
    ).toMatchObject([{ confidence }]);
  });

  it.each([
    ['likely', 'an unanswered read', [secret], {}],
    ['likely', 'one that it rests on', [secret], { restsOn: [secret] }],
    ['likely', 'one that it rests on but never read', [], { restsOn: [secret] }],
    ['proven', 'one that it does not rest on', [secret], { restsOn: [] }],
  ] as const)('is %s for what entails after %s', async (confidence, _, reads, told) => {
    const reader = cause('test/reader', (_name, world) => {
      for (const ref of reads) world.get(ref);
      return told;
    });

    expect(await findings([sick('web')], reader)).toMatchObject([{ confidence }]);
  });
});

describe('a chain', () => {
  it('goes on to what does not lead back', async () => {
    const first = sends('test/first', 'web', thing('disk'));
    const because = { at: thing('web'), edge: 'test' };
    const back = cause('test/back', (name) => (name === 'disk' ? { because } : undefined));
    const root = cause('test/root', (name) => (name === 'disk' ? {} : undefined));
    const found = await findings([sick('web'), sick('disk')], first, back, root);

    expect(found.find(({ id }) => id === 'test/first')).toMatchObject({ role: 'effect' });
    expect(found.find(({ id }) => id === 'test/root')).toMatchObject({ role: 'root' });
  });

  it('ends at its root', async () => {
    const root = cause('test/root', (name) => (name === 'disk' ? {} : undefined));
    const chain = [sends('test/b', 'db', thing('disk')), sends('test/a', 'web', thing('db')), root];

    expect(await findings([sick('web'), sick('db'), sick('disk')], ...chain)).toMatchObject([
      { id: 'test/root', role: 'root' },
      { id: 'test/a', role: 'effect', because: { finding: 'test/b|Thing|shop/db' } },
      { id: 'test/b', role: 'effect', because: { finding: 'test/root|Thing|shop/disk' } },
    ]);
  });

  it.each([
    ['root', 'possible', 'healthy', thing('db'), [healthy('db')]],
    ['root', 'proven', 'absent', thing('db'), []],
    ['effect', 'proven', 'ill', thing('db'), [sick('db')]],
    ['effect', 'likely', 'unread', secret, []],
  ] as const)('is %s, %s, where it leads to what is %s', async (...example) => {
    const [role, confidence, look, at, objects] = example;

    const [finding] = await findings([sick('web'), ...objects], sends('test/a', 'web', at));

    expect(finding).toMatchObject({ confidence, role, because: { at, look } });
    expect(finding?.because).not.toHaveProperty('finding');
  });

  it.each([
    ['proven', 'healthy', thing('db'), [healthy('db')]],
    ['likely', 'absent', thing('db'), []],
    ['likely', 'unread', secret, []],
  ] as const)('that needs nobody to be ill is %s beside what is %s', async (...example) => {
    const [confidence, , at, objects] = example;
    const because = { at, edge: 'test', ifIll: true as const };
    const by = cause('test/a', (name) => (name === 'web' ? { because } : undefined));

    const [finding] = await findings([sick('web'), ...objects], by);

    expect(finding).toMatchObject({ confidence, role: 'root' });
    expect(finding).not.toHaveProperty('because');
  });

  it('that runs in a circle is cut at what began first', async () => {
    const circle = [sends('test/a', 'web', thing('db')), sends('test/b', 'db', thing('web'))];

    const found = await findings([sick('web', 5), sick('db', 20)], ...circle);

    expect(found).toMatchObject([
      { id: 'test/b', role: 'root' },
      { id: 'test/a', role: 'effect' },
    ]);
    expect(found[0]).not.toHaveProperty('because');
  });
});

describe('several explanations of one symptom', () => {
  it.each([
    ['two equally sure', {}, ['root', 'root']],
    ['one less sure', { strength: 'fits' }, ['root', 'also']],
  ] as const)('%s', async (_, told: Partial<Claim<object>>, roles) => {
    const found = await findings(
      [sick('web')],
      cause('test/b', () => told),
      cause('test/a', () => ({})),
    );

    expect(found.map(({ id, role }) => [id, role])).toEqual([
      ['test/a', roles[0]],
      ['test/b', roles[1]],
    ]);
  });

  it('the general gives way to the specific, unless that is less certain', async () => {
    const general = cause('test/general', () => ({}));
    const specific = cause('test/specific', () => ({}), ['test/general']);
    const guess = cause('test/guess', () => ({ strength: 'suggests' }), ['test/general']);

    expect(await findings([sick('web')], general, specific)).toMatchObject([
      { id: 'test/specific' },
    ]);
    expect(await findings([sick('web')], general, guess)).toMatchObject([
      { id: 'test/general' },
      { id: 'test/guess' },
    ]);
  });

  it('a last resort gives way to whatever else there is, however doubtful', async () => {
    const resort = { ...cause('test/resort', () => ({})), isLastResort: true as const };
    const guess = cause('test/guess', () => ({ strength: 'suggests' }));

    expect(await findings([sick('web')], resort, guess)).toMatchObject([{ id: 'test/guess' }]);
    expect(await findings([sick('web')], resort)).toMatchObject([{ id: 'test/resort' }]);
  });

  it('a clue is told where all others are no more than possible, or there is none', async () => {
    const clue = clueQuoting('what its log says');
    const told = async (...causes: readonly Cause[]) =>
      (await findings([sick('web')], clue, ...causes)).map(({ id }) => id);

    expect(await told(cause('test/known', () => ({})))).toEqual(['test/known']);
    expect(await told(guess)).toEqual(['test/guess', 'test/clue']);
    expect(await told()).toEqual(['test/clue']);
  });

  it('a clue that says no more than the symptom gives way to whatever else is possible', async () => {
    const [symptom] = (await findings([sick('web')], guess)).flatMap(({ evidence }) => evidence);
    const clue = clueQuoting(symptom && 'quote' in symptom ? symptom.quote : '');

    expect(await findings([sick('web')], clue, guess)).toMatchObject([{ id: 'test/guess' }]);
    expect(await findings([sick('web')], clue)).toMatchObject([{ id: 'test/clue' }]);
  });

  it('are one finding when they are about one subject', async () => {
    const network = cause('test/network', () => ({ subject: thing('network') }));
    const also = sends('test/also', 'web', thing('db'));

    const found = await findings([sick('web'), sick('db')], network, also);

    expect(found).toContainEqual(
      expect.objectContaining({
        id: 'test/network',
        explains: ['sick|Thing|shop/web|', 'sick|Thing|shop/db|'],
      }),
    );
  });
});
