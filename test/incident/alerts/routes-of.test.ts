import { describe, expect, it } from '@jest/globals';

import { routesOf } from '#src/incident/alerts/routes-of.ts';
import { firing } from '#test/support/alerts.ts';

const alert = {
  ...firing('Slow', {
    severity: 'critical',
    exported_namespace: 'shop-eu',
    namespace: 'monitoring',
  }),
  owners: [{ label: 'team', value: 'shop' }],
};

describe('the routes of alerts', () => {
  it.each([
    [{}],
    [{ severities: ['critical', 'warning'] }],
    [{ namespaces: ['shop-*'] }],
    [{ namespaces: ['shop-eu'], teams: ['shop'] }],
    [{ clusters: [''] }],
  ])('are those that fit: %j', (route) => {
    expect(routesOf([alert], [{ ...route, channel: 'C1' }])).toHaveLength(1);
  });

  it.each([
    [{ severities: ['warning'] }],
    [{ namespaces: ['monitoring'] }],
    [{ namespaces: ['shop-eu'], teams: ['pay'] }],
    [{ clusters: ['east'] }],
  ])('are not those that do not: %j', (route) => {
    expect(routesOf([alert], [{ ...route, channel: 'C1' }])).toEqual([]);
  });

  it('keep their order, for any of several alerts', () => {
    const routes = [
      { channel: 'C1', severities: ['warning'] },
      { channel: 'C2', severities: ['critical'] },
    ];
    const other = firing('Slow', { severity: 'warning' });

    expect(routesOf([alert, other], routes).map(({ channel }) => channel)).toEqual(['C1', 'C2']);
  });
});
