import { describe, expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { servicesFor } from '#src/readings/network/services-for.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { service, servingPod } from '#test/support/services.ts';
import { workload } from '#test/support/states.ts';

const web = workload('apps/Deployment', 1);
const pod = servingPod('web-1');
const selecting = (name: string, app: string) => service(name, { selector: { app } });

/** The names of the Services for the Deployment "web" and its pod. */
function namesFor(services: readonly Resource[], there: readonly Resource[] = [web, pod]) {
  const source = cluster([...there, servingPod('other-1'), ...services]);
  const asked = [refTo('apps/Deployment', web), refTo('Pod', pod)];
  return servicesFor(asked, openWorld(source).world).map(({ name }) => name);
}

describe('the Services for a workload', () => {
  it.each([
    ['selects its pods, whatever it is called', [selecting('front', 'web')], ['front']],
    ['has a name like its own and selects no pod', [selecting('web-svc', 'wep')], ['web-svc']],
  ])('hold one that %s', (_, services, names) => {
    expect(namesFor(services)).toEqual(names);
  });

  it.each([
    ['selects the pods of another', selecting('web-svc', 'other')],
    ['has another name and selects no pod', selecting('cart', 'cart')],
  ])('leave out one that %s', (_, one) => {
    expect(namesFor([one])).toEqual([]);
  });

  it('are not guessed by the name of a workload that is not there', () => {
    expect(namesFor([selecting('web-svc', 'wep')], [pod])).toEqual([]);
  });
});
