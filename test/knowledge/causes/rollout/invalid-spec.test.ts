import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { invalidSpec } from '#src/knowledge/causes/rollout/invalid-spec.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, named } from '#test/support/objects.ts';
import { rolloutOf } from '#test/support/updates.ts';

const invalid = (said: string) => {
  const message = `The Rollout "web" is invalid: ${said}`;
  const condition = { type: 'InvalidSpec', status: 'True', reason: 'InvalidSpec', message };
  return rolloutOf(
    { canary: {} },
    { phase: 'Degraded', message: `InvalidSpec: ${message}`, conditions: [condition] },
  );
};
const PATH = 'spec.strategy.canary.steps[1].analysis.templates';
const NO_TEMPLATE = `${PATH}: Invalid value: "rate": AnalysisTemplate 'rate' not found`;
const service = (name: string) =>
  invalid(
    `spec.strategy.canary.canaryService: Invalid value: "${name}": service "${name}" not found`,
  );
const made = (object: Resource, minutes: number): Resource => ({
  ...object,
  metadata: { ...object.metadata, creationTimestamp: ago(minutes) },
});
const template = named('argoproj.io/AnalysisTemplate', 'rate');

it.each([
  ['argoproj.io/AnalysisTemplate', 'rate', NO_TEMPLATE],
  [
    'argoproj.io/ClusterAnalysisTemplate',
    'rate',
    `${PATH}: Invalid value: "rate": ClusterAnalysisTemplate 'rate' not found`,
  ],
  [
    'Service',
    'web-canary',
    'spec.strategy.canary.canaryService: Invalid value: "web-canary": service "web-canary" not found',
  ],
  [
    'networking.istio.io/VirtualService',
    'web-vs',
    'spec.strategy.canary.trafficRouting.istio.virtualService.name: Invalid value: "web-vs": virtualservices.networking.istio.io "web-vs" not found',
  ],
])('names what is missing: %s %s', (kind, name, said) => {
  const rollout = invalid(said);

  expect(claimsAbout(rollout, invalidSpec, cluster([rollout]))).toMatchObject([
    { subject: { kind, name }, params: { missing: { is: 'absent' } }, strength: 'entails' },
  ]);
});

it('says so where it was made since', () => {
  const rollout = invalid(NO_TEMPLATE);

  expect(claimsAbout(rollout, invalidSpec, cluster([rollout, made(template, 1)]))).toMatchObject([
    { params: { missing: { is: 'there-now' } } },
  ]);
});

it('is less sure where it may not look', () => {
  const rollout = invalid(NO_TEMPLATE);
  const source = cluster([rollout], ['analysistemplates.argoproj.io']);

  expect(claimsAbout(rollout, invalidSpec, source)).toMatchObject([
    { params: { missing: { is: 'unread' } }, strength: 'fits' },
  ]);
});

it("repeats what the controller objects to in the Rollout's own fields", () => {
  const said =
    'spec.strategy.canary.dynamicStableScale: Invalid value: true: Canary dynamicStableScale can only be used with traffic routing';
  const rollout = invalid(said);

  expect(claimsAbout(rollout, invalidSpec, cluster([rollout]))).toMatchObject([
    {
      subject: { name: 'web' },
      params: { said, field: 'spec.strategy.canary.dynamicStableScale' },
    },
  ]);
});

it.each([
  ['of what was there all the time', invalid(NO_TEMPLATE), [made(template, 60)]],
  [
    'of a field that names another by now',
    { ...service('web-canery'), spec: { strategy: { canary: { canaryService: 'web-canary' } } } },
    [],
  ],
  ['of another degradation', rolloutOf({ canary: {} }, { phase: 'Degraded', message: 'x' }), []],
])('claims nothing %s', (_, rollout, others) => {
  expect(claimsAbout(rollout, invalidSpec, cluster([rollout, ...others]))).toEqual([]);
});
