import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plainRule } from '#src/knowledge/causes/network/plain-rule.ts';
import { rules } from '#src/knowledge/rules.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { inMesh, rule } from '#test/support/mesh.ts';
import { logOf, specified } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const api = service('api');
const callee = inMesh(servingPod('api-1'));
const plain = rule({ mode: 'DISABLE' }, 'api', 'api');
const policy = (mode: string, namespace = 'shop', more: object = {}) =>
  specified(
    'security.istio.io/PeerAuthentication',
    'default',
    { mtls: { mode }, ...more },
    namespace,
  );
const strict = policy('STRICT');
const about = (pod: Resource, ...objects: readonly Resource[]) =>
  claimsAbout(pod, plainRule, cluster([api, pod, ...objects]));

describe('network/plain-rule', () => {
  it('finds the rule and the policy that contradict each other', () => {
    expect(about(callee, plain, strict)).toMatchObject([
      {
        subject: { kind: 'networking.istio.io/DestinationRule', name: 'api' },
        params: { service: 'api', port: 80, target: 8080, mode: 'DISABLE', policy: 'default' },
        evidence: [
          { quote: 'DISABLE' },
          { on: { name: 'default' }, quote: 'STRICT' },
          { on: { name: 'api' }, path: '/spec/selector/app', quote: 'api' },
        ],
        strength: 'entails',
      },
    ]);
  });

  it('finds both where they are for the whole mesh', () => {
    const ofAll = rule({ mode: 'DISABLE' }, 'all', '*.local', { namespace: 'istio-system' });

    expect(about(callee, ofAll, policy('STRICT', 'istio-system'))).toMatchObject([
      { subject: { namespace: 'istio-system', name: 'all' }, params: { policy: 'default' } },
    ]);
  });

  it('is less sure of TLS by own certificates, and of one of two rules', () => {
    const simple = rule({ mode: 'SIMPLE' }, 'api', 'api');
    const twin = rule({ mode: 'DISABLE' }, 'twin', 'api');

    expect(about(callee, simple, strict)).toMatchObject([{ strength: 'fits' }]);
    expect(about(callee, plain, twin, strict)).toMatchObject([{ strength: 'fits' }]);
  });

  it('is less sure where there may be more rules or policies', async () => {
    const certainty = async (...forbidden: readonly string[]) => {
      const target = { kind: 'Pod', namespace: 'shop', name: 'api-1' };
      const served = slice('api', { 'api-1': 'ready' });
      const source = cluster([api, served, callee, plain, strict], forbidden);
      const { verdict } = await diagnose(target, lazily(source), rules);
      return verdict.findings.map(({ confidence }) => confidence);
    };

    expect(await certainty()).toEqual(['proven']);
    expect(await certainty('destinationrules.networking.istio.io')).toEqual(['likely']);
    expect(await certainty('peerauthentications.security.istio.io')).toEqual(['likely']);
  });

  it('advises to take the mode out, ready to copy', () => {
    const [claim] = about(callee, plain, strict);

    expect(claim && adviceOn(plainRule, claim)).toMatchObject({
      command: expect.stringContaining('"tls":null'),
    });
  });

  describe('of a caller whose calls break off', () => {
    const env = [{ name: 'API_URL', value: 'http://api:80' }];
    const caller = (container = 'client-1') => inMesh(servingPod(container, 'not-ready', { env }));
    const broken =
      'GET http://api:80: 503 disconnect/reset before headers. reset reason: connection termination';
    const led = (pod: Resource<'Pod'>, said: string, ...objects: readonly Resource[]) => {
      const log = logOf(said, 'current', 'client-1');
      return claimsAbout(pod, plainRule, cluster([api, callee, pod, ...objects], [], [log]));
    };

    it('is the rule that it calls the Service by, with what it says', () => {
      expect(led(caller(), broken, plain, strict)).toMatchObject([
        { subject: { name: 'api' }, evidence: [{}, {}, {}, { source: 'log' }] },
      ]);
    });

    it('is looked for at the port that it calls', () => {
      const ports = [
        { port: 90, targetPort: 9090 },
        { port: 80, targetPort: 8080 },
      ];
      const both = { ...api, spec: { ...api.spec, ports } } as Resource;
      const log = logOf(broken, 'current', 'client-1');
      const source = cluster([both, callee, caller(), plain, strict], [], [log]);

      expect(claimsAbout(caller(), plainRule, source)).toMatchObject([
        { params: { port: 80, target: 8080 } },
      ]);
    });

    it.each<[string, Resource<'Pod'>, string, readonly Resource[]]>([
      [
        'it is outside of the mesh',
        servingPod('client-1', 'not-ready', { env }),
        broken,
        [plain, strict],
      ],
      ['it is refused', caller(), 'dial tcp api:80: connect: connection refused', [plain, strict]],
      ['plain text is taken', caller(), broken, [plain, policy('PERMISSIVE')]],
      ['it speaks mutual TLS', caller(), broken, [strict]],
    ])('is none where %s', (_, pod, said, objects) => {
      expect(led(pod, said, ...objects)).toEqual([]);
    });
  });

  it.each<[string, readonly [Resource, ...Resource[]]]>([
    ['callers speak mutual TLS', [callee, rule({ mode: 'ISTIO_MUTUAL' }, 'api', 'api'), strict]],
    ['plain text is taken', [callee, plain, policy('PERMISSIVE')]],
    ['no policy says anything', [callee, plain]],
    [
      'that port takes plain text',
      [
        callee,
        plain,
        policy('STRICT', 'shop', { selector: {}, portLevelMtls: { 8080: { mode: 'PERMISSIVE' } } }),
      ],
    ],
    ['the pod is outside of the mesh', [servingPod('api-1'), plain, strict]],
    [
      'the pod is a gateway',
      [{ ...callee, spec: { containers: [{ name: 'istio-proxy' }] } } as Resource, plain, strict],
    ],
    ['it is behind no Service', [inMesh(servingPod('web-1')), plain, strict]],
    ['the rule is for another Service', [callee, rule({ mode: 'DISABLE' }, 'web', 'web'), strict]],
    [
      'the rule is shown to another namespace only',
      [callee, rule({ mode: 'DISABLE' }, 'api', 'api', { exportTo: ['bank'] }), strict],
    ],
  ])('stays silent where %s', (_, objects) => {
    expect(about(...objects)).toEqual([]);
  });
});
