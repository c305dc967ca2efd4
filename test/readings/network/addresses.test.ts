import { describe, expect, it } from '@jest/globals';

import { addressesOf } from '#src/readings/network/addresses.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, configMap, pod } from '#test/support/objects.ts';

type Container = NonNullable<Parameters<typeof pod>[0]>['container'];
const settings = { ...configMap('settings', ago(60)), data: { DB_HOST: 'db', mode: 'fast' } };

function told(container: Container) {
  const web = pod({ container: container ?? {} });
  return addressesOf(web, openWorld(cluster([web, settings])).world);
}
const peersBy = (env: Readonly<Record<string, string>>) =>
  told({ env: Object.entries(env).map(([name, value]) => ({ name, value })) }).map(
    ({ host, port }) => [host, port],
  );

describe('what a container is told to talk to', () => {
  it.each([
    ['postgres://app:pw@db.shop:5432/cart', 'db.shop', 5432],
    ['https://api.shop.svc.cluster.local/v1', 'api.shop.svc.cluster.local', undefined],
    ['app:pw@tcp(mysql:3306)/cart', 'mysql', 3306],
    ['host=db user=app port=5433', 'db', 5433],
    ['host=db user=app', 'db', undefined],
    ['kafka-0:9092', 'kafka-0', 9092],
    ['DB:5432', 'db', 5432],
  ])('stands in %s', (value, host, port) => {
    expect(peersBy({ SETTING: value })).toEqual([[host, port]]);
  });

  it('may be several', () => {
    expect(peersBy({ BROKERS: 'kafka-0:9092,kafka-1:9092' })).toEqual([
      ['kafka-0', 9092],
      ['kafka-1', 9092],
    ]);
  });

  it('is a bare name where the variable says that it holds one', () => {
    expect(peersBy({ CACHE_SERVERS: 'redis' })).toEqual([['redis', undefined]]);
    expect(peersBy({ FLAVOUR: 'redis' })).toEqual([]);
    expect(peersBy({ CACHE_HOST: 'REDIS' })).toEqual([['redis', undefined]]);
    expect(peersBy({ CACHE_HOST: '10.0.0.7' })).toEqual([]);
    expect(peersBy({ CACHE_ADDR: '--addr=redis' })).toEqual([]); // as only an argument is written
    expect(peersBy({ CACHE_HOST: 'redis or none' })).toEqual([]);
  });

  it('has the port that stands beside it', () => {
    expect(peersBy({ DB_HOST: 'db', DB_PORT: '5432' })).toEqual([['db', 5432]]);
    for (const port of ['tcp', 'tcp5432', '5432/tcp'])
      expect(peersBy({ DB_HOST: 'db', DB_PORT: port })).toEqual([['db', undefined]]);
    expect(peersBy({ DB_HOST: 'db:5431', DB_PORT: '5432' })).toEqual([['db', 5431]]);
  });

  it('may be made of other variables', () => {
    const made = peersBy({ NAME: 'db', DB_URL: 'redis://$(NAME):6379', OTHER: 'x://$(NONE)' });

    expect(made).toEqual([['db', 6379]]);
  });

  it.each([
    [['--db-host=db'], 'db'],
    [['--server=redis'], 'redis'],
    [['--db-host', 'db', '--verbose'], 'db'],
    [['serve', '--upstream=http://api:8080'], 'api'],
  ])('may be an argument: %j', (args, host) => {
    expect(told({ args })).toMatchObject([
      {
        host,
        setting: 'args',
        container: 'app',
        evidence: { path: '/spec/containers/0/name', quote: 'app' },
      },
    ]);
    expect(told({ command: args })).toMatchObject([{ host, setting: 'args' }]);
  });

  it.each([
    ['by word', ['redis-cli', '-h', 'cache', 'ping'], 'cache', undefined],
    [
      'by shell',
      ['sh', '-c', 'while true; do psql -U app -h db -p 5433 -c "select 1"; done'],
      'db',
      5433,
    ],
    ['by its long option', ['mysql', '--host=db', '--port=3307'], 'db', 3307],
  ])('may be what a client is called with: %s', (_, command, host, port) => {
    const found = told({ command }).filter((one) => one.port === port);

    expect(found).toMatchObject([{ host, setting: 'args' }]);
  });

  it('is no argument that names none', () => {
    expect(told({ args: ['--level=debug', 'db', '--addr=10.0.0.7', '--addr=no host'] })).toEqual(
      [],
    );
  });
});

describe('an address is quoted from where it is set', () => {
  const at = '/spec/containers/0';
  const valueFrom = (key: string, name = 'settings') => ({ configMapKeyRef: { name, key } });

  it('as a variable', () => {
    const env = [
      { name: 'MODE', value: 'fast' },
      { name: 'DB_HOST', value: 'db' },
    ];

    expect(told({ env })).toEqual([
      {
        host: 'db',
        container: 'app',
        setting: 'DB_HOST',
        evidence: {
          source: 'field',
          on: { kind: 'Pod', namespace: 'shop', name: 'web', uid: 'pod-1' },
          path: `${at}/env/1/name`,
          quote: 'DB_HOST',
        },
      },
    ]);
  });

  it('as a key of a ConfigMap', () => {
    const env = [{ name: 'PEER_HOST', valueFrom: valueFrom('DB_HOST') }];

    expect(told({ env })).toMatchObject([{ host: 'db', evidence: { path: `${at}/env/0/name` } }]);
  });

  it('as a whole ConfigMap, which may put a prefix before its keys', () => {
    const envFrom = [
      { secretRef: { name: 's' } },
      { prefix: 'APP_', configMapRef: { name: 'settings' } },
    ];

    expect(told({ envFrom })).toMatchObject([
      {
        host: 'db',
        setting: 'APP_DB_HOST',
        evidence: { path: `${at}/envFrom/1/configMapRef/name`, quote: 'settings' },
      },
    ]);
  });

  it('and not at all where that ConfigMap or its key is missing', () => {
    const env = [
      { name: 'A_HOST', valueFrom: valueFrom('DB_HOST', 'none') },
      { name: 'B_HOST', valueFrom: valueFrom('none') },
    ];

    expect(told({ env, envFrom: [{ configMapRef: { name: 'none' } }] })).toEqual([]);
  });
});
