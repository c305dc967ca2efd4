import { expect, it } from '@jest/globals';

import { checked } from '#src/answers/checked.ts';
import { checklists } from '#src/checklists/lists.ts';
import { metered } from '#src/world/metered.ts';
import { recorded } from '#src/world/recorded.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** Clusters without any trouble, most of them recorded from a control plane. */
const WELL = scenarios.filter(
  ({ state, findings }) => state === 'healthy' && findings.length === 0,
);

/** What nobody feels yet, and the next node failure or update would show. */
const AHEAD: Readonly<Record<string, readonly string[]>> = {
  'all-on-one-node': ['rollouts/spread-over-nodes'],
  'ok-custom-kinds': ['gitops/drift'], // synced by hand, and not yet
  'rollout-healthy': ['rollouts/next-update'], // a hard rule counts a tainted node
};

it.each(WELL)(
  'finds nothing but what lies ahead in $name, where nothing is wrong',
  async ({ name, read }) => {
    const source = recorded(await read());
    const loader = metered({ load: async () => source });
    const { lists } = await checked(checklists, {}, { loader, cluster: 'lab', lang: 'en' });
    const failed = lists.flatMap(({ lines }) => lines.filter(({ is }) => is === 'fail'));

    expect(failed.map(({ item }) => item)).toEqual(AHEAD[name] ?? []);
  },
);
