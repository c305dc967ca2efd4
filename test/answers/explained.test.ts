import { describe, expect, it } from '@jest/globals';

import { kubewhy } from '#test/support/command-lines.ts';

const SCENARIO = ['--snapshot', 'test/scenarios/missing-config'];
const HEADER = 'NAMESPACE   NAME   READY   STATUS   RESTARTS   AGE';
const ROW = 'shop   web-5d8f7c9b4-x2lkq   0/1   CreateContainerConfigError   0   9m';
const POD = `$ kubectl get pod web-1 -n shop -o yaml
apiVersion: v1
kind: Pod
metadata: {name: web-1, namespace: shop, creationTimestamp: "2026-03-02T09:00:00Z"}
spec:
  containers: [{name: app, image: "shop/web:1", resources: {limits: {memory: 128Mi}}}]
status:
  phase: Running
  containerStatuses:
    - name: app
      image: shop/web:1
      ready: false
      restartCount: 6
      state: {waiting: {reason: CrashLoopBackOff}}
      lastState: {terminated: {exitCode: 137, reason: OOMKilled, finishedAt: "2026-03-02T09:20:00Z"}}
`;

async function asked(input: string, ...options: string[]) {
  const { out } = await kubewhy(['explain', ...options, '-o', 'json'], { input });
  const answer: unknown = JSON.parse(out);
  return answer;
}

describe('an object that a pasted text names', () => {
  it.each([
    ['a row of a list', `${HEADER}\n${ROW}`],
    [
      'kind and name, beside a namespace',
      'kubectl -n shop describe pod/web-5d8f7c9b4-x2lkq failed',
    ],
    [
      'the header of describe',
      'Name:         web-5d8f7c9b4-x2lkq\nNamespace:    shop\n      Reason:       CreateContainerConfigError',
    ],
    ['an event', 'Back-off restarting failed container app in pod web-5d8f7c9b4-x2lkq_shop(8c2d)'],
  ])('is looked at in the cluster: %s', async (_, text) => {
    const answer = await asked(text, ...SCENARIO);

    expect(answer).toMatchObject({ findings: [{ id: 'config/missing-config', role: 'root' }, {}] });
  });

  it('is what a manifest describes, of which the cluster tells how it is', async () => {
    const manifest =
      'kind: Pod\nmetadata:\n  name: web-5d8f7c9b4-x2lkq\n  namespace: shop\nspec: {}';

    expect(await asked(manifest, ...SCENARIO)).toMatchObject({
      state: 'explained',
      summary: expect.stringContaining('which does not exist in namespace `shop`'),
      findings: [{ id: 'config/missing-config', role: 'root' }],
    });
  });

  it('is what kubectl printed, where the cluster says that something is wrong by now', async () => {
    const printed = POD.replaceAll('web-1', 'web-5d8f7c9b4-x2lkq');

    expect(await asked(printed, ...SCENARIO)).toMatchObject({
      findings: [{ id: 'config/missing-config', role: 'root' }],
    });
  });

  it('is the cause of what the text shows of it', async () => {
    const answer = await asked(`${HEADER}\n${ROW}`, ...SCENARIO);

    expect(answer).toMatchObject({
      findings: [{}, { id: 'explain/pods-listed', role: 'effect', confidence: 'proven' }],
    });
  });

  it('is named as not checked without a cluster, or where it is not there', async () => {
    const without = await asked(`${HEADER}\n${ROW}`);
    const other = await asked('pod/api-1 failed', ...SCENARIO);

    expect(without).toMatchObject({ notChecked: [{ what: '`pod/web-5d8f7c9b4-x2lkq` (shop)' }] });
    expect(other).toMatchObject({ notChecked: [{ what: '`pod/api-1`' }] });
  });

  describe('by the network plugin that fails', () => {
    const failed = (plugin: string) =>
      `Failed to create pod sandbox: plugin type="${plugin}" failed (add): dial unix: refused`;

    it('is the DaemonSet of that, wherever it is', async () => {
      const mesh = ['--snapshot', 'test/scenarios/mesh-rules-not-set-up'];

      expect(await asked(failed('istio-cni'), ...mesh)).toMatchObject({
        findings: [{ so: expect.stringContaining('DaemonSet `istio-system/istio-cni-node`') }],
      });
      expect(await asked(failed('istio-cni'))).toMatchObject({
        notChecked: [{ what: '`ds/istio-cni-node`' }],
      });
    });

    it('is none where the plugin comes with the node, or is only mentioned', async () => {
      const mentioned = 'error: unknown field "istio-cni" in the values';

      expect(await asked(failed('portmap'))).toMatchObject({ notChecked: [] });
      expect(await asked(mentioned)).toMatchObject({ notChecked: [] });
    });
  });
});

describe('a list without trouble', () => {
  it('is said to be that', async () => {
    const answer = await asked(`${HEADER}\nshop   web-1   2/2   Running   0   9d`);

    expect(answer).toMatchObject({
      state: 'healthy',
      summary: expect.stringContaining('an ordinary list'),
      findings: [],
    });
  });
});

describe('an object that kubectl printed', () => {
  it('is diagnosed by what stands in it, whatever stands before it', async () => {
    const answer = await asked(POD);

    expect(answer).toMatchObject({
      target: { kind: 'Pod', namespace: 'shop', name: 'web-1' },
      findings: [{ id: 'crash/oom-killed', confidence: 'proven' }],
    });
    expect(JSON.stringify(answer)).not.toContain('"plan"');
  });

  it('is text where it is none', async () => {
    const answer = await asked(POD.replace('kind: Pod', 'kind: [Pod'));

    expect(answer).toMatchObject({ target: { kind: 'Text' } });
  });
});
