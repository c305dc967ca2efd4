import { expect, it } from '@jest/globals';

import { fieldOf } from '#src/knowledge/references/field-of.ts';

it.each([
  ['/spec/rules/0/backendRefs/1/name', 'spec.rules[0].backendRefs[1].name'],
  ['/metadata/labels/example.com~1app', 'metadata.labels.example.com/app'],
  ['/spec/gateways/0', 'spec.gateways[0]'],
])('writes %s as people do', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});
