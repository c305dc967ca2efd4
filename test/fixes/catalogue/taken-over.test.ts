import { describe, expect, it } from '@jest/globals';

import { BadValue } from '#src/domain/errors.ts';
import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { offerOf, offersIn } from '#test/fixes/support/offers-in.ts';
import { named, specified } from '#test/support/objects.ts';

describe('a variable that another container has', () => {
  const missing = crashOf('config/missing-variable', { variable: 'TOKEN' });
  const other = (value: string) =>
    specified('Pod', 'other', {
      containers: [{ name: 'app', env: [{ name: 'TOKEN', value }] }],
    });
  const proposed = (value: string) =>
    proposalsFor('config/set-elsewhere', missing, template({}), other(value)).filter(
      ({ change }) => change,
    );

  it.each([
    ['is taken over where it is written out', 'on', 1],
    ['is not where kubewhy has hidden it', '[hidden]', 0],
    ['is not where it takes in another one', 'http://$(HOST)', 0],
  ])('%s', (_, value, times) => {
    expect(proposed(value)).toHaveLength(times);
  });
});

describe('a Secret that nobody here may read', () => {
  const chosen = (secret: string) => ({ remedy: 'config/other-secret', values: { secret } });

  it('is named by whoever knows that it exists', async () => {
    const path = '/spec/template/spec/containers/0/env/0/valueFrom/secretKeyRef/name';

    const blank = await offerOf('config/other-secret', 'secret-missing-env');
    const filled = await offerOf(
      'config/other-secret',
      'secret-missing-env',
      chosen('invoice-database'),
    );

    expect(blank).not.toHaveProperty('plan');
    expect(filled?.plan?.changes[0].ops).toEqual([
      { op: 'replace', path, value: 'invoice-database' },
    ]);
  });

  it('is refused where its name cannot be one', async () => {
    const asked = offerOf('config/other-secret', 'secret-missing-env', chosen('Invoice Database'));

    await expect(asked).rejects.toThrow(BadValue);
  });
});

it('a priority class is one of those that exist, and none of the system', async () => {
  const classes = ['high-prio', 'low', 'system-node-critical'].map((name) => ({
    ...named('scheduling.k8s.io/PriorityClass', name, ''),
    value: 1000,
  }));

  const offers = await offersIn('priorityclass-missing', undefined, classes);

  const offer = offers.find(({ remedy }) => remedy.id === 'placement/other-priority');
  expect(offer?.proposal.inputs?.[0]?.candidates.map(({ value }) => value)).toEqual([
    'high-prio',
    'low',
  ]);
  expect(offer?.plan?.changes[0].ops).toMatchObject([
    { path: '/spec/template/spec/priorityClassName', value: 'high-prio' },
  ]);
  const said = offer?.remedy.text.en(offer.proposal.params);
  expect(said?.text).toContain('with priority `1000`: its pods may have those of a lower one');
});

it('an option in a script is written anew in its place, where it stands there once', async () => {
  const chosen = { remedy: 'crash/known-option', values: { option: '-w1' } };

  const offer = await offerOf('crash/known-option', 'init-wait-bad-option', chosen);

  const [op] = offer?.plan?.changes[0].ops ?? [];
  expect(op).toMatchObject({ path: '/spec/template/spec/initContainers/0/command/2' });
  expect(op && 'value' in op && op.value).toMatch(/nc -w1 /);
});

describe('a Secret to pull with', () => {
  const refused = (seen: readonly string[]) => ({
    ...crashOf('image/unauthorized', {}),
    seen: seen.map((name) => ({
      key: '',
      kind: 'image-pull',
      on: { kind: 'Pod', namespace: 'shop', name },
    })),
  });
  const puller = (phase: string, name: string, ...names: readonly string[]) => ({
    ...specified('Pod', name, { imagePullSecrets: names.map((name) => ({ name })) }),
    status: { phase },
  });
  const proposed = (...pods: readonly ReturnType<typeof puller>[]) =>
    proposalsFor('image/pull-secret', refused(['ill']), template({}), ...pods).flatMap(
      ({ change }) => change?.ops ?? [],
    );

  it('is one with which a pod runs', () => {
    expect(proposed(puller('Running', 'well', 'registry'))).toMatchObject([
      { path: '/spec/template/spec/imagePullSecrets', value: [{ name: 'registry' }] },
    ]);
    expect(proposed(puller('Pending', 'waits', 'registry'))).toEqual([]);
  });

  it('stands beside those that the service account gives, which are given to nobody who names one', () => {
    const ill = puller('Pending', 'ill', 'given');

    expect(proposed(ill, puller('Running', 'well', 'given', 'registry'))).toMatchObject([
      { value: [{ name: 'given' }, { name: 'registry' }] },
    ]);
    expect(proposed(ill, puller('Running', 'well', 'given'))).toEqual([]);
  });
});
