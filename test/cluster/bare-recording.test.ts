import { describe, expect, it } from '@jest/globals';

import { bareRecording } from '#src/cluster/bare-recording.ts';
import { UnreadableRecording } from '#src/cluster/unreadable-recording.ts';

const NOW = '2026-01-01T00:00:00Z';
const pod = (name: string) => ({ apiVersion: 'v1', kind: 'Pod', metadata: { name } });

describe('objects of a file alone', () => {
  it('are a recording that covers nothing besides', () => {
    const text = `---\n${JSON.stringify(pod('a'))}\n---\n# nothing\n---\n${JSON.stringify(pod('b'))}`;

    expect(bareRecording(text, 'pods.yaml', NOW)).toEqual({
      now: NOW,
      server: '',
      captured: [],
      notCaptured: [],
      objects: [pod('a'), pod('b')],
      logs: [],
    });
  });

  it.each([
    ['as kubectl prints them', { apiVersion: 'v1', kind: 'List', items: [pod('a')] }],
    [
      'as the API server does, which says of none what it is',
      { apiVersion: 'v1', kind: 'PodList', items: [{ metadata: { name: 'a' } }] },
    ],
  ])('may be a list %s', (_, list) => {
    expect(bareRecording(JSON.stringify(list), 'pods.json', NOW).objects).toEqual([pod('a')]);
  });

  it('are read without one that no API server would let in, of which nothing is known', () => {
    const odd = { ...pod('b'), spec: 'odd' };

    expect(bareRecording(JSON.stringify([pod('a'), odd]), 'pods.yaml', NOW)).toMatchObject({
      objects: [pod('a')],
      notCaptured: [{ resource: 'pods', reason: 'odd' }],
    });
  });

  it.each([
    ['nothing', ''],
    ['an empty list', JSON.stringify({ apiVersion: 'v1', kind: 'List', items: null })],
  ])('are asked for where there is %s', (_, text) => {
    const read = () => bareRecording(text, 'pods.yaml', NOW);

    expect(read).toThrow(UnreadableRecording);
    expect(read).toThrow('pods.yaml holds no Kubernetes object.');
  });

  it.each([
    ['that has no name', { apiVersion: 'v1', kind: 'Pod', metadata: {} }],
    ['that has no kind', { apiVersion: 'v1', metadata: { name: 'a' } }],
    ['that has no version', { kind: 'Pod', metadata: { name: 'a' } }],
    ['that is a text', 'pod'],
    ['in a list that is a text', { apiVersion: 'v1', kind: 'PodList', items: ['pod'] }],
  ])('are none %s', (_, object) => {
    expect(() => bareRecording(JSON.stringify(object), 'pods.yaml', NOW)).toThrow(
      'an object needs apiVersion, kind and metadata.name',
    );
  });

  it('of which one is called as a list is stay that object', () => {
    const own = { apiVersion: 'acme.io/v1', kind: 'AllowList', metadata: { name: 'a' }, items: [] };

    expect(bareRecording(JSON.stringify(own), 'a.yaml', NOW).objects).toEqual([own]);
  });
});
