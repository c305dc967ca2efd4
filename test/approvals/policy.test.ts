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

function acting(remedy: string, namespace: string) {
  return { remedy, namespace, channel: 'C1' };
}
