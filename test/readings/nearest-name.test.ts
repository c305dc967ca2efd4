import { describe, expect, it } from '@jest/globals';

import { nearestName } from '#src/readings/nearest-name.ts';

describe('nearestName', () => {
  it.each([
    ['DB_HOST', ['DB_HOSTNAME', 'DB_PORT'], { name: 'DB_HOSTNAME', close: true }],
    ['db-host', ['DB_HOST', 'db-port'], { name: 'DB_HOST', close: true }],
    ['settngs', ['settings', 'pages'], { name: 'settings', close: false }],
    ['banner-rules', ['banner-rules-v2', 'pages'], { name: 'banner-rules-v2', close: true }],
    ['profile-config', ['profile-settings', 'pages'], { name: 'profile-settings', close: false }],
  ])('of %s among %j is %j', (wanted, names, near) => {
    expect(nearestName(wanted, names)).toEqual(near);
  });

  it.each([
    ['two are as near', 'rules', ['rules-v1', 'rules-v2']],
    ['none is near', 'rules', ['pages', 'settings']],
    ['two begin with the same word', 'web-config', ['web-pages', 'web-settings']],
  ])('is none where %s', (_, wanted, names) => {
    expect(nearestName(wanted, names)).toBeUndefined();
  });
});
