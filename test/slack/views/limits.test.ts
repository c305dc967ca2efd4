import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';

import { checkMessageBlocks, checkView } from '#demo/slack-double/blocks/check-blocks.ts';
import { changeDiff } from '#src/approvals/change-diff.ts';
import type { Answer } from '#src/domain/answer.ts';
import type { Incident } from '#src/domain/incident.ts';
import { alertMessage } from '#src/slack/views/alert.ts';
import { answerMessage } from '#src/slack/views/answer.ts';
import type { Message } from '#src/slack/views/blocks.ts';
import { checkMessage } from '#src/slack/views/check.ts';
import { detailsMessages } from '#src/slack/views/details.ts';
import { noAnswerMessage } from '#src/slack/views/no-answer.ts';
import { previewModal } from '#src/slack/views/preview-modal.ts';
import { privateMessage } from '#src/slack/views/private-message.ts';
import { scanMessage } from '#src/slack/views/scan.ts';
import { incidents, text } from '#test/slack/support/arbitrary.ts';
import { checkOf } from '#test/slack/support/checks.ts';
import { alert, planOf } from '#test/slack/support/incidents.ts';

describe('every message', () => {
  it('keeps within the limits of Slack and escapes what came from outside', () => {
    fc.assert(
      fc.property(incidents, text, (incident, said) => {
        const alarm = alert({
          name: said,
          labels: { severity: said },
          annotations: { summary: said },
        });
        const { answer: _, ...unanswered } = incident;
        const messages = [
          answerMessage(incident),
          ...detailsMessages(incident),
          privateMessage(incident),
          scanMessage({ ...incident, scan: scanOf(incident, said) }),
          checkMessage({ ...incident, check: checkOf(incident, said) }),
          alertMessage({ ...incident, alert: alarm }),
          alertMessage({ ...unanswered, alert: alarm }),
        ];

        expect(messages.flatMap(problemsOf)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the parent to what a phone shows', () => {
    fc.assert(
      fc.property(incidents, (incident) => {
        const { blocks } = answerMessage(incident);

        expect(blocks.length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps a menu and its names within the limits', () => {
    const named = fc.record({ kind: text, namespace: text, name: text });
    fc.assert(
      fc.property(text, fc.array(named, { maxLength: 120 }), (asked, candidates) => {
        const question = {
          query: { text: asked, cluster: asked },
          lang: 'ko',
          private: false,
          place: { channel: 'C1' },
        } as const;
        const results = [
          { is: 'ambiguous', candidates },
          { is: 'no-such-target', nearest: candidates },
          { is: 'failed', code: 'failed', message: asked },
        ] as const;
        const messages = results.map((result) => noAnswerMessage(question, result));

        expect(messages.flatMap(problemsOf)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the review of a fix', () => {
  const reviewed = { incident: 'q-1', plan: 'p', lang: 'en', at: '2026-03-02T09:10:00Z' } as const;

  it('keeps within the limits, and never asks to approve what it does not show', () => {
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 30 }), (said, lines) => {
        const approved = planOf(
          lines.map((value) => ({ op: 'add', path: '/spec/x', value }) as const),
        );
        const diff = changeDiff(approved.changes[0]);
        const preview = {
          is: 'ready',
          plan: approved,
          title: said,
          text: said,
          undo: said,
        } as const;
        const modal = previewModal(preview, reviewed);

        const seen = modal.submit ? shownDiff(modal.blocks) : essence(diff);

        expect([...refusal(() => checkView(sent(modal))), ...unsafe(modal.blocks)]).toEqual([]);
        expect(seen).toBe(essence(diff));
      }),
      { numRuns: 100 },
    );
  });

  it('has nothing to press for a change that is too large to show', () => {
    const large = planOf([{ op: 'add', path: '/spec/x', value: 'x'.repeat(100_000) }]);
    const preview = { is: 'ready', plan: large, title: 't', text: 't', undo: 'u' } as const;

    expect(previewModal(preview, reviewed).submit).toBeUndefined();
  });
});

function problemsOf({ blocks, text: fallback }: Message): string[] {
  return [
    ...refusal(() => checkMessageBlocks(sent(blocks))),
    ...unsafe(blocks),
    ...(fallback.length > 300 ? ['a fallback that is too long'] : []),
  ];
}

/** What Slack would say to it. */
function refusal(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Only our own mentions and dates may begin with "<", and only entities with "&". */
function unsafe(blocks: readonly unknown[]): string[] {
  const ours =
    /<@[UW][A-Z0-9]+>|<!date\^\d+\^(\{date_short_pretty\}, )?\{time\}\|[\d :-]+ UTC>|&(amp|lt|gt);/g;
  return mrkdwnIn(blocks).filter((text) => /[<>&]/.test(text.replaceAll(ours, '')));
}

function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function mrkdwnIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'mrkdwn' && 'text' in value) return [String(value.text)];
  return Object.values(value).flatMap(mrkdwnIn);
}

/** What a diff shows, apart from where its lines break. */
function shownDiff(blocks: readonly unknown[]): string {
  const fences = mrkdwnIn(blocks).filter((one) => one.startsWith('```\n'));
  const lines = fences.map((one) => one.slice(4, -4)).join('');
  return essence(lines.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
}

function essence(diff: string): string {
  return diff
    .toWellFormed()
    .replaceAll('```', "'''")
    .replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '');
}

type Answered = Incident & Readonly<{ answer: Answer }>;

/** Ten times the same trouble, with names as long as may be. */
function scanOf({ answer, lang }: Answered, said: string) {
  const trouble = { ...answer, affected: [answer.target, { kind: said, name: said }] };
  return {
    schema: 'kubewhy/v1' as const,
    engineVersion: '0',
    lang,
    cluster: said,
    summary: said,
    looked: 1,
    read: 'all' as const,
    incidents: Array.from({ length: 10 }, () => trouble),
    notChecked: [{ what: said, why: said }],
  };
}
