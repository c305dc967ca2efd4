import { describe, expect, it } from '@jest/globals';

import { behindMessage } from '#src/knowledge/signs/logs/behind-message.ts';
import { behindCheck, behindWords } from '#src/knowledge/words/behind-words.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, NOW, pod } from '#test/support/objects.ts';

const MESSAGE =
  'failed to provision volume: rpc error: code = Internal desc = failed to get shared datastores: Empty List of Node VMs';
const errorAt = (time: string, msg: string) =>
  JSON.stringify({ level: 'error', time: `2026-01-01T${time}Z`, msg });
const SAME = errorAt('11:59:04.100', 'failed to get shared datastores: Empty List of Node VMs');
const FIRST = errorAt(
  '11:59:03.900',
  'Node: "w-3" with empty providerId found in the cluster. aborting get all nodes',
);

const behind = (
  lines: readonly string[],
  asked: Partial<Parameters<typeof behindMessage>[0]> = {},
) => {
  const web = pod();
  const world = openWorld(cluster([web], [], [logOf(lines.join('\n'))])).world;
  return behindMessage({ message: MESSAGE, names: ['shop/data'], pods: [web], ...asked }, world);
};

describe('what stands behind a message', () => {
  it('is the first error of the burst in which the program wrote it', () => {
    const found = behind([errorAt('11:40:00', 'lost the lease'), FIRST, SAME]);

    expect(found).toMatchObject({
      behind: { pod: 'web', wording: 'node-without-provider-id', caught: { node: 'w-3' } },
      evidence: { quote: FIRST },
    });
    expect(found && behindWords.en(found.behind)).toContain('Node `w-3` has no `spec.providerID`');
    expect(found && behindWords.ko(found.behind)).toContain('`w-3` 노드');
    expect(behindCheck(found?.behind, 'en')).toContain('kubectl patch node w-3');
  });

  it('is an error about the same object, also without words that are known', () => {
    const own = errorAt('11:58:00', 'cannot make volume for shop/data: pool is gone');
    const found = behind([own]);

    expect(found).toMatchObject({
      behind: { said: 'cannot make volume for shop/data: pool is gone' },
    });
    expect(found && behindWords.en(found.behind)).toMatch(/pool is gone”\.$/);
    expect(behindCheck(found?.behind, 'en')).toBeUndefined();
  });

  it('is what a program that does nothing else lately wrote in known words', () => {
    const log = [
      errorAt('11:59:30', 'x509: certificate has expired or is not yet valid: current time'),
    ];

    expect(behind(log)).toBeUndefined();
    expect(behind(log, { any: true })).toMatchObject({ behind: { pod: 'web' } });
  });

  it.each([
    ['the log says no more than the message', [SAME]],
    ['it is about another object', [errorAt('11:58:00', 'cannot make volume for shop/other')]],
    [
      'the line is no error',
      [`{"level":"info","time":"${NOW}","msg":"volume of shop/data is made"}`],
    ],
    ['an error is much older than the message', [errorAt('11:20:00', 'lost the lease'), SAME]],
    ['there is no log', []],
  ])('is nothing where %s', (_, lines) => {
    expect(behind(lines)).toBeUndefined();
  });
});
