import { describe, expect, it } from '@jest/globals';

import { answerMessage } from '#src/slack/views/answer.ts';
import {
  answer,
  finding,
  HONOR,
  incident,
  mina,
  plan,
  remedy,
} from '#test/slack/support/incidents.ts';
import { allOf, textsOf } from '#test/slack/support/shown-texts.ts';

describe('answerMessage', () => {
  it('says what, why, with which proof and what to do, on one screen', () => {
    expect(textsOf(incident())).toEqual([
      '🟠 *web* · Rollout · blog-system — The spread rule counts a node that nobody may use',
      '*Cause*  `web-6c7c` cannot be placed: the spread rule counts `k8s-cp`.   _proven_',
      [
        '*Fix*  *Let the spread rule skip tainted nodes*',
        'Sets `nodeTaintsPolicy: Honor`.',
        '✅ placement: lands on `k8s-worker1` · ✅ rules: cause gone · ⚪ admission: not checked (the right to it is missing) · risk: pods restart',
      ].join('\n'),
      '[Review fix]',
      'asked by <@UMINA00001> · 0.6 s · 14 reads, 2 logs · demo · Not checked: log of container `nginx` (it never started)',
    ]);
  });

  it('names a rule that failed before all else', () => {
    const failed = 'One rule failed: `some/rule` (Error: oops).';

    const [, second] = textsOf(incident({ answer: { ...answer(), failed } }));

    expect(second).toContain('⚠️ One rule failed: `some/rule`');
  });

  it('has a button for each action on a rollout beside the first fix', () => {
    const remedies = [
      remedy(),
      remedy({ plan: 'plan-other', title: 'Another fix' }),
      remedy({ plan: 'plan-abort', title: 'Abort canary', kind: 'rollout', risk: 'none' }),
    ];
    const plans = remedies.map(({ plan: id = '' }) => ({ ...incident().plans[0], id }) as never);

    const texts = textsOf(
      incident({ answer: answer({ findings: [finding({ remedies })] }), plans }),
    );

    expect(texts).toContain('[Review fix] [Abort canary]');
    expect(texts.join()).toContain('2 more fixes in the thread');
  });

  it('marks as dangerous what ends a release, and not what goes on with it', () => {
    const remedies = ['rollout/promote', 'rollout/abort'].map((id) =>
      remedy({ id, plan: id, title: id, kind: 'rollout' }),
    );
    const plans = remedies.map(({ plan: id = '' }) => ({ ...incident().plans[0], id }) as never);

    const { blocks } = answerMessage(
      incident({ answer: answer({ findings: [finding({ remedies })] }), plans }),
    );

    const styles = blocks.flatMap((block) =>
      block.type === 'actions' ? block.elements.map((one) => 'style' in one && one.style) : [],
    );
    expect(styles).toEqual([false, 'danger']);
  });

  it('offers to ask again, and no fix, once its change was taken back', () => {
    const undo = { ...plan(), id: 'undo-1' };
    const acts = [act('verified'), { ...act('verified'), plan: undo.id }];
    const prepared = [{ plan: undo, title: 'Undo: Fix', undoes: HONOR }];

    const texts = textsOf(incident({ acts, prepared }));

    expect(texts).toContain('[Why?]');
    expect(texts.join()).toContain('The change was undone.');
    expect(texts.join()).not.toContain('placement:');
  });

  it.each([
    ['shows its change at once where there is one name only', ['1'], `"plan":"${HONOR}"`],
    ['asks which where there are several', ['1', '2'], '"remedy":"scheduling/honor-taints"'],
  ])('%s', (_, options, held) => {
    const input = { name: 'revision', label: 'revision', type: 'name', options } as const;
    const findings = [finding({ remedies: [remedy({ inputs: [input] })] })];

    const { blocks } = answerMessage(incident({ answer: answer({ findings }) }));

    const values = blocks.flatMap((block) =>
      block.type === 'actions' ? block.elements.map((one) => 'value' in one && one.value) : [],
    );
    expect(values.join()).toContain(held);
  });

  it.each([
    ['its plan is not known', { plans: [] }],
    ['nobody may act here', { mayAct: false }],
    ['a change is under way', { acts: [act('watching')] }],
    ['a change was verified', { acts: [act('verified')] }],
  ])('has no buttons when %s', (_, over) => {
    expect(textsOf(incident(over)).join()).not.toContain('[Review fix]');
  });

  it.each([
    ['healthy', '🟢', 'healthy, nothing wrong found'],
    ['recovered', '🟢', 'recovered'],
    ['progressing', '🔵', 'in progress'],
    ['complaining', '🟠', 'healthy, but its log complains'],
    ['unexplained', '⚪', 'not all checked, nothing wrong in the rest'],
    ['gone', '⚫', 'gone'],
  ] as const)('stays calm about what is %s', (state, icon, word) => {
    const calm = answer({ state, findings: [], summary: 'One sentence.', notChecked: [] });

    const [title, summary, footer] = textsOf(incident({ answer: calm, plans: [] }));

    expect(title).toBe(`${icon} *web* · Rollout · blog-system — ${word}`);
    expect(summary).toBe('One sentence.');
    expect(footer).toContain('asked by');
  });

  it.each([
    ['en', '*pasted text* — no message that kubewhy knows'],
    ['ko', '*붙여 넣은 텍스트* — kubewhy가 아는 메시지 없음'],
  ] as const)('does not call a pasted text well that it does not know (%s)', (lang, words) => {
    const target = { kind: 'Text', name: 'pasted-text', cluster: 'lab' };
    const unknown = answer({ target, lang, state: 'unexplained', findings: [], symptoms: [] });

    expect(textsOf(incident({ answer: unknown, plans: [] }))[0]).toContain(words);
  });

  it('names the next check where the cause was not found', () => {
    const open = answer({ state: 'unexplained', findings: [], summary: 'Not known.' });

    expect(textsOf(incident({ answer: open })).join('\n')).toContain(
      '*Next check*  log of container `nginx` (it never started)',
    );
  });

  it('says first that a change is verified, and what was before it', () => {
    const verified = {
      plan: HONOR,
      title: 'Honor taints',
      by: mina,
      at: '2026-03-02T09:10:00Z',
    };
    const acts = [{ ...verified, progress: { step: 'verified' } as const }];

    const [title] = textsOf(incident({ acts }));

    expect(title).toMatch(/^✅ .* — Honor taints: done and verified. Before: /);
  });

  it('is not green above a change that has not worked', () => {
    const healthy = answer({ state: 'healthy', findings: [], symptoms: [] });
    const acts = [{ ...act('watching'), progress: { step: 'not-verified' } as const }];

    const [title] = textsOf(incident({ answer: healthy, acts, follows: true }));

    expect(title).toMatch(/^⚠️/);
  });

  it('says in no message any more what followed from it, once a change is verified', () => {
    const findings = [finding({ so: LASTING }), finding({ key: 'k2', role: 'also', so: LASTING })];
    const stuck = incident({ answer: answer({ findings }) });
    const mended = { ...stuck, acts: [act('verified')] };

    expect(allOf(stuck).match(/It will not resolve by itself/g)).toHaveLength(2);
    expect(allOf(mended)).not.toContain('It will not resolve by itself');
    expect(allOf(mended)).toContain('cannot be placed');
  });

  it('speaks Korean', () => {
    const texts = textsOf(incident({ lang: 'ko' })).join('\n');

    expect(texts).toContain('*원인*');
    expect(texts).toContain('[해결책 검토]');
  });
});

const LASTING = 'It will not resolve by itself: only 2 fit.';

function act(step: 'watching' | 'verified') {
  const at = '2026-03-02T09:11:00Z';
  return { plan: HONOR, title: 'Fix', by: mina, at, progress: { step } } as const;
}
