import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { undoOf } from '#src/approvals/undo-of.ts';
import type { Writer } from '#src/domain/ports.ts';
import { Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { offered, reached, sent } from '#test/integration/support/plans.ts';
import { sideBySide } from '#test/integration/support/side-by-side.ts';
import {
  change,
  configMap,
  readyPods,
  refOf,
  running,
  workload,
} from '#test/integration/support/workloads.ts';

type Live = Readonly<{
  spec: Readonly<{ replicas?: number; minReadySeconds?: number }>;
  data?: Readonly<Record<string, string>>;
}>;

const RUNS = { scaledUp, takenBack, notTakenBack, madeAccount, copiedConfig, runNow };
const cases = sideBySide();
let api: Api;
let own: Namespace;
let elsewhere: Namespace;
let writer: Writer;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  own = await createNamespace(api, 'applied');
  elsewhere = await createNamespace(api, 'source');
  ({ writer } = await asRole(api, 'remediator'));
  for (const [name, run] of Object.entries(RUNS)) cases.start(name, run);
});
afterAll(async () => {
  await cases.ended();
  await Promise.all([own.delete(), elsewhere.delete()]);
  api.close();
});

describe('a fix that is applied reaches its goal', () => {
  it('what was scaled to zero gets as many pods as it had', async () => {
    expect(await cases.of('scaledUp')).toEqual({ outcome: 'applied', pods: 3 });
  });

  it('a ServiceAccount is made once', async () => {
    expect(await cases.of('madeAccount')).toEqual({ first: 'applied', second: 'already-so' });
  });

  it('a ConfigMap is copied from another namespace', async () => {
    expect(await cases.of('copiedConfig')).toEqual({ outcome: 'applied', data: { level: 'info' } });
  });

  it('a suspended CronJob runs once', async () => {
    expect(await cases.of('runNow')).toEqual({ outcome: 'applied' });
  });
});

describe('an undo', () => {
  it('leaves alone what somebody changed beside it', async () => {
    expect(await cases.of('takenBack')).toMatchObject({
      outcome: 'applied',
      spec: { replicas: 0, minReadySeconds: 1 },
    });
  });

  it('is refused where somebody has changed the same field', async () => {
    expect(await cases.of('notTakenBack')).toMatchObject({
      outcome: 'refused',
      spec: { replicas: 4 },
    });
  });
});

async function asleep(name: string) {
  const web = workload('Deployment', name, own.name, { spec: { replicas: 3 } });
  await running(api, web, 3);
  await change(api, web, { replicas: 0 });
  const plan = await offered('workload/scale-up', refOf(web));
  return { web, plan, first: await sent(plan, writer) };
}

async function scaledUp() {
  const { web, plan, first } = await asleep('scaled');
  await reached(plan);
  const pods = await readyPods(api, web, 3);
  return { outcome: first.outcome, pods: pods.length };
}

async function takenBack() {
  const { web, plan } = await asleep('back');
  await change(api, web, { minReadySeconds: 1 });
  const { outcome } = await sent(undoOf(plan) ?? plan, writer);
  return { outcome, spec: (await api.get<Live>(pathOf(web))).spec };
}

async function notTakenBack() {
  const { web, plan } = await asleep('moved');
  await change(api, web, { replicas: 4 });
  const { outcome } = await sent(undoOf(plan) ?? plan, writer);
  return { outcome, spec: (await api.get<Live>(pathOf(web))).spec };
}

async function madeAccount() {
  const web = workload('Deployment', 'account', own.name, {
    pod: { serviceAccountName: 'reader' },
  });
  await api.apply(web);
  const plan = await offered('create/service-account', refOf(web));
  const first = await sent(plan, writer);
  const second = await sent(plan, writer);
  await reached(plan);
  return { first: first.outcome, second: second.outcome };
}

/** No kubelet of the test cluster reads a ConfigMap: what one would say stands in the pod's status. */
async function copiedConfig() {
  const source = configMap('shared', elsewhere.name, { level: 'info' });
  await api.apply(source);
  const envFrom = [{ configMapRef: { name: 'shared' } }];
  const pod: Manifest = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'config', namespace: own.name },
    spec: { nodeName: 'elsewhere', containers: [{ name: 'app', image: 'shop/app:1', envFrom }] },
  };
  await api.apply(pod);
  const reason = 'CreateContainerConfigError';
  const waiting = { reason, message: 'configmap "shared" not found' };
  const state = { name: 'app', image: '', imageID: '', ready: false, restartCount: 0 };
  const status = { phase: 'Pending', containerStatuses: [{ ...state, state: { waiting } }] };
  await api.patch(`${pathOf(pod)}/status`, 'merge', { status });
  const plan = await offered('create/config-map', refOf(pod));

  const { outcome } = await sent(plan, writer);
  const { data } = await api.get<Live>(pathOf(configMap('shared', own.name, {})));
  return { outcome, data };
}

async function runNow() {
  const containers = [{ name: 'app', image: 'shop/report:1' }];
  const template = { spec: { restartPolicy: 'Never', containers } };
  const report: Manifest = {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: { name: 'report', namespace: own.name },
    spec: { schedule: '0 4 * * 1', suspend: true, jobTemplate: { spec: { template } } },
  };
  await api.apply(report);
  const plan = await offered('job/run-now', refOf(report));

  const { outcome } = await sent(plan, writer);
  await reached(plan);
  return { outcome };
}
