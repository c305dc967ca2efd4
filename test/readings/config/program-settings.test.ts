import { expect, it } from '@jest/globals';

import { programSettings } from '#src/readings/config/program-settings.ts';
import { containerOf } from '#src/readings/pods/container-specs.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, configMap, pod } from '#test/support/objects.ts';

const conf = (text: string) => ({ ...configMap('conf', ago(60)), data: { 'redis.conf': text } });
const mounted = { volumeMounts: [{ name: 'conf', mountPath: '/etc/redis' }] };

it.each([
  ['two words', { args: ['--maxmemory', '2mb'] }, '2mb'],
  ['one word', { args: ['--maxmemory=2mb'] }, '2mb'],
  [
    'a shell command',
    { command: ['sh', '-c', 'exec redis-server --maxmemory 2mb --save ""'] },
    '2mb',
  ],
  ['a variable', { env: [{ name: 'REDIS_MAXMEMORY', value: '2mb' }] }, '2mb'],
  ['a file that is mounted', mounted, '64mb'],
])('a setting stands in %s', (_, container, value) => {
  expect(settings('maxmemory', container, 'save ""\nmaxmemory 64mb\n')).toMatchObject([{ value }]);
});

it.each([
  ['a comment', '# maxmemory 64mb'],
  ['a longer name', 'maxmemory-policy allkeys-lru'],
])('is not %s', (_, text) => {
  expect(settings('maxmemory', mounted, text)).toEqual([]);
});

it('is not in a file that the container does not mount', () => {
  expect(settings('maxmemory', {}, 'maxmemory 64mb')).toEqual([]);
});

function settings(name: string, container: object, text: string) {
  const web = pod({ container, volumes: [{ name: 'conf', configMap: { name: 'conf' } }] });
  const at = containerOf(web, 'app');
  const { world } = openWorld(cluster([web, conf(text)]));
  return at ? programSettings([name], web, at, world) : [];
}
