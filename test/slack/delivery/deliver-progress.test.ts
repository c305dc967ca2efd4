import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Progress } from '#src/domain/progress.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { mina, HONOR } from '#test/slack/support/incidents.ts';
import { startAnswered } from '#test/slack/support/reviewing.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startAnswered();
});
afterEach(() => gateway.stop());

describe('the progress of a change', () => {
  it('edits the message and takes the buttons away, in the thread too', async () => {
    await progress({ step: 'applying' });

    expect(shown(0)).toContain('being applied by <@UMINA00001>');
    expect(JSON.stringify(messages())).not.toContain('review_fix');
  });

  it('goes from applied to verified, which the thread hears', async () => {
    await progress({ step: 'applied' });
    await progress({ step: 'verified', source: 'predicted' });

    expect(shown(0)).toContain('verified');
    expect(shown(0)).toContain('predicted');
    expect(messages()).toHaveLength(3);
    expect(shown(2)).toContain('verified');
  });

  it('says of a recording that nothing comes of a change there, not that it has not worked', async () => {
    await progress({ step: 'not-verified', source: 'predicted' });

    expect(shown(0)).toContain('This cluster is a recording');
    expect(JSON.stringify(messages())).not.toContain('has not worked');
  });

  it('is not set back by news that come late', async () => {
    await progress({ step: 'verified' });
    await progress({ step: 'applied' });
    await progress({ step: 'refused' }, '2026-03-02T09:00:00Z');

    expect(shown(0)).toContain('verified');
    expect(messages()).toHaveLength(3);
  });

  it('keeps to what was done when another approval of the same plan came to nothing', async () => {
    await progress({ step: 'applied' }, '2026-03-02T09:11:00.000Z');
    await progress({ step: 'refused' }, '2026-03-02T09:11:00.003Z');

    expect(shown(0)).toContain('applied by');
    expect(shown(0)).not.toContain('review_fix');
    expect(messages()).toHaveLength(2);
  });

  it.each(['refused', 'too-late', 'unknown', 'not-verified'] as const)(
    'replies once when it ends %s, for somebody has to look',
    async (step) => {
      await progress({ step, text: 'the `name` changed' });
      await progress({ step, text: 'the `name` changed' });

      expect(messages()).toHaveLength(3);
      expect(shown(2)).toContain('the `name` changed');
    },
  );

  it('replies once with the pull request that was opened, and lets the fix be reviewed again', async () => {
    const opened = { step: 'proposed', text: 'https://github.com/acme/deploy/pull/7' } as const;
    await progress(opened);
    await progress(opened);

    expect(messages()).toHaveLength(3);
    for (const at of [0, 2]) {
      expect(shown(at)).toContain('pull request');
      expect(shown(at)).toContain('<@UMINA00001>');
      expect(shown(at)).toContain('github.com/acme/deploy/pull/7');
    }
    expect(shown(0)).toContain('review_fix');
  });

  it('offers the fix again after a refusal, but not when the outcome is unknown', async () => {
    await progress({ step: 'refused' });
    expect(shown(0)).toContain('review_fix');

    await progress({ step: 'unknown' }, '2026-03-02T09:30:00Z');
    expect(shown(0)).not.toContain('review_fix');
  });

  it('is noted once that it reached its goal, and that its owner has put it back', async () => {
    await progress({ step: 'verified' });
    await progress({ step: 'verified' });
    await progress({ step: 'reverted', text: 'argocd put it back' });

    const about = { id: 'd-2', incident: 'q-1', plan: HONOR };
    expect(gateway.redis.audit.filter(({ what }) => what !== 'offered')).toEqual([
      { what: 'verified', by: mina, ...about },
      { what: 'reverted', text: 'argocd put it back', ...about },
    ]);
  });

  it('begins anew with the next approval', async () => {
    await progress({ step: 'not-verified' });
    await progress({ step: 'applying' }, '2026-03-02T09:30:00Z');

    expect(shown(0)).toContain('being applied');
  });

  it('is dropped for an incident that is not kept any more', async () => {
    gateway.redis.records.clear();

    await expect(progress({ step: 'applied' })).resolves.toBeUndefined();
  });
});

function progress(progressed: Progress, at = '2026-03-02T09:11:00Z'): Promise<void> {
  return gateway.slack.deliver({
    v: 1,
    id: 'd-2',
    kind: 'progress',
    incident: 'q-1',
    plan: HONOR,
    person: mina,
    at,
    progress: progressed,
    lang: 'en',
  });
}

function messages() {
  return gateway.double.messages('ops');
}

function shown(at: number): string {
  return JSON.stringify(messages()[at]);
}
