import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { crashOf, proposalsFor } from '#test/fixes/support/crashes.ts';
import { specified } from '#test/support/objects.ts';

const live = (kind: string, updateStrategy: object): Resource => {
  const made = specified(kind, 'web', { updateStrategy });
  return { ...made, metadata: { ...made.metadata, uid: 'web-1' } };
};
const proposed = (remedy: string, kind: string, strategy: object, params: object) =>
  proposalsFor(
    remedy,
    {
      ...crashOf(remedy, params),
      subject: { kind, namespace: 'shop', name: 'web' },
    },
    live(kind, strategy),
  );

describe('pods that are left at the old revision', () => {
  const partition = { type: 'RollingUpdate', rollingUpdate: { partition: 2 } };

  it('by a partition are updated without it, and that is watched', () => {
    expect(
      proposed('workload/no-partition', 'apps/StatefulSet', partition, { partition: 2 }),
    ).toMatchObject([
      {
        risk: 'restart',
        goal: { is: 'updated-ready' },
        change: {
          ops: [{ op: 'replace', path: '/spec/updateStrategy/rollingUpdate/partition', value: 0 }],
        },
      },
    ]);
  });

  it.each(['apps/StatefulSet', 'apps/DaemonSet'])(
    'until somebody deletes them are replaced by the controller: %s',
    (kind) => {
      expect(proposed('workload/rolling-update', kind, { type: 'OnDelete' }, {})).toMatchObject([
        {
          goal: { is: 'updated-ready' },
          change: {
            ops: [{ op: 'replace', path: '/spec/updateStrategy/type', value: 'RollingUpdate' }],
          },
        },
      ]);
    },
  );

  it('are each offered the one of the two', () => {
    expect(
      proposed('workload/rolling-update', 'apps/StatefulSet', partition, { partition: 2 }),
    ).toEqual([]);
    expect(proposed('workload/no-partition', 'apps/StatefulSet', { type: 'OnDelete' }, {})).toEqual(
      [],
    );
  });
});
