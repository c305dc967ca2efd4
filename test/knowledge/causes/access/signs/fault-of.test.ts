import { expect, it } from '@jest/globals';

import { faultOf } from '#src/knowledge/causes/access/signs/fault-of.ts';
import { openWorld } from '#src/world/open-world.ts';
import { agent, bindingOf, roleFor } from '#test/support/access.ts';
import { cluster } from '#test/support/clusters.ts';

const request = {
  account: { namespace: 'shop', name: 'agent' },
  verb: 'list',
  group: '',
  resource: 'pods',
  within: 'shop',
};
const found = (isOpen: boolean) =>
  faultOf(
    request,
    isOpen,
    openWorld(cluster([roleFor('reader', 'get'), bindingOf('b', 'reader', agent)])).world,
  );

it('is the role that lacks the verb, or unknown while roles are unread', () => {
  expect(found(false)).toMatchObject({ why: 'role-lacks', subject: { name: 'reader' } });
  expect(found(true)).toMatchObject({ why: 'unread', subject: { name: 'agent' } });
});
