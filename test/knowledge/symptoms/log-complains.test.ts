import { describe, expect, it } from '@jest/globals';

import { logComplains } from '#src/knowledge/symptoms/log-complains.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

const FAILS = 'ERROR charge 7 failed';

function found(text: string, pod = servingPod('web')) {
  const { world } = openWorld(cluster([pod], [], [logOf(text)]));
  return [...logComplains.find(pod, world)];
}

describe('log-complains', () => {
  it('is a Ready pod whose log says that something fails, in the words of the worst', () => {
    expect(found(`INFO served\n${FAILS}\n`)).toMatchObject([
      {
        kind: 'log-complains',
        part: 'app',
        evidence: { source: 'log', quote: FAILS },
        hurts: 'progress',
      },
    ]);
  });

  it('is not one that is not Ready, nor one that says nothing of the kind', () => {
    expect(found(FAILS, servingPod('web', 'not-ready'))).toEqual([]);
    expect(found('INFO served, 0 errors')).toEqual([]);
  });
});
