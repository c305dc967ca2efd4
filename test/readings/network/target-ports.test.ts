import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { mismatchOf, targetOf, unnamedPorts } from '#src/readings/network/target-ports.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { service, servingPod } from '#test/support/services.ts';

type Ports = NonNullable<NonNullable<Resource<'Service'>['spec']>['ports']>;
const declares = (...ports: readonly (readonly [number, string?])[]) =>
  servingPod('web-1', 'ready', {
    ports: ports.map(([containerPort, name]) => ({ containerPort, ...(name && { name }) })),
  });

function through(ports: Ports, pods: readonly Resource<'Pod'>[] = [servingPod('web-1')]) {
  const web = service('web', { ports });
  const { world } = openWorld(cluster([web, ...pods]));
  return { mismatch: mismatchOf(web, world), unnamed: unnamedPorts(web, world) };
}

describe('a port of a Service', () => {
  it.each([
    ['its own number', { port: 80 }, 80],
    ['a number', { port: 80, targetPort: 8080 }, 8080],
    ['a number in quotes', { port: 80, targetPort: '8080' }, 8080],
    ['a name', { port: 80, targetPort: 'http' }, 'http'],
    ['a name that ends with a number', { port: 80, targetPort: 'http2' }, 'http2'],
    ['a name that begins with one', { port: 80, targetPort: '2nd' }, '2nd'],
  ])('leads to %s', (_, port, target) => {
    expect(targetOf(port)).toBe(target);
  });

  it.each([
    ['by number', { port: 80, targetPort: 9090 }, '/spec/ports/0/targetPort', 9090],
    ['by its own number', { port: 80 }, '/spec/ports/0/port', 80],
    ['by name', { port: 80, targetPort: 'http' }, '/spec/ports/0/targetPort', 'http'],
  ])('may lead %s where no pod declares a port', (_, port, path, target) => {
    const { mismatch } = through([port]);

    expect(mismatch).toMatchObject({ port: 80, target, path, declared: [8080] });
    expect(mismatch?.pod.metadata?.name).toBe('web-1');
  });

  it('is pointed to by its place, also behind one of another protocol', () => {
    const { mismatch } = through([{ port: 53, protocol: 'UDP' }, { port: 80 }]);

    expect(mismatch).toMatchObject({ port: 80, path: '/spec/ports/1/port' });
  });

  it.each([
    ['a pod declares it', [{ port: 80, targetPort: 8080 }], [servingPod('web-1')]],
    ['a pod declares its name', [{ port: 80, targetPort: 'http' }], [declares([8080, 'http'])]],
    [
      'another pod declares it',
      [{ port: 80 }],
      [servingPod('web-1'), { ...declares([80]), metadata: servingPod('web-2').metadata ?? {} }],
    ],
    [
      'another port leads somewhere',
      [{ port: 80 }, { port: 81, targetPort: 8080 }],
      [servingPod('web-1')],
    ],
    ['its pods declare nothing', [{ port: 80 }], [declares()]],
    ['no pod is ready', [{ port: 80 }], [servingPod('web-1', 'not-ready')]],
    ['it is not of TCP', [{ port: 80, protocol: 'UDP' }], [servingPod('web-1')]],
    ['there is no port', [], [servingPod('web-1')]],
  ])('is no mismatch where %s', (_, ports, pods) => {
    expect(through(ports, pods).mismatch).toBeUndefined();
  });

  it('leads to no port that a pod declares for another protocol', () => {
    const dns = servingPod('web-1', 'ready', {
      ports: [{ containerPort: 80, protocol: 'UDP' }, { containerPort: 8080 }],
    });

    expect(through([{ port: 80 }], [dns]).mismatch).toMatchObject({ declared: [8080] });
  });

  it('may lead to a name that one of its pods has, or be of another protocol', () => {
    const metrics = {
      ...declares([9090, 'metrics']),
      metadata: servingPod('web-2').metadata ?? {},
    };
    const named = [{ port: 81, targetPort: 'metrics' }];

    expect(through(named, [servingPod('web-1'), metrics]).unnamed).toEqual([]);
    expect(through([{ port: 53, targetPort: 'dns', protocol: 'UDP' }]).unnamed).toEqual([]);
  });

  it('may lead to a name that no pod has, beside others that lead somewhere', () => {
    const named = [
      { port: 80, targetPort: 8080 },
      { port: 81, targetPort: 'metrics' },
      { port: 82 },
    ];

    expect(through(named).unnamed).toEqual(['metrics']);
    expect(through(named, [declares([8080], [9090, 'metrics'])]).unnamed).toEqual([]);
    expect(through(named, [servingPod('web-1', 'not-ready')]).unnamed).toEqual([]);
  });
});
