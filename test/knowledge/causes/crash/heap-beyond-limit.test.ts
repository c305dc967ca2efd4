import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { oomKilled } from '#src/knowledge/causes/crash/oom-killed.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';

const KILLED = { exitCode: 137, reason: 'OOMKilled' };
const JAVA_8 = 'INFO 1 --- [main] c.e.Api : Starting Api v2.1 using Java 1.8.0_352 on api-1';
const UBUNTU = 'Ubuntu 22.04.1 LTS';

describe('why a heap grows past the limit of its container', () => {
  it.each([
    ['a fixed heap of a JVM', { args: ['java -Xms256m -Xmx2g -jar a.jar'] }, '-Xmx2g'],
    ['the last of two', { args: ['-Xmx512m', '-Xmx1g'] }, '-Xmx1g'],
    ['a variable', { env: [{ name: 'JAVA_OPTS', value: '-Xmx1024M' }] }, '-Xmx1024M'],
    ['all of its share', { args: ['-XX:MaxRAMPercentage=100.0'] }, '-XX:MaxRAMPercentage=100.0'],
    [
      'Node.js',
      { env: [{ name: 'NODE_OPTIONS', value: '--max-old-space-size=4096' }] },
      '--max-old-space-size=4096',
    ],
    ['Go', { env: [{ name: 'GOMEMLIMIT', value: '2GiB' }] }, 'GOMEMLIMIT=2GiB'],
    [
      '.NET, in hexadecimal',
      { env: [{ name: 'DOTNET_GCHeapHardLimit', value: '0x40000000' }] },
      'DOTNET_GCHeapHardLimit=0x40000000',
    ],
  ])('names the setting: %s', (_, container, setting) => {
    expect(heapOf(container)).toMatchObject({ setting });
  });

  it('reads a setting from a ConfigMap, by key and as a whole', () => {
    const held: Resource<'ConfigMap'> = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { namespace: 'shop', name: 'jvm' },
      data: { opts: '-Xmx3g' },
    };
    const valueFrom = { configMapKeyRef: { name: 'jvm', key: 'opts' } };

    for (const one of [
      { env: [{ name: 'JAVA_TOOL_OPTIONS', valueFrom }] },
      { envFrom: [{ configMapRef: { name: 'jvm' } }] },
    ]) {
      expect(heapOf(one, '', { objects: [held] })).toMatchObject({ setting: '-Xmx3g' });
    }
  });

  it.each([
    ['a heap that fits', { args: ['-Xmx700m'] }],
    ['a share that fits', { args: ['-XX:MaxRAMPercentage=75.0'] }],
    ['a heap that Go keeps below', { env: [{ name: 'GOMEMLIMIT', value: '900MiB' }] }],
    ['a variable of another program', { env: [{ name: 'MEMLIMIT', value: '9GiB' }] }],
    ['no setting at all', {}],
  ])('says nothing of %s', (_, container) => {
    expect(heapOf(container)).toBeUndefined();
  });

  it.each([
    ['its log', JAVA_8, 'app:1', '8u352', '8u372'],
    [
      'its log, as java -version has it',
      'OpenJDK Runtime Environment (build 11.0.12+7)',
      'app:1',
      '11.0.12',
      '11.0.16',
    ],
    ['its image', '', 'openjdk:8u265-jre', '8u265', '8u372'],
    ['its image of 11', '', 'eclipse-temurin:11.0.15_10-jre', '11.0.15', '11.0.16'],
    ['its image of .NET', '', 'mcr.microsoft.com/dotnet/core/aspnet:3.1', '3.1', '5'],
  ])('knows a runtime that cannot see cgroup v2, by %s', (_, log, image, version, since) => {
    expect(heapOf({ image }, log, { node: UBUNTU })).toMatchObject({
      old: { version, since, cgroup: 'v2', node: 'n1' },
    });
  });

  it('needs no cgroup v2 for a Java that knows no container', () => {
    const log = 'JVM Version:            1.8.0_151-b12';

    expect(heapOf({}, log, { node: 'CentOS Linux 7 (Core)' })).toMatchObject({
      heap: '16Gi',
      old: { version: '8u151', since: '8u191', cgroup: 'any' },
    });
  });

  it('takes a share of the node for what such a runtime reads a percentage of', () => {
    const container = { args: ['-XX:MaxRAMPercentage=50'] };

    expect(heapOf(container, JAVA_8, { node: UBUNTU })).toMatchObject({ heap: '32Gi' });
  });

  it.each([
    ['a Java that sees it', JAVA_8.replace('352', '372'), UBUNTU, {}],
    ['a newer Java', 'using Java 17.0.2 on api', UBUNTU, {}],
    ['a node with cgroup v1', JAVA_8, 'Ubuntu 20.04.5 LTS', {}],
    ['an old Java whose heap is set', JAVA_8, UBUNTU, { args: ['-Xmx512m'] }],
    ['another version beside the word', 'java client 10.0.3.1 connected', UBUNTU, {}],
  ])('says nothing of %s', (_, log, node, container) => {
    expect(heapOf(container, log, { node })).toBeUndefined();
  });

  it('says nothing of an old runtime on a node that is not known', () => {
    expect(heapOf({}, JAVA_8)).toBeUndefined();
  });

  it('says why in both languages, and advises no larger limit alone', () => {
    const [claim] = claimsOf({}, JAVA_8, { node: UBUNTU });
    const subject = { kind: 'Pod', namespace: 'shop', name: 'web' };
    if (!claim) throw new Error('nothing claimed');

    expect(claim.strength).toBe('entails');
    expect(oomKilled.text.en(subject, claim.params).sentence).toContain('cgroup v2');
    expect(oomKilled.text.ko(subject, claim.params).sentence).toContain('cgroup v2');
  });
});

type Around = Readonly<{ node?: string; objects?: readonly Resource[] }>;

function claimsOf(container: object, log = '', { node, objects = [] }: Around = {}) {
  const limited = { resources: { limits: { memory: '1Gi' } }, ...container };
  const about = withSpec(crashing({ container: limited, ended: KILLED }), { nodeName: 'n1' });
  const nodes = node ? [nodeWith(node)] : [];
  return claimed(oomKilled, about, log, { objects: [...objects, ...nodes] });
}

function heapOf(...parts: Parameters<typeof claimsOf>) {
  return claimsOf(...parts)[0]?.params.heap;
}

function nodeWith(osImage: string) {
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name: 'n1' },
    status: { capacity: { memory: '64Gi' }, nodeInfo: { osImage } },
  };
}
