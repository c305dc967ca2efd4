import { describe, expect, it } from '@jest/globals';

import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { wordingIn } from '#src/knowledge/wordings/wording-in.ts';
import type { Door } from '#src/knowledge/wordings/wording.ts';
import { headOf } from '#src/readings/logs/log-level.ts';
import type { Log } from '#src/world/recorded.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { crashing } from '#test/support/crashes.ts';
import { custom, saying } from '#test/support/custom.ts';
import { ago, event, logOf, pod } from '#test/support/objects.ts';
import { pastes } from '#test/support/pastes.ts';

/** They quote, and know nothing. */
const QUOTING = ['clue/as-seen', 'crash/last-words', 'crash/uncaught-error', 'reports/own-word'];

const LINES = pastes
  .filter(({ wanted }) => wanted !== '-' && wanted !== 'fine')
  .flatMap(({ text }) => {
    const lines = text.split('\n').map((line) => line.trim());
    return lines.filter((line) => headOf(line).level !== 'info');
  });

describe.each<Door>(['log', 'status'])('what a wording knows of at the door "%s"', (door) => {
  const known = LINES.filter((line) => wordingIn(line, door));

  if (door === 'log') {
    it.each(known)('explains a container that ends with it: %s', async (line) => {
      const object = crashing();

      const ids = await rootsOf(object, [], [logOf(line), logOf(line, 'previous')]);

      expect(ids.filter((id) => !QUOTING.includes(id))).not.toEqual([]);
    });
    return;
  }

  it.each(known)('explains a pod that waits, by its event: %s', async (line) => {
    const object = pod({ waiting: { reason: 'ContainerCreating' } });
    const warned = { ...event('FailedX', line, ago(1)), type: 'Warning' };

    const ids = await rootsOf(object, [warned]);

    expect(ids.filter((id) => !QUOTING.includes(id))).not.toEqual([]);
  });

  it.each(known)('explains a custom object, by its condition: %s', async (line) => {
    const { conditions } = saying({
      type: 'Ready',
      status: 'False',
      reason: 'Failed',
      message: line,
      lastTransitionTime: ago(60),
    });
    const object = custom('example.org/Thing', 'x', { status: { conditions } });

    const ids = await rootsOf(object);

    expect(ids.filter((id) => !QUOTING.includes(id))).not.toEqual([]);
  });
});

async function rootsOf(
  object: Resource,
  others: readonly Resource[] = [],
  logs: readonly Log[] = [],
): Promise<readonly string[]> {
  const source = cluster([object, ...others], [], logs);
  const { verdict } = await diagnose(refTo(kindOf(object), object), lazily(source), rules);
  return verdict.findings.filter(({ role }) => role === 'root').map(({ id }) => id);
}
