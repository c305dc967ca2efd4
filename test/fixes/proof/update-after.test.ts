import { describe, expect, it } from '@jest/globals';

import type { Op } from '#src/domain/plan.ts';
import { workloadOf } from '#src/fixes/change/workload.ts';
import { updateAfter } from '#src/fixes/proof/update-after.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, finding, type Parts } from '#test/fixes/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';

const TEMPLATE: Op = { op: 'add', path: '/spec/template/spec/hostNetwork', value: true };
const REPLICAS: Op = { op: 'replace', path: '/spec/replicas', value: 5 };
const PROMOTED = { status: { promoteFull: true } };

/** The update after that change of the workload, or of the object of that identifier. */
function after(op: Op, parts: Parts = {}, uid?: string) {
  const { world } = openWorld(cluster(blog(parts)));
  const workload = workloadOf(finding(), world);
  if (!workload) throw new Error('There is no workload.');
  return updateAfter(workload, { on: { uid: uid ?? workload.on.uid }, ops: [op] }, world);
}

describe('the update after a change', () => {
  it('of a workload is of as many pods and of the template that it has then', () => {
    expect(after(REPLICAS)).toMatchObject({ replicas: 5, workload: { spec: { replicas: 5 } } });
    expect(after(TEMPLATE)).toMatchObject({ template: { spec: { hostNetwork: true } } });
  });

  it('of what holds its template is of that template, and leaves the workload as it is', () => {
    const { workload, template } = after(TEMPLATE, { refersTo: 'base' }, 'template-1');

    expect(template.spec?.hostNetwork).toBe(true);
    expect(workload.spec?.template).toBeUndefined();
  });

  it('of another object is as it was', () => {
    const { workload, template, replicas } = after(TEMPLATE, PROMOTED, 'other');

    expect(replicas).toBe(2);
    expect(template.spec).not.toHaveProperty('hostNetwork');
    expect(workload.status).toMatchObject(PROMOTED.status);
  });

  it('forgets a promotion to the end with a new template alone', () => {
    expect(after(TEMPLATE, PROMOTED).workload.status).not.toHaveProperty('promoteFull');
    expect(after(TEMPLATE, PROMOTED).workload.status).toHaveProperty('stableRS');
    expect(after(REPLICAS, PROMOTED).workload.status).toMatchObject(PROMOTED.status);
  });

  it('of a Deployment leaves its status alone', () => {
    const deployment: Parts = { kind: 'Deployment', ...PROMOTED };
    const { world } = openWorld(cluster(blog(deployment)));
    const on = { ...finding().subject, kind: 'apps/Deployment' };
    const workload = workloadOf(finding('some/cause', on), world);
    const update = workload && updateAfter(workload, { on: workload.on, ops: [TEMPLATE] }, world);

    expect(update?.workload.status).toMatchObject(PROMOTED.status);
  });
});
