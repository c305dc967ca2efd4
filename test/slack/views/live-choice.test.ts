import { describe, expect, it } from '@jest/globals';

import { planId } from '#src/approvals/plan-id.ts';
import { answerMessage } from '#src/slack/views/answer.ts';
import type { Message } from '#src/slack/views/blocks.ts';
import { detailsMessages } from '#src/slack/views/details.ts';
import { previewModal } from '#src/slack/views/preview-modal.ts';
import { BLOG } from '#test/gitops/support/owners.ts';
import { answer, finding, incident, plan, remedy } from '#test/slack/support/incidents.ts';

const LIVE = 'plan-live';
const fix = remedy({ kind: 'gitops', live: LIVE });
const offered = {
  answer: answer({ findings: [finding({ remedies: [fix] })] }),
  plans: [...incident().plans, plan(LIVE)],
};

describe('the choice to change live what Git owns', () => {
  it('stands in the thread, and is plainer than the pull request on the message', () => {
    expect(buttonsOf(offered)).toEqual([
      { label: 'Open pull request', style: 'primary' },
      { label: 'Change it live …', style: undefined },
    ]);
  });

  it('stands there alone where no pull request can be opened', () => {
    const { plan: _, ...handedOver } = fix;
    const findings = [finding({ remedies: [handedOver] })];

    expect(buttonsOf({ ...offered, answer: answer({ findings }) })).toEqual([
      { label: 'Change it live …', style: undefined },
    ]);
  });

  it.each([
    ['nobody may act here', { mayAct: false }],
    ['its plan is not known', { plans: [] }],
  ])('is none where %s', (_, over) => {
    expect(buttonsOf({ ...offered, ...over })).toEqual([]);
  });

  it('is none where a policy leaves that to Git, and the pull request stays', () => {
    const barred = { [`${fix.id} live`]: 'left to Git' };

    expect(buttonsOf({ ...offered, barred })).toEqual([
      { label: 'Open pull request', style: 'primary' },
    ]);
    expect(JSON.stringify(answerMessage(answered({ ...offered, barred })))).toContain(
      'left to Git',
    );
  });

  it('is the button of an action on a rollout that Git owns, on the message itself', () => {
    const { plan: _, ...verb } = remedy({ id: 'rollout/pause', kind: 'rollout', live: LIVE });
    const findings = [finding({ remedies: [{ ...verb, title: 'Pause the update' }] })];
    const over = { ...offered, answer: answer({ findings }) };
    const label = 'Live, not in Git: Pause the update';

    expect(labelsOf([answerMessage(answered(over))])).toEqual([{ label }]);
    expect(buttonsOf(over)).toEqual([{ label }]);
    expect(buttonsOf({ ...over, barred: { 'rollout/pause live': 'left to Git' } })).toEqual([]);
  });

  it('is said to stand in the thread where it is the only one', () => {
    const { plan: _, ...restart } = remedy({
      kind: 'patch',
      live: LIVE,
      git: { revert: 'Stays.' },
    });
    const findings = [finding({ remedies: [restart] })];
    const over = { ...offered, answer: answer({ findings }) };

    expect(JSON.stringify(answerMessage(answered(over)))).toMatch(/Stays\..*offers a live change/);
    expect(buttonsOf(over)).toEqual([{ label: 'Change it live …', style: undefined }]);
  });

  it.each(['Argo CD Application', 'Flux HelmRelease', 'Helm release'])(
    'comes after what becomes of it on the message: %s',
    (owner) => {
      const revert = `A live change of this stays until the next upgrade of ${owner} \`shop\`.`;
      const { plan: _, ...handedOver } = fix;
      const findings = [finding({ remedies: [{ ...handedOver, git: { why: 'x', revert } }] })];
      const over = { ...offered, answer: answer({ findings }) };

      expect(JSON.stringify(answerMessage(answered(over)))).toContain(revert);
    },
  );

  it('is approved with what becomes of it below the change', () => {
    const [change] = plan().changes;
    const changes = [{ ...change, beside: { is: 'next-sync', owner: BLOG } }] as const;
    // What is not signed tells nothing of it.
    const own = { ...plan(), changes, revert: { is: 'ignored', owner: BLOG } as const };
    const ready = { ...own, id: planId(own) };
    const reviewed = { incident: 'i', plan: ready.id, lang: 'en', at: '2026-01-01' } as const;
    const preview = { is: 'ready', plan: ready, title: 't', text: 't', undo: 'u' } as const;

    const view = previewModal(preview, reviewed);

    const shown = JSON.stringify(view.blocks);
    expect(view.submit?.text).toBe('Apply');
    expect(shown).toContain('live, beside Argo CD Application `blog`');
    expect(shown).toContain('stays until somebody syncs Argo CD Application `blog`');
  });
});

it('of a value that is a person’s to choose the button of the pull request asks for it', () => {
  const { plan: _, patch: __, ...blank } = fix;
  const input = { name: 'memory', label: 'limits.memory', type: 'quantity', options: [] } as const;
  const findings = [finding({ remedies: [{ ...blank, inputs: [input] }] })];

  const { blocks } = answerMessage(answered({ answer: answer({ findings }), plans: [] }));

  const asks = expect.stringContaining(`"remedy":"${fix.id}"`);
  expect(blocks).toContainEqual(
    expect.objectContaining({
      type: 'actions',
      elements: [
        expect.objectContaining({
          text: expect.objectContaining({ text: 'Open pull request' }),
          value: asks,
        }),
      ],
    }),
  );
});

type Over = Parameters<typeof incident>[0];

function answered(over: Over) {
  const shown = incident(over);
  return { ...shown, answer: shown.answer ?? answer() };
}

function pagesOf(over: Over) {
  return detailsMessages(answered(over));
}

function buttonsOf(over: Over) {
  return labelsOf([answerMessage(answered(over)), ...pagesOf(over)]);
}

function labelsOf(messages: readonly Message[]) {
  return messages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'actions' ? block.elements : []))
    .flatMap((one) => (one.type === 'button' ? [{ label: one.text.text, style: one.style }] : []));
}
