import { describe, expect, it } from '@jest/globals';

import { orderOf } from '#src/incident/commands/order-of.ts';
import { wordsOf } from '#src/incident/commands/words.ts';

describe('what words order', () => {
  it.each([
    ['a question', 'why web-6c7c', { as: 'why', query: { text: 'web-6c7c' }, lang: 'en' }],
    ['capitals', 'WHY web', { as: 'why', query: { text: 'web' } }],
    [
      'kind and name apart',
      'rollout rollout web',
      { as: 'rollout', query: { text: 'rollout/web' } },
    ],
    [
      'where and how',
      'why web -n shop -c prod --lang ko -p',
      { query: { text: 'web', namespace: 'shop', cluster: 'prod' }, lang: 'ko', private: true },
    ],
    ['a scan of all', 'scan', { as: 'scan', query: { text: '' } }],
    ['a scan of one', 'scan shop', { as: 'scan', query: { text: '', namespace: 'shop' } }],
    ['a scan by option', 'scan --namespace=shop', { query: { text: '', namespace: 'shop' } }],
    ['all checklists', 'check', { as: 'check', query: { text: '' } }],
    [
      'two checklists',
      'check backups ha -n shop',
      { as: 'check', query: { text: 'backups ha', namespace: 'shop' } },
    ],
    ['a pasted text', 'explain  "a"\n -n', { as: 'explain', query: { text: '"a"\n -n' } }],
  ])('takes %s for a question', (_, text, order) => {
    expect(ordered(text)).toMatchObject({ is: 'ask', ...order });
  });

  it.each([
    ['a freeze', 'freeze payday, -n', { is: 'freeze', reason: 'payday, -n' }],
    ['the end of one', 'unfreeze now', { is: 'unfreeze' }],
    ['help', 'help me', { is: 'help' }],
    ['nothing', '', { is: 'help' }],
  ])('takes %s', (_, text, order) => {
    expect(ordered(text)).toEqual(order);
  });

  it.each([
    ['two namespaces', 'scan shop chat', { code: 'one-namespace' }],
    ['a namespace twice', 'scan shop -n chat', { code: 'one-namespace' }],
    ['no text', 'explain ', { code: 'no-text' }],
    ['a long text', `explain ${'x '.repeat(20_001)}`, { code: 'text-too-long' }],
    ['a misspelt command', 'wyh web', { code: 'unknown-command', word: 'wyh', meant: 'why' }],
    ['a bare target', 'web', { code: 'unknown-command', word: 'web', meant: 'why web' }],
    ['an unknown option', 'why web --force=1', { code: 'unknown-option', word: '--force' }],
    ['no option of ours', 'why web --toString', { code: 'unknown-option', word: '--toString' }],
    ['an option without a value', 'why web -n', { code: 'option-needs-value', word: '-n' }],
    ['an option before another', 'why web -n -p', { code: 'option-needs-value', word: '-n' }],
    ['a language', 'why web --lang fr', { code: 'unknown-language' }],
    ['no target', 'why', { code: 'no-target' }],
    ['three targets', 'why a b c', { code: 'one-target' }],
    [
      'another cluster than ours',
      'why web -c staging',
      { code: 'other-cluster', named: 'staging', own: 'prod' },
    ],
    [
      'another cluster for a pasted text',
      'explain -c `staging` OOMKilled',
      { code: 'other-cluster', named: 'staging', own: 'prod' },
    ],
    ['a long target', `why ${'x'.repeat(321)}`, { code: 'name-too-long' }],
    ['a long namespace', `why web -n ${'x'.repeat(254)}`, { code: 'name-too-long' }],
  ])('says by a code what is wrong with %s', (_, text, why) => {
    expect(ordered(text)).toEqual({ is: 'wrong', why });
  });

  it.each(['why web -p', 'rollout web -p', 'scan -p', 'check -p'])(
    'answers nobody alone where all have seen the question: %s',
    (text) => {
      expect(ordered(text, false)).toEqual({ is: 'wrong', why: { code: 'not-private-here' } });
    },
  );

  it('hides secrets in what is pasted and in reasons', () => {
    expect(ordered('explain DB_PASSWORD=hunter2')).toMatchObject({
      query: { text: 'DB_PASSWORD=[hidden]' },
    });
    expect(JSON.stringify(ordered('freeze password: hunter2'))).not.toContain('hunter2');
  });

  it.each([
    [true, true],
    [false, false],
  ])('explains for the asker alone what nobody else has seen: %s', (isUnseen, isPrivate) => {
    expect(ordered('explain Error', isUnseen)).toMatchObject({ private: isPrivate });
  });
});

function ordered(text: string, isUnseen = true) {
  return orderOf({ words: wordsOf(text), text, lang: 'en', isUnseen }, 'prod');
}
