import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { webhookUnreachable } from '#src/knowledge/causes/creation/webhook-unreachable.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claimsIn, failing, registered } from '#test/support/failing-webhooks.ts';
import { labelled, named, specified } from '#test/support/objects.ts';
import { creationEvent, refusedSet } from '#test/support/refusals.ts';
import { newPod } from '#test/support/scheduling.ts';
import { readyPod, unreadyPod } from '#test/support/states.ts';

const service = { ...named('Service', 'hook'), spec: { selector: { app: 'hook' } } };
const behind = (pod: Resource<'Pod'>) => labelled(pod, { app: 'hook' });

describe('webhook-unreachable', () => {
  it.each([
    ['service "hook" not found', 'no-service'],
    ['no endpoints available for service "hook"', 'no-endpoints'],
    ['dial tcp 10.0.0.1:443: connect: connection refused', 'refused'],
    ['context deadline exceeded', 'timeout'],
    ['dial tcp 10.0.0.1:443: i/o timeout', 'timeout'],
    ['tls: failed to verify certificate: x509: certificate has expired or is not yet valid', 'tls'],
    ['dial tcp: lookup hook.shop.svc on 10.96.0.10:53: no such host', 'no-host'],
    ['read tcp 10.0.0.1:1->10.0.0.2:443: read: connection reset by peer', 'reset'],
    ['dial tcp 10.0.0.1:443: connect: no route to host', 'no-route'],
    ['an error on the server has prevented the request from succeeding', 'other'],
  ])('tells "%s" apart', (why, how) => {
    expect(claimsIn(why, registered)).toMatchObject([
      {
        subject: { kind: 'Service', namespace: 'shop', name: 'hook' },
        params: { webhook: 'v.io', how, configuration: 'policies' },
        strength: 'entails',
      },
    ]);
  });

  describe('of a pod that waits for a Ready node', () => {
    const why = 'no endpoints available for service "hook"';
    const message =
      '0/1 nodes are available: 1 node(s) had untolerated taint {node.kubernetes.io/not-ready: }.';
    const waiting = behind(newPod({}, message));
    const agent = {
      ...specified('apps/DaemonSet', 'net', {}),
      status: { desiredNumberScheduled: 1, currentNumberScheduled: 0 },
    };
    const refused = (webhook: string) =>
      creationEvent('FailedCreate', `Error creating: failed calling webhook "${webhook}": x`, 1, {
        kind: 'apps/DaemonSet',
        name: 'net',
      });

    it('is a deadlock where it refuses what nodes wait for', () => {
      const [claim] = claimsIn(why, registered, service, waiting, agent, refused('v.io'));

      expect(claim).toMatchObject({ params: { deadlock: { pod: 'new', daemonSet: 'net' } } });
      expect(claim?.because).toBeUndefined();
      expect(claim && advised(webhookUnreachable, [claim])).toContain('Take the webhook away');
    });

    it.each([
      ['another webhook refuses it', [waiting, agent, refused('other.io')]],
      ['nothing that nodes wait for is refused', [waiting, agent]],
      [
        'the pod waits for something else',
        [behind(newPod({}, '0/1: Insufficient cpu')), agent, refused('v.io')],
      ],
    ])('is none where %s', (_, objects) => {
      expect(claimsIn(why, registered, service, ...objects)[0]?.params).not.toHaveProperty(
        'deadlock',
      );
    });
  });

  it('names no configuration where several register a webhook of that name', () => {
    const canary = { ...registered, metadata: { ...registered.metadata, name: 'canary' } };
    const [claim] = claimsIn('context deadline exceeded', registered, canary);

    expect(claim?.params).not.toHaveProperty('configuration');
    expect(claim?.params).not.toHaveProperty('isMended');
  });

  it('goes on to the workload behind the Service that nobody wants to run', () => {
    const template = { metadata: { labels: { app: 'hook' } }, spec: { containers: [] } };
    const sleeping = specified('apps/Deployment', 'hooks', { replicas: 0, template });
    const why = 'no endpoints available for service "hook"';

    expect(claimsIn(why, registered, service, sleeping)).toMatchObject([
      {
        params: { pods: 0, scaledToZero: 'hooks' },
        because: { at: { kind: 'apps/Deployment', namespace: 'shop', name: 'hooks' } },
      },
    ]);
    expect(claimsIn(why, registered, service)[0]?.params).not.toHaveProperty('scaledToZero');
  });

  it('ends at the Service only where nothing can be behind it that nobody may see', () => {
    const refused = failing('no endpoints available for service "hook"');
    const about = (...forbidden: readonly string[]) =>
      claimsAbout(refused, webhookUnreachable, cluster([refused, registered, service], forbidden));

    expect(about()[0]).not.toHaveProperty('because');
    expect(about('deployments.apps')).toMatchObject([
      { because: { at: { kind: 'Service', name: 'hook' } } },
    ]);
  });

  it('goes on to the pod behind the Service that is not Ready', () => {
    const pod = behind(unreadyPod(5));

    expect(claimsIn('no endpoints available for service "hook"', registered, service, pod)).toEqual(
      [
        expect.objectContaining({
          because: { at: expect.objectContaining({ kind: 'Pod' }), edge: 'service-to-pod' },
        }),
      ],
    );
  });

  it('goes on to no pod behind the Service that has only just begun', () => {
    const why = 'no endpoints available for service "hook"';
    const [claim] = claimsIn(why, registered, service, behind(unreadyPod(0.2)));

    expect(claim).toMatchObject({ params: { pods: 1 } });
    expect(claim).not.toHaveProperty('because');
  });

  it.each([
    ['it is registered no more', 'context deadline exceeded', []],
    ['its Service is there by now', 'service "hook" not found', [registered, service]],
    [
      'a pod is Ready by now',
      'no endpoints available for service "hook"',
      [registered, service, behind(readyPod())],
    ],
  ])('is over by itself where %s', (_, why, objects) => {
    expect(claimsIn(why, ...objects)).toMatchObject([
      { params: { isMended: true }, passesBy: expect.anything() },
    ]);
  });

  it('stays silent for a webhook that answers no', () => {
    const refused = refusedSet('admission webhook "v.io" denied the request: no');

    expect(claimsAbout(refused, webhookUnreachable, cluster([refused]))).toEqual([]);
  });
});
