import { expect, it } from '@jest/globals';

import { readinessProbe } from '#src/checklists/items/prevention/readiness-probe.ts';
import type { Resource } from '#src/domain/resource.ts';
import { marksOf, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { service } from '#test/support/services.ts';

const serving = (probe: object) => ({
  containers: [{ name: 'app', image: 'app:1', ports: [{ containerPort: 8080 }], ...probe }],
});
const PROBED = serving({ readinessProbe: { httpGet: { path: '/', port: 8080 } } });

it('fails where what restarted behind a Service has none, and passes where it has', () => {
  expect(
    marksOf(readinessProbe, cluster([service('web'), ...restarted(setOn(['a'], serving({})))])),
  ).toEqual(['web: fail']);
  expect(
    marksOf(readinessProbe, cluster([service('web'), ...restarted(setOn(['a'], PROBED))])),
  ).toEqual(['web: pass']);
});

it('is silent where nothing restarted, or no Service sends it requests', () => {
  expect(marksOf(readinessProbe, cluster([service('web'), ...setOn(['a'], serving({}))]))).toEqual(
    [],
  );
  expect(marksOf(readinessProbe, cluster(restarted(setOn(['a'], serving({})))))).toEqual([]);
});

function restarted([set, pod]: readonly Resource[]): readonly Resource[] {
  const lastState = { terminated: { exitCode: 1, finishedAt: ago(600) } };
  const containerStatuses = [
    { name: 'app', image: 'app:1', imageID: '', ready: true, restartCount: 1, lastState },
  ];
  const conditions = [{ type: 'Ready', status: 'True' }];
  return [set, { ...pod, status: { phase: 'Running', conditions, containerStatuses } }].flatMap(
    (one) => one ?? [],
  );
}
