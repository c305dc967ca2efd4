import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { appReportsFailure } from '#src/knowledge/symptoms/app-reports-failure.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, owned } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

const env = [{ name: 'RATES_URL', value: 'http://rates' }];
const client = servingPod('client-1', 'ready', { env });
const FAILED = 'GET http://rates failed: [Errno -3] Temporary failure in name resolution';

type Line = Readonly<{ text: string; at?: string }>;

function found(lines: readonly (string | Line)[], pod = client, others: readonly Resource[] = []) {
  const text = lines.map((line) => (typeof line === 'string' ? { text: line } : line));
  const names = [pod, ...others].map(({ metadata }) => metadata?.name ?? '');
  const logs = names.map((name) => ({
    pod: { kind: 'Pod', namespace: 'shop', name },
    container: 'app',
    run: 'current' as const,
    lines: text,
  }));
  const { world } = openWorld(cluster([pod, ...others], [], logs));
  return [...appReportsFailure.find(pod, world)];
}

describe('app-reports-failure', () => {
  it('is a Ready container that keeps writing that it cannot reach a peer', () => {
    expect(found(['polling', FAILED, FAILED, FAILED])).toMatchObject([
      { kind: 'app-reports-failure', part: 'app', evidence: { quote: FAILED } },
    ]);
  });

  it.each([
    ['is one whose sidecar does', 'Always', [{ part: 'app' }]],
    ['is not one whose init container did', undefined, []],
  ])('%s', (_, restartPolicy, expected) => {
    const [app] = client.spec?.containers ?? [];
    if (!app) throw new Error('There is one.');
    const started = { ...app, ...(restartPolicy && { restartPolicy }) };
    const pod = { ...client, spec: { initContainers: [started], containers: [{ name: 'main' }] } };

    expect(found([FAILED, FAILED, FAILED], pod)).toMatchObject(expected);
  });

  it.each([
    ['fails twice', ['polling', FAILED, FAILED]],
    ['failed at its start', [FAILED, FAILED, FAILED, 'ok', 'ok', 'ok', 'ok', 'ok']],
    ['failed half an hour ago', [1, 2, 3].map(() => ({ text: FAILED, at: ago(30) }))],
    [
      'is refused by no peer, but refuses',
      Array.from({ length: 4 }, () => 'FATAL: password authentication failed for user "x"'),
    ],
  ])('is not one that %s', (_, lines) => {
    expect(found(lines)).toEqual([]);
  });

  it('is not one that is told of no peer', () => {
    expect(found([FAILED, FAILED, FAILED], servingPod('client-1'))).toEqual([]);
  });

  it('is told of the first pod of a revision for all', () => {
    const set = { kind: 'apps/ReplicaSet', namespace: 'shop', name: 'client' };
    const [first, second] = ['client-1', 'client-2'].map((name) =>
      owned(servingPod(name, 'ready', { env }), set),
    );
    if (!first || !second) throw new Error('There are two.');

    expect(found([FAILED, FAILED, FAILED], first, [second])).toHaveLength(1);
    expect(found([FAILED, FAILED, FAILED], second, [first])).toEqual([]);
  });
});
