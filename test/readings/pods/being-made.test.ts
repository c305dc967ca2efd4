import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { beingMade, isMounting } from '#src/readings/pods/being-made.ts';
import { ago } from '#test/support/objects.ts';

type Pod = Resource<'Pod'>;
type Status = NonNullable<NonNullable<Pod['status']>['containerStatuses']>[number];

const status = (name: string, state: Status['state'], more: Partial<Status> = {}): Status =>
  ({ name, image: '', imageID: '', ready: false, restartCount: 0, ...more, state }) as Status;
const waits = (name: string, reason: string) => status(name, { waiting: { reason } });
const done = (name: string, finishedAt = ago(2)) =>
  status(name, { terminated: { exitCode: 0, reason: 'Completed', finishedAt } });
const pod = (containers: readonly Status[], inits: readonly Status[] = []): Pod => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { namespace: 'shop', name: 'web' },
  spec: { containers: [], initContainers: [{ name: 'istio-proxy', restartPolicy: 'Always' }] },
  status: { startTime: ago(9), containerStatuses: containers, initContainerStatuses: inits },
});
const withSidecar = (one: Pod): Pod => ({
  ...one,
  spec: {
    containers: [{ name: 'app' }],
    initContainers: [{ name: 'istio-proxy', restartPolicy: 'Always' }],
  },
});
const initializing = waits('app', 'PodInitializing');
const first = waits('istio-init', 'PodInitializing');
const second = waits('migrate', 'PodInitializing');

describe('what the kubelet makes', () => {
  it.each([
    [
      'every container, in a pod without init containers',
      pod([waits('a', 'ContainerCreating'), waits('b', 'ContainerCreating')]),
      ['a', 'b'],
      9,
    ],
    [
      'the first init container, while no volume is mounted',
      pod([initializing], [first, second]),
      ['istio-init'],
      9,
    ],
    ['the next one', pod([initializing], [done('istio-init'), second]), ['migrate'], 2],
    [
      'the others, after the last one',
      pod([initializing], [done('istio-init', ago(4)), done('migrate', ago(3))]),
      ['app'],
      3,
    ],
    [
      'the others, after a sidecar has started',
      withSidecar(pod([initializing], [status('istio-proxy', { running: {} }, { started: true })])),
      ['app'],
      9,
    ],
    [
      'none, while an init container runs',
      pod([initializing], [status('migrate', { running: {} }, { started: true })]),
      [],
      9,
    ],
    ['none, while one fails', pod([initializing], [waits('migrate', 'CrashLoopBackOff')]), [], 9],
    ['none whose init containers nobody has seen', pod([initializing]), [], 9],
    ['none of what runs', pod([status('app', { running: {} })], [done('istio-init')]), [], 2],
  ])('is %s', (_, made, containers, minutes) => {
    expect(beingMade(made)).toEqual({ containers, since: ago(minutes) });
  });
});

describe('a pod', () => {
  it.each([
    [
      'mounts while its first container waits',
      'ContainerCreating',
      pod([waits('app', 'ContainerCreating')]),
      true,
    ],
    [
      'mounts while its first init container waits',
      'PodInitializing',
      pod([initializing], [first]),
      true,
    ],
    [
      'has mounted once an init container has ended',
      'PodInitializing',
      pod([initializing], [done('istio-init')]),
      false,
    ],
    [
      'mounts nothing for what fails otherwise',
      'CreateContainerConfigError',
      pod([initializing], [first]),
      false,
    ],
  ])('%s', (_, reason, made, is) => {
    expect(isMounting(reason, made)).toBe(is);
  });
});
