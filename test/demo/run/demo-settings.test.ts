import { describe, expect, it } from '@jest/globals';

import { demoSettings, type DemoOptions } from '#demo/run/demo-settings.ts';
import { Settings } from '#src/serve/config/settings.ts';

const at = { state: '/tmp/demo/changes.json', apiUrl: 'http://127.0.0.1:1/api/', slack: 2, ops: 3 };

describe('the settings of the demo', () => {
  it('are valid, and let people change the recorded cluster', () => {
    const settings = settingsFor({});

    expect(settings).toMatchObject({
      cluster: { name: 'recorded', state: '/tmp/demo/changes.json' },
      changes: 'on',
      listen: { slack: { host: '127.0.0.1', port: 2 }, ops: { host: '127.0.0.1', port: 3 } },
    });
    expect(Object.keys(settings.people)).not.toContain('UALEX00001'); // the guest
  });

  it('play another recording where one is named', () => {
    expect(settingsFor({ snapshot: '/home/mina/capture' })).toMatchObject({
      cluster: { name: 'recorded', recording: '/home/mina/capture' },
      changes: 'on',
    });
  });

  it('leave a live cluster alone unless told otherwise', () => {
    expect(settingsFor({ context: 'prod' })).toMatchObject({
      cluster: { name: 'prod', context: 'prod' },
      changes: 'off',
    });
    expect(settingsFor({ context: 'prod', allowWrites: true }).changes).toBe('on');
  });
});

it('let everybody at the page act as the owner of a live cluster', () => {
  const options = {
    redisServer: 'redis-server',
    lang: 'en',
    context: 'prod',
    allowWrites: true,
  } as const;

  const { people } = demoSettings(options, at, { user: 'mina', groups: ['sre'] });

  expect(new Set(Object.values(people ?? {}).map(({ user }) => user))).toEqual(new Set(['mina']));
});

function settingsFor(options: Partial<DemoOptions>): Settings {
  return Settings.parse(demoSettings({ redisServer: 'redis-server', lang: 'en', ...options }, at));
}
