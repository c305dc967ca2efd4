import { expect, it } from '@jest/globals';

import { servicePortUnserved } from '#src/diagnosis/symptoms/service-port-unserved.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const wrong = service('web', { ports: [{ port: 80, targetPort: 8000 }] });
const objects = [wrong, servingPod('web-1'), slice('web', { 'web-1': 'ready' }, [{ port: 8000 }])];

function found(said: string) {
  const { world } = openWorld(cluster(objects, [], [logOf(said, 'current', 'web-1')]));
  return [...servicePortUnserved.find(wrong, world)];
}

it('is a Service that sends to a port other than the one its pods listen on', () => {
  expect(found('server listening on :8080')).toMatchObject([{ reason: 'ListensElsewhere' }]);
});

it('is not one whose pods listen there, or do not say', () => {
  expect(found('server listening on :8080\nadmin listening on :8000')).toEqual([]);
  expect(found('ready')).toEqual([]);
});
