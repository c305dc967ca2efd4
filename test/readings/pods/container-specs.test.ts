import { expect, it } from '@jest/globals';

import {
  commandLine,
  containerOf,
  containersOf,
  lastingContainers,
} from '#src/readings/pods/container-specs.ts';
import { pod } from '#test/support/objects.ts';

const prepare = { name: 'prepare', command: ['sh', '-c'], args: ['ls'] };
const spec = { initContainers: [prepare], containers: [{ name: 'app' }, { name: 'proxy' }] };

it('the containers of a spec come init containers first, each with its path', () => {
  expect([...containersOf(spec)]).toEqual([
    { container: prepare, path: '/spec/initContainers/0', isInit: true },
    { container: { name: 'app' }, path: '/spec/containers/0', isInit: false },
    { container: { name: 'proxy' }, path: '/spec/containers/1', isInit: false },
  ]);
  expect([...containersOf(undefined)]).toEqual([]);
});

it('a container is found by its name', () => {
  expect(containerOf({ ...pod(), spec }, 'proxy')).toMatchObject({ path: '/spec/containers/1' });
  expect(containerOf({ ...pod(), spec }, 'none')).toBeUndefined();
});

it('those that run as long as their pod do are its own and its sidecars', () => {
  const sidecar = { name: 'agent', restartPolicy: 'Always' };
  const all = { ...spec, initContainers: [prepare, sidecar] };

  expect(lastingContainers(all).map(({ name }) => name)).toEqual(['app', 'proxy', 'agent']);
  expect(lastingContainers(undefined)).toEqual([]);
});

it('the words of a command line have their paths', () => {
  const [first, second] = [...containersOf(spec)];

  expect(first && commandLine(first)).toEqual([
    { text: 'sh', path: '/spec/initContainers/0/command/0' },
    { text: '-c', path: '/spec/initContainers/0/command/1' },
    { text: 'ls', path: '/spec/initContainers/0/args/0' },
  ]);
  expect(second && commandLine(second)).toEqual([]);
});
