import { describe, expect, it } from '@jest/globals';

import { run } from '#src/cli/run.ts';
import { kubewhy } from '#test/support/command-lines.ts';
import { terminal } from '#test/support/terminals.ts';

const paused = [
  'rollout',
  'blog',
  '-n',
  'ok-blog',
  '--snapshot',
  'test/scenarios/ok-canary-paused-by-plan',
];
const aborted = [
  'rollout',
  'payments',
  '-n',
  'pay-canary',
  '--snapshot',
  'test/scenarios/rollout-aborted',
];

describe('kubewhy rollout', () => {
  it('shows where a canary is, and what may be done now', async () => {
    const { status, out } = await kubewhy(paused);

    expect(status).toBe(0);
    expect(out).toContain('Step 2 of 2: pause until somebody promotes.');
    expect(out).toContain('Promote past the pause');
  });

  it('prints the same as JSON', async () => {
    const { out } = await kubewhy([...paused, '-o', 'json']);

    expect(JSON.parse(out)).toMatchObject({
      schema: 'kubewhy/v1',
      rollout: { state: 'paused', step: { number: 2, of: 2 }, weight: { set: 50, actual: 50 } },
    });
  });

  it('is told in short beside why a Rollout stands still', async () => {
    const { out } = await kubewhy(['why', ...paused.slice(1)]);

    expect(out).toContain('Weight of the new revision: 50 set, 50 actual');
    expect(out).not.toContain('Next:');
  });

  it('prints once where nothing can be drawn over', async () => {
    const { status, out } = await kubewhy([...paused, '--watch']);

    expect(status).toBe(0);
    expect(out.match(/Step 2 of 2/g)).toHaveLength(1);
  });

  it('draws on a terminal until the update has ended', async () => {
    const drawn: string[] = [];
    const screen = { ...terminal(), redraw: (text: string) => void drawn.push(text) };

    expect(await run([...aborted, '--watch'], screen)).toBe(0);
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toContain('aborted, the stable revision serves');
  });

  it('ends with 2 where there is no such target', async () => {
    expect(await kubewhy(['rollout', 'nothing', ...paused.slice(2)])).toMatchObject({ status: 2 });
  });
});
