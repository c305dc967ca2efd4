import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { denied } from '#src/knowledge/causes/creation/denied.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';
import { refusedSet, templated } from '#test/support/refusals.ts';

const NO_PARAMS =
  "ValidatingAdmissionPolicy 'cap' with binding 'gold' denied request: failed to configure binding: no params found for policy binding with `Deny` parameterNotFoundAction";

it.each([
  ["ValidatingAdmissionPolicy 'owners' with binding 'all' denied request: no owner", 'policy'],
  ['unable to validate against any security context constraint: []', 'admission'],
])('repeats what was said: %s', (answer, by) => {
  const refused = refusedSet(answer);

  expect(claimsAbout(refused, denied, cluster([refused]))).toMatchObject([
    { subject: { kind: 'apps/Deployment', name: 'web' }, params: { by } },
  ]);
});

it('tells that a container of which the rule speaks is not in the template', () => {
  const answer =
    'admission webhook "validate.kyverno.svc-fail" denied the request: container istio-init may not run as root';
  const one = templated(refusedSet(answer), { name: 'app' });
  const own = templated(refusedSet(answer), { name: 'istio-init' });

  expect(claimsAbout(one, denied, cluster([one]))).toMatchObject([
    { params: { added: { containers: ['istio-init'] } } },
  ]);
  expect(claimsAbout(own, denied, cluster([own]))[0]?.params).not.toHaveProperty('added');
});

it.each([
  'no PriorityClass with name a was found',
  'violates PodSecurity "baseline:latest": host namespaces (hostPID=true)',
])('leaves to others what has a reason of its own: %s', (answer) => {
  const refused = refusedSet(answer);

  expect(claimsAbout(refused, denied, cluster([refused]))).toEqual([]);
});

it.each([
  ['no-params', NO_PARAMS],
  [
    'expression',
    'pods "web-1" is forbidden: expression \'object.metadata.labels["a"] != "b"\' resulted in error: no such key: a',
  ],
  [undefined, "ValidatingAdmissionPolicy 'cap' with binding 'gold' denied request: too many"],
  [
    undefined,
    'admission webhook "a.dev" denied the request: expression \'x\' resulted in error: y',
  ],
])('tells a rule that is itself at fault (%s): %s', (fault, answer) => {
  const refused = refusedSet(answer);
  const [claim] = claimsAbout(refused, denied, cluster([refused]));

  expect(claim?.params.fault).toBe(fault);
  expect(claim && denied.text.en(claim.subject, claim.params).so).toMatch(
    fault ? /the rule itself is at fault/i : /has to comply/,
  );
});

it('names what a policy reads its values from, where that is not there', () => {
  const refused = refusedSet(NO_PARAMS);
  const binding = custom('admissionregistration.k8s.io/ValidatingAdmissionPolicyBinding', 'gold', {
    namespace: '',
    spec: { policyName: 'cap', paramRef: { name: 'limits', namespace: 'policies' } },
  });
  const policy = custom('admissionregistration.k8s.io/ValidatingAdmissionPolicy', 'cap', {
    namespace: '',
    spec: { paramKind: { apiVersion: 'v1', kind: 'ConfigMap' } },
  });
  const told = (...more: readonly Resource[]) =>
    claimsAbout(refused, denied, cluster([refused, binding, ...more])).map(
      ({ params }) => params.lacks,
    );

  expect(told(policy)).toEqual(['ConfigMap `policies/limits`']);
  expect(told(policy, named('ConfigMap', 'limits', 'policies'))).toEqual([undefined]);
  expect(told()).toEqual([undefined]);
});

it('advises a quota for pods of a priority that none covers', () => {
  const refused = refusedSet(
    'pods "web-" is forbidden: insufficient quota to match these scopes: [{PriorityClass In [critical]}]',
  );
  const claims = claimsAbout(refused, denied, cluster([refused]));

  expect(claims).toMatchObject([{ params: { by: 'admission' } }]);
  expect(advised(denied, claims)).toContain('scopeSelector');
});

describe('a webhook that has to do with it', () => {
  const EXPRESSION = 'object.metadata.labels["a"] != "b"';
  const configuration = (webhook: object) =>
    ({
      ...named('admissionregistration.k8s.io/MutatingWebhookConfiguration', 'rules', ''),
      webhooks: [{ name: 'other.dev' }, webhook],
    }) as Resource;
  const told = (answer: string, ...more: readonly Resource[]) => {
    const refused = refusedSet(answer);
    return claimsAbout(refused, denied, cluster([refused, ...more]));
  };
  const registered = { webhook: 'a.dev', configuration: 'rules' };

  it('is named with the configuration that registers it', () => {
    const says = 'admission webhook "a.dev" denied the request: no owner';

    expect(told(says, configuration({ name: 'a.dev' }))).toMatchObject([
      { params: { registered } },
    ]);
    expect(told(says, configuration({ name: 'b.dev' }))[0]?.params).not.toHaveProperty(
      'registered',
    );
  });

  it('is found by the match condition that failed, which is all that is said of it', () => {
    const says = `pods "web-1" is forbidden: expression '${EXPRESSION}' resulted in error: no such key: a`;
    const asks = (expression: string) =>
      configuration({ name: 'a.dev', matchConditions: [{ name: 'x', expression }] });
    const [claim] = told(says, asks(EXPRESSION));

    expect(claim).toMatchObject({
      params: { fault: 'expression', registered },
      evidence: [{}, { path: '/webhooks/1/name', quote: 'a.dev' }],
    });
    expect(claim && denied.text.en(claim.subject, claim.params).so).toContain('`a.dev`');
    expect(told(says, asks('true'))[0]?.params).not.toHaveProperty('registered');
  });

  it('is not named where several may be meant', () => {
    const one = configuration({ name: 'a.dev' });
    const other = { ...one, metadata: { ...one.metadata, name: 'rules-canary' } };
    const says = 'admission webhook "a.dev" denied the request: no owner';

    expect(told(says, one, other)[0]?.params).not.toHaveProperty('registered');
  });
});
