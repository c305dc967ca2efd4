import { expect, it } from '@jest/globals';

import { podSecurity } from '#src/knowledge/causes/creation/pod-security.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { injector } from '#test/support/injectors.ts';
import { labelled, named } from '#test/support/objects.ts';
import { refusedSet, templated } from '#test/support/refusals.ts';

const refused = refusedSet(
  'violates PodSecurity "baseline:latest": host namespaces (hostNetwork=true)',
);

it('names the workload, the level and each rule that it breaks', () => {
  const namespace = labelled(named('Namespace', 'shop', ''), {
    'pod-security.kubernetes.io/enforce': 'baseline',
  });

  expect(claimsAbout(refused, podSecurity, cluster([refused, namespace]))).toMatchObject([
    {
      subject: { kind: 'apps/Deployment', name: 'web' },
      params: { level: 'baseline', violations: [{ rule: 'host namespaces' }] },
      evidence: [{}, { quote: 'baseline' }],
    },
  ]);
});

it('tells a container that the template does not have, and who adds it', () => {
  const answer =
    'violates PodSecurity "baseline:latest": non-default capabilities (container "istio-init" must not include "NET_ADMIN", "NET_RAW" in securityContext.capabilities.add)';
  const one = templated(refusedSet(answer), { name: 'app' });
  const space = labelled(named('Namespace', 'shop', ''), { mesh: 'on' });
  const [found] = claimsAbout(one, podSecurity, cluster([one, space, injector()]));

  expect(found?.params.added).toMatchObject({ containers: ['istio-init'], product: 'Istio' });
  expect(found && podSecurity.text.en(found.subject, found.params).sentence).toContain(
    '`istio-init` is not in its template: webhook `mesh/inject.sidecar-injector.istio.io` (Istio) adds it',
  );
  const [unknown] = claimsAbout(one, podSecurity, cluster([one]));
  expect(unknown?.params.added).toEqual({ containers: ['istio-init'], by: [], product: 'Istio' });
});

it('stays silent for a policy of somebody else', () => {
  const other = refusedSet("ValidatingAdmissionPolicy 'a' with binding 'b' denied request: no");

  expect(claimsAbout(other, podSecurity, cluster([other]))).toEqual([]);
});

it('does not have the level lowered', () => {
  const said = advised(podSecurity, claimsAbout(refused, podSecurity, cluster([refused])));

  expect(said).toContain('Do not lower the level');
});

it('counts the rules, and lists them where it can read any', () => {
  const workload = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
  const one = { rule: 'host namespaces', detail: 'hostNetwork=true' };
  const words = (...violations: (typeof one)[]) =>
    podSecurity.text.en(workload, { namespace: 'shop', level: 'baseline', violations });

  expect(words(one).sentence).toContain('breaks one rule');
  expect(words(one, one).sentence).toContain('breaks 2 rules');
  expect(words(one)).toHaveProperty('lines');
  expect(words()).not.toHaveProperty('lines');
});
