import { describe, expect, it } from '@jest/globals';

import { policyAgainst, type Rule } from '#src/approvals/policy.ts';

const rules: readonly Rule[] = [
  { fixes: ['*'], namespaces: ['dev-*'], channels: ['*'] },
  { fixes: ['rollout/*', 'pod/evict'], namespaces: ['shop'], channels: ['COPS'] },
];

describe('the policy', () => {
  it('lets everything be applied where none is set', () => {
    expect(policyAgainst(acting('rollout/abort', 'prod'), undefined, 'en')).toBeUndefined();
  });

  it('lets nothing be applied where it is empty', () => {
    expect(policyAgainst(acting('rollout/abort', 'shop'), [], 'en')).toContain(
      'there they let nothing',
    );
  });

  it.each([
    ['any fix', 'resources/memory-limit', 'dev-a', 'C1'],
    ['a fix of a family', 'rollout/abort', 'shop', 'COPS'],
    ['a fix by its id', 'pod/evict', 'shop', 'COPS'],
  ])('lets %s be applied where a rule does', (_, remedy, namespace, channel) => {
    expect(policyAgainst({ remedy, namespace, channel }, rules, 'en')).toBeUndefined();
  });

  it.each([
    ['another fix', 'resources/memory-limit', 'shop', 'COPS'],
    ['another namespace', 'rollout/abort', 'prod', 'COPS'],
    ['another channel', 'rollout/abort', 'shop', 'C1'],
    ['no namespace', 'rollout/abort', '', 'COPS'],
  ])('names the setting for %s', (_, remedy, namespace, channel) => {
    const text = policyAgainst({ remedy, namespace, channel }, rules, 'en');

    expect(text).toContain('`policy` in kubewhy.yaml');
    expect(text).toContain(remedy);
  });

  it('may leave to Git what Git owns, and lets all else be applied', () => {
    const [all] = rules;
    const closed = [{ fixes: ['*'], namespaces: ['*'], channels: ['*'], live: false }];
    const asked = acting('resources/memory-limit', 'dev-a');

    expect(policyAgainst({ ...asked, isLive: true }, closed, 'en')).toContain('live, beside Git');
    expect(policyAgainst({ ...asked, isLive: false }, closed, 'en')).toBeUndefined();
    expect(policyAgainst({ ...asked, isLive: true }, all ? [all] : [], 'en')).toBeUndefined();
  });

  it('says what the rules do let be applied there', () => {
    const text = policyAgainst(
      { ...acting('config/nearest-key', 'shop'), channel: 'COPS' },
      rules,
      'ko',
    );

    expect(text).toContain('`rollout/*`, `pod/evict`');
  });
});

describe('the policy of a freeze', () => {
  const some = [{ fixes: ['rollout/*'], namespaces: ['dev-*'], channels: ['COPS'] }];
  const named = [
    ...rules,
    { fixes: ['changes/unfreeze'], namespaces: ['*'], channels: ['CSRE'] },
    { fixes: ['changes/*'], namespaces: ['shop'], channels: ['CLEADS'] },
  ];
  const closed = [{ fixes: [], namespaces: ['*'], channels: ['*'] }];

  it.each([
    ['where none is set', undefined, 'C1', ['changes/freeze', 'changes/unfreeze']],
    ['where a fix may be applied', some, 'COPS', ['changes/freeze', 'changes/unfreeze']],
    ['where no fix may be applied', some, 'C1', ['changes/freeze']],
    ['where rules allow nothing', closed, 'C1', ['changes/freeze']],
    ['where it is named', named, 'CSRE', ['changes/unfreeze']],
    [
      'where both are named, of whatever namespaces',
      named,
      'CLEADS',
      ['changes/freeze', 'changes/unfreeze'],
    ],
    ['where it is named for others', named, 'COPS', []],
  ])('%s', (_, policy, channel, allowed) => {
    const free = ['changes/freeze', 'changes/unfreeze'].filter(
      (remedy) => policyAgainst({ remedy, namespace: '', channel }, policy, 'en') === undefined,
    );

    expect(free).toEqual(allowed);
  });
});

function acting(remedy: string, namespace: string) {
  return { remedy, namespace, channel: 'C1' };
}
