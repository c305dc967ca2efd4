import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { beganWith } from '#src/knowledge/causes/log/signs/began-with.ts';
import { complaintsOf } from '#src/readings/logs/pod-complaints.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { changedSettings, DATA, settingsReader } from '#test/support/config-changes.ts';
import { ago, labelled, logOf, named, owned } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

const SAYS = 'ERROR charge failed';
const deployment = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' } as const;

function revision(name: string, minutes: number): Resource {
  const { metadata, ...rest } = named('apps/ReplicaSet', name);
  const born = { ...rest, metadata: { ...metadata, uid: name, creationTimestamp: ago(minutes) } };
  return owned(born, deployment);
}

function podOf(name: string, set: string) {
  const made = { kind: 'apps/ReplicaSet', namespace: 'shop', name: set };
  return owned(labelled(servingPod(name), { 'pod-template-hash': set }), made);
}

/** What the complaint of the first pod, which began so many minutes ago, began with. */
function began(
  [pod, ...others]: readonly [Resource<'Pod'>, ...Resource<'Pod'>[]],
  objects: readonly Resource[],
  minutes: number,
  silent = 'INFO fine',
) {
  const logs = [
    { ...logOf('', 'current', pod.metadata?.name), lines: [{ at: ago(minutes), text: SAYS }] },
    ...others.map(({ metadata }) => logOf(silent, 'current', metadata?.name)),
  ];
  const container = pod.spec?.containers[0]?.name ?? '';
  const { world } = openWorld(
    cluster(
      [pod, ...others, ...objects],
      [],
      logs.map((log) => ({ ...log, container })),
    ),
  );
  const [worst] = complaintsOf(pod, world)?.complaints ?? [];
  return worst && beganWith(worst, { pod, container }, others, world);
}

describe('what a complaint began with', () => {
  const revisions = [revision('a', 500), revision('b', 9)];

  it('is the newest revision where it came soon after that', () => {
    expect(began([podOf('web-1', 'b')], revisions, 8)).toMatchObject({
      what: 'revision',
      name: 'b',
    });
    expect(began([podOf('web-1', 'a')], revisions, 8)).toBeUndefined();
    expect(
      began([podOf('web-1', 'b')], [revision('a', 500), revision('b', 50)], 8),
    ).toBeUndefined();
    expect(began([podOf('web-1', 'b')], [revision('b', 9)], 8)).toBeUndefined();
  });

  it('is that revision for sure where a pod of the one before is silent, and not where it says the same', () => {
    const pods = [podOf('web-1', 'b'), podOf('web-2', 'a')] as const;

    expect(began(pods, revisions, 8)).toMatchObject({ name: 'b', isOnlyThere: true });
    expect(began(pods, revisions, 8, SAYS)).toBeUndefined();
  });

  it('is a ConfigMap whose data changed shortly before', () => {
    const reader = settingsReader();

    expect(began([reader], [changedSettings(9, DATA)], 8)).toMatchObject({ what: 'config' });
    expect(began([reader], [changedSettings(7, DATA)], 8)).toBeUndefined();
    expect(began([reader], [changedSettings(300, DATA)], 8)).toBeUndefined();
  });
});
