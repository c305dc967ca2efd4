import { describe, expect, it } from '@jest/globals';

import { read } from '#test/support/explaining.ts';

const refusedBy = (address: string) =>
  `The connection to the server ${address} was refused - did you specify the right host or port?`;
const unable = (why: string) => `Unable to connect to the server: ${why}`;

describe('what kubectl says of an API server that it does not get through to', () => {
  it.each([
    ['a refusal', refusedBy('10.0.0.1:6443'), 'nothing listens on that port'],
    ['a refusal by name', refusedBy('api.example.com:6443'), '`api.example.com:6443`'],
    ['a refusal without a port', refusedBy('api.example.com'), '`api.example.com`'],
    ['a refusal by an IPv6 address', refusedBy('[fd00::1]:6443'), 'is a private address'],
    ['a refusal by the own machine', refusedBy('127.0.0.1:6443'), 'that ran kubectl itself'],
    [
      'a refusal in the log of kubectl',
      'E1122 07:00:00.1 12 memcache.go:265] "Unhandled Error" err="couldn\'t get current server API group list: Get \\"https://127.0.0.1:6443/api?timeout=32s\\": dial tcp 127.0.0.1:6443: connect: connection refused"',
      'that ran kubectl itself',
    ],
    ['a timeout', unable('dial tcp 10.0.0.1:6443: i/o timeout'), 'no packet came back'],
    ['an unknown name', unable('dial tcp: lookup a.b on 10.0.0.2:53: no such host'), '`a.b`'],
    [
      'a DNS server that is silent',
      unable('dial tcp: lookup a.b on 10.0.0.2:53: read udp 10.0.0.9:4->10.0.0.2:53: i/o timeout'),
      'the DNS server did not answer',
    ],
  ])('is told by its words: %s', (_, text, said) => {
    const found = read(text);

    expect([found.ids, found.strengths]).toEqual([['api-server-unreachable'], ['entails']]);
    expect(found.said).toContain(said);
    expect(found.said).not.toContain('no kubeconfig');
  });

  it.each([
    ['a slow handshake', unable('net/http: TLS handshake timeout'), 'TLS handshake'],
    ['a closed connection', unable('EOF'), 'closed before an answer'],
    [
      'silence',
      unable('context deadline exceeded (Client.Timeout exceeded while awaiting headers)'),
      'No answer came in time',
    ],
  ])('is not said to be more than %s', (_, text, said) => {
    const found = read(text);

    expect(found.ids).toEqual(['api-server-silent']);
    expect(found.said).toContain(said);
    expect(found.said).toContain('the text does not say');
  });

  it('is not laid at the door of the API server where a proxy is not reached', () => {
    expect(read(unable('proxyconnect tcp: dial tcp 10.1.1.1:3128: i/o timeout')).ids).toEqual([
      'as-seen',
    ]);
  });

  it('is not that kubectl has no kubeconfig, and the other way round', () => {
    expect(read(refusedBy('localhost:8080')).ids).toEqual(['no-kubeconfig']);
    expect(read(refusedBy('localhost:6443')).ids).toEqual(['api-server-unreachable']);
  });

  it.each([
    [unable('x509: certificate signed by unknown authority')],
    [unable('x509: certificate has expired or is not yet valid: current time 2026-01-01')],
    ['error: You must be logged in to the server (Unauthorized)'],
  ])('is told apart from credentials: %s', (text) => {
    expect(read(text).ids).toEqual(['credentials-refused']);
  });
});

describe('what an API server answers', () => {
  it.each([
    [
      'Error from server (NotFound): deployments.apps "web" not found',
      'not-there',
      'no `deployments.apps` called `web`',
    ],
    [
      'Error from server (NotFound): error when creating "a.yaml": namespaces "shop" not found',
      'not-there',
      'no `namespaces` called `shop`',
    ],
    ['error: the server doesn\'t have a resource type "rollouts"', 'not-there', '`rollouts`'],
    [
      'error: resource mapping not found for name: "a" namespace: "" from "a.yaml": no matches for kind "Rollout" in version "argoproj.io/v1alpha1"',
      'not-there',
      'CustomResourceDefinition is not installed',
    ],
    ['Error from server: etcdserver: request timed out', 'etcd-failing', 'in time'],
    [
      'Error from server: etcdserver: mvcc: database space exceeded',
      'etcd-failing',
      'takes no writes',
    ],
    [
      'Error from server (Conflict): Operation cannot be fulfilled on deployments.apps "web": the object has been modified; please apply your changes to the latest version and try again',
      'object-modified',
      'Nothing was written',
    ],
  ])('is told by its words: %s', (text, id, said) => {
    const found = read(text);

    expect([found.ids, found.strengths]).toEqual([[id], ['entails']]);
    expect(found.said).toContain(said);
    expect(read(text, 'ko').said).toMatch(/\p{Script=Hangul}/u);
  });

  it.each([
    ['an etcd of something else', 'patroni: etcdserver: request timed out'],
    ['a file that is not found', 'error: the path "a.yaml" does not exist'],
    ['a program that finds something not', 'Error: user "web" not found'],
  ])('is not %s', (_, text) => {
    expect(read(text).strengths).not.toContain('entails');
  });
});

describe('what is advised where kubectl has no kubeconfig', () => {
  it.each([
    ['at once where to get one', '', true],
    ['nothing of an own machine in a hosted CI job', 'runs-on: ubuntu-latest\n', false],
  ])('is %s', (_, before, isSaid) => {
    const { said } = read(`${before}${refusedBy('localhost:8080')}`);

    expect(said.includes('give kubectl its kubeconfig')).toBe(isSaid);
  });
});

it('counts what a list shows as people do', () => {
  const { said } = read('NAME STATUS ROLES AGE VERSION\nn1 NotReady <none> 4d v1.33.1');

  expect(said).toContain('The list shows 1 node, of which 1 is not well. NotReady: `n1`');
});
