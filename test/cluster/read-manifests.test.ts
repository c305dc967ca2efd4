import { describe, expect, it } from '@jest/globals';

import { readManifests } from '#src/cluster/read-manifests.ts';
import { UnreadableRecording } from '#src/cluster/unreadable-recording.ts';

const web = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' }, spec: {} };
const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'web' } };
/** JSON is YAML, too. */
const read = (...documents: readonly unknown[]) =>
  readManifests('-', async () => documents.map((one) => JSON.stringify(one)).join('\n---\n'));

describe('manifests', () => {
  it('are told apart: workloads, and the kinds of all else', async () => {
    const daemons = { ...web, kind: 'DaemonSet' };
    const rollout = { ...web, apiVersion: 'argoproj.io/v1alpha1', kind: 'Rollout' };
    const others = { ...web, apiVersion: 'example.com/v1' };

    const found = await read(web, null, service, daemons, rollout, others);

    expect(found.workloads).toEqual([web, daemons, rollout]);
    expect(found.others).toEqual(['Service', 'Deployment']);
  });

  it('are taken out of a List', async () => {
    const list = { apiVersion: 'v1', kind: 'List', items: [web, service] };

    expect(await read(list)).toEqual({ workloads: [web], others: ['Service'] });
  });

  it('keep what is not looked at', async () => {
    const more = { ...web, spec: { replicas: 2, revisionHistoryLimit: 3 } };

    expect(await read(more)).toEqual({ workloads: [more], others: [] });
  });

  it.each([
    ['no metadata', { metadata: null }, 'stdin: Deployment without a name'],
    ['no name', { metadata: { labels: {} } }, 'stdin: Deployment without a name'],
    ['replicas below zero', { spec: { replicas: -1 } }, 'stdin: Deployment web'],
    ['a name that is a number', { metadata: { name: 7 } }, 'metadata.name'],
    [
      'no container',
      { spec: { template: { spec: { containers: [] } } } },
      'spec.template.spec.containers',
    ],
    ['a kind that is no word', { kind: 1 }, 'stdin does not hold what belongs there'],
    ['no kind', { kind: undefined }, 'a manifest says apiVersion and kind'],
  ])('with %s are refused by name', async (_, wrong, words) => {
    const reading = read({ ...web, ...wrong });

    await expect(reading).rejects.toThrow(UnreadableRecording);
    await expect(reading).rejects.toThrow(words);
  });
});
