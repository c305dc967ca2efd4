import { describe, expect, it } from '@jest/globals';

import { run } from '#src/cli/run.ts';
import { readRecording } from '#src/cluster/recording.ts';
import type { Gap } from '#src/domain/gap.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { unreachable } from '#test/support/engines.ts';
import { failingReads } from '#test/support/failing-reads.ts';
import { terminal } from '#test/support/terminals.ts';

const WHY = ['why', 'deploy/web', '-n', 'shop'];
const GAPS: readonly Gap[] = ['forbidden', 'no-answer', 'unavailable', 'server-error', 'cut-off'];
const MANIFEST = 'test/scenarios/gpu-held-by-own-pod/objects/all.yaml';

describe.each(GAPS)('where reads end with %s', (gap) => {
  it.each([
    ['the target', 'apps/Deployment', WHY],
    ['its pods', 'Pod', WHY],
    ['the target of a fix', 'apps/Deployment', ['fix', 'deploy/web', '-n', 'shop']],
    ['the target of a card', 'apps/Deployment', ['rollout', 'deploy/web', '-n', 'shop']],
    ['what does not exist', 'apps/Deployment', ['why', 'deploy/no-such', '-n', 'shop']],
    ['what has no kind', 'apps/Deployment', ['why', 'no-such', '-n', 'shop']],
  ])('says first that %s could not be read, and ends with 3', async (_, sort, args) => {
    const { status, out, err } = await asked(args, sort, gap);

    expect(status).toBe(3);
    expect(out + err).toMatch(/could not (?:be read|list)/);
    expect(out + err).not.toMatch(/Nothing wrong|healthy|no longer exists|There is no/);
  });

  it('says in JSON that it could not be read', async () => {
    const { out } = await asked([...WHY, '-o', 'json'], 'apps/Deployment', gap);

    expect(JSON.parse(out)).toMatchObject({
      state: 'unread',
      summary: expect.stringContaining('could not be read'),
    });
  });

  it('finds no namespace well without its pods', async () => {
    const { status, out } = await asked(['scan', '-n', 'shop'], 'Pod', gap);

    expect(status).toBe(3);
    expect(out).toMatch(/Nothing was checked/);
  });

  it('decides nothing of an update without the nodes', async () => {
    const { status, out } = await asked(['preflight', '-f', MANIFEST, '-n', 'shop'], 'Node', gap);

    expect(status).toBe(3);
    expect(out).toMatch(/is not decided[^]*Not checked[^]*Node/);
  });
});

async function asked(args: readonly string[], sort: string, gap: Gap) {
  const source = recorded(await readRecording('test/scenarios/cp-deployment-healthy'));
  const screen = terminal();
  const open = async () => ({ loader: lazily(failingReads(source, sort, gap)), cluster: 'lab' });
  const status = await run(args, screen, { open, capture: unreachable });
  return { status, ...screen.written };
}
