import { describe, expect, it } from '@jest/globals';

import { AlertSettings } from '#src/serve/config/alert-settings.ts';

describe('the settings of alerts', () => {
  it('make families of what kubewhy.yaml says of objects', () => {
    const objects = [
      { alerts: ['Orders*', 'Cart*'], about: ['rollout {namespace}/{component}'] },
      { alerts: ['Heartbeat'], about: [] },
    ];

    expect(AlertSettings.parse({ objects }).objects).toEqual([
      {
        name: 'Orders* Cart*',
        alerts: 'Orders* Cart*',
        objects: ['rollout {namespace}/{component}'],
      },
      { name: 'Heartbeat', alerts: 'Heartbeat', objects: [] },
    ]);
  });

  it.each([
    [{ objects: [{ alerts: ['a b'], about: [] }] }],
    [{ objects: [{ alerts: ['A'], about: ['deployment'] }] }],
    [{ routes: [{ channel: '#ops' }] }],
    [{ mention: '@oncall' }],
    [{ alertmanager: { url: 'alertmanager' } }],
    [{ unknown: true }],
  ])('refuse %j', (written) => {
    expect(AlertSettings.safeParse(written).success).toBe(false);
  });
});
