import { expect, it } from '@jest/globals';

import { spreadRuleOf } from '#src/readings/pods/spread-rule.ts';
import { spreadOver } from '#test/support/checklists.ts';

const of = (spec: object) => spreadRuleOf({ containers: [], ...spec });
const term = { topologyKey: 'kubernetes.io/hostname', labelSelector: {} };

it.each([
  ['a spread that must hold', spreadOver('DoNotSchedule'), 'hard'],
  ['a spread that should hold', spreadOver('ScheduleAnyway'), 'soft'],
  [
    'an anti-affinity that must hold',
    { affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] } } },
    'hard',
  ],
  ['a spread over zones', spreadOver('DoNotSchedule', { topologyKey: 'zone' }), undefined],
  [
    'a spread that counts nobody',
    spreadOver('DoNotSchedule', { labelSelector: undefined }),
    undefined,
  ],
])('calls %s %s', (_, spec, rule) => {
  expect(of(spec)).toBe(rule);
});
