import { describe, expect, it } from '@jest/globals';

import { read } from '#test/support/explaining.ts';

const REFUSED =
  'The connection to the server localhost:8080 was refused - did you specify the right host or port?';
const WEBHOOK =
  'Error from server (InternalError): Internal error occurred: failed calling webhook "validate.nginx.ingress.kubernetes.io"';
const POST =
  ': failed to call webhook: Post "https://ingress-nginx-controller-admission.ingress-nginx.svc:443/networking/v1/ingresses?timeout=10s": ';
const LOGIN = '<!doctype html>\n<html>\n<head>\n<title>Authentication required</title>\n</head>';

describe('a CI job that is refused by localhost:8080', () => {
  it('is told that kubectl had no kubeconfig, and what the text does not prove', () => {
    const { ids, strengths, said } = read(`runs-on: ubuntu-latest\n${REFUSED}`);

    expect([ids, strengths]).toEqual([['no-kubeconfig'], ['entails']]);
    expect(said).toMatch(/no kubeconfig .*empty or missing.*`KUBECONFIG` is not set/);
    expect(said).toContain('Nothing in the cluster is at fault');
    expect(said).toMatch(/hosted runner cannot route to a private address.*192\.168\.0\.0\/16/);
    expect(said).toContain('What the text proves is the missing kubeconfig');
  });

  it('is advised to deploy by Git first, and of the risk of runners on a public repository', () => {
    const { said } = read(REFUSED);

    expect(said.indexOf('GitOps')).toBeLessThan(said.indexOf('self-hosted'));
    expect(said).toContain('forks');
    expect(said).not.toMatch(/6443|insecure-skip|restart the API server/);
  });

  it('is told apart from a webhook error that is glued to it', () => {
    const { ids, said } = read(`${WEBHOOK}\n${REFUSED}`);

    expect(ids.toSorted()).toEqual(['no-kubeconfig', 'webhook-failed']);
    expect(said).toContain('comes from another call');
  });

  it.each([
    [
      'a timeout at the real address',
      'Unable to connect to the server: dial tcp 192.168.1.187:6443: i/o timeout',
      ['api-server-unreachable'],
    ],
    [
      'a pod that asks itself',
      'Error: connect ECONNREFUSED 127.0.0.1:8080',
      ['own-address-refused'],
    ],
    [
      'no rights',
      'error: You must be logged in to the server (Unauthorized)',
      ['credentials-refused'],
    ],
    [
      'an unknown authority',
      'Unable to connect to the server: tls: failed to verify certificate: x509: certificate signed by unknown authority',
      ['credentials-refused'],
    ],
  ])('is not %s', (_, text, ids) => {
    expect(read(text).ids).toEqual(ids);
  });

  it('is said to need no route where the address is private', () => {
    const { said } = read(
      'Unable to connect to the server: dial tcp 192.168.1.187:6443: i/o timeout',
    );

    expect(said).toContain('`192.168.1.187:6443` is a private address');
    expect(said).not.toContain('no kubeconfig');
  });
});

describe('a webhook that the API server cannot call', () => {
  it.each([
    ['context deadline exceeded', 'did not answer in time'],
    [
      'no endpoints available for service "ingress-nginx-controller-admission"',
      'no pod behind its Service is Ready',
    ],
    ['connect: connection refused', 'nothing listens on the port'],
    ['x509: certificate signed by unknown authority', 'its certificate is not the one'],
  ])('is told by its tail: %s', (tail, said) => {
    const found = read(`${WEBHOOK}${POST}${tail}`);

    expect(found.ids).toEqual(['webhook-failed']);
    expect(found.said).toContain('The API server is reachable');
    expect(found.said).toContain('`ingress-nginx/ingress-nginx-controller-admission`');
    expect(found.said).toContain(said);
    expect(found.said).toContain('are blocked meanwhile; traffic that is already served is not');
    expect(found.said).not.toMatch(/failurePolicy|delete/i);
  });

  it('is told even where the tail is cut off', () => {
    expect(read(WEBHOOK).said).toContain('its end is cut off');
  });

  it('is not one that works and says no', () => {
    const text =
      'admission webhook "validate.nginx.ingress.kubernetes.io" denied the request: host is taken';

    expect(read(text).ids).toEqual(['webhook-denied']);
  });
});

describe('a web page in place of an answer', () => {
  it('is told to be from a web server on the machine that ran kubectl', () => {
    const { ids, said } = read(`Error from server (Forbidden): ${LOGIN}`);

    expect(ids).toEqual(['answered-by-web-server']);
    expect(said).toContain(
      'a web server on port 8080 of the machine that ran kubectl answered, not Kubernetes',
    );
    expect(said).toContain('Authentication required');
    expect(said).toContain('The kubeconfig there is empty or missing');
    expect(said).toContain('Every other job on that runner');
    expect(said).toContain('$RUNNER_TEMP');
    expect(said).not.toMatch(/paste the kubeconfig|change the port/i);
  });

  it('names the step and the secret where the text holds them', () => {
    const step = 'run: echo "${{ secrets.KUBECONFIG_BASE64 }}" | base64 -d > ~/.kube/config';

    expect(read(`${step}\n${LOGIN}`).said).toContain('secret `KUBECONFIG_BASE64`');
  });

  it('only may be that without a word of kubectl', () => {
    expect(read(LOGIN).strengths).toEqual(['suggests']);
    expect(read(LOGIN).said).toContain('If kubectl printed it, a web server');
  });

  it.each([
    [
      'a proxy before the real address',
      `kubectl get pods: https://10.0.0.5:6443\n${LOGIN}`,
      'login page or proxy',
    ],
    [
      'a real refusal',
      'Error from server (Forbidden): deployments.apps is forbidden: User "ci" cannot list resource "deployments" in API group "apps" in the namespace "shop"',
      'no RBAC rule lets `ci` list `deployments.apps` in namespace `shop`',
    ],
    [
      'wrong contents',
      'error: error loading config file "/home/ci/.kube/config": couldn\'t get version/kind; json parse error',
      'is no kubeconfig',
    ],
  ])('is told apart from %s', (_, text, said) => {
    const found = read(text);

    expect(found.said).toContain(said);
    expect(found.said).not.toContain('on port 8080');
  });
});

const GPU =
  "0/10 nodes are available: 1 Insufficient nvidia.com/gpu, 9 node(s) didn't match Pod's node affinity/selector. preemption: 0/10 nodes are available: 1 No preemption victims found for incoming pod, 9 Preemption is not helpful for scheduling..";

describe("the scheduler's message, pasted", () => {
  it.each([
    ['as it is', GPU],
    ['with curly quotes', GPU.replaceAll("'", '’')],
    [
      'with a link of Slack',
      GPU.replace('nvidia.com/gpu', '<http://nvidia.com/gpu|nvidia.com/gpu>'),
    ],
    [
      'with a link of Markdown',
      GPU.replace('nvidia.com/gpu', '[nvidia.com/gpu](http://nvidia.com/gpu)'),
    ],
    ['wrapped', GPU.replace(', 9 node(s)', ',\n9 node(s)')],
  ])('%s, is read clause by clause', (_, text) => {
    const { ids, said } = read(`Warning  FailedScheduling  default-scheduler  ${text}`);

    expect(ids).toEqual(['unschedulable']);
    expect(said).toContain(
      '1 passed what comes before and lacks nvidia.com/gpu; 9 are not selected',
    );
    expect(said).toContain('That is all 10: every node is explained');
    expect(said).toContain(
      'on 1 node nobody has a lower priority, and on 9 removing pods cannot help',
    );
    expect(said).toContain('does not say who holds');
    expect(said).not.toMatch(/driver|10 nodes without/);
  });

  it('is said to be incomplete where the counts do not add up', () => {
    const { said } = read(
      "0/10 nodes are available: 9 node(s) didn't match Pod's node affinity/selector",
    );

    expect(said).toContain('These are 9 of 10: the text is incomplete');
  });

  it('may count a node twice for its resources', () => {
    const { said } = read('0/2 nodes are available: 2 Insufficient cpu, 2 Insufficient memory.');

    expect(said).toContain('One node can lack several resources');
  });
});
