import { expect, it } from '@jest/globals';

import { held } from '#src/checklists/items/gitops/held.ts';
import { marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

const KUSTOMIZATION = 'kustomize.toolkit.fluxcd.io/Kustomization';
const skipped = custom('argoproj.io/Application', 'shop', {
  namespace: 'argocd',
  metadata: { annotations: { 'argocd.argoproj.io/skip-reconcile': 'true' } },
});

it('passes what follows Git, and fails what somebody has stopped', () => {
  const source = cluster([
    custom(KUSTOMIZATION, 'on'),
    custom(KUSTOMIZATION, 'off', { spec: { suspend: true } }),
  ]);

  expect(marksOf(held, source)).toEqual(['off: fail', 'on: pass']);
  expect(saidOf(held, source)).toContain('`/spec/suspend` stops its controller');
});

it('knows how Argo CD is told so', () => {
  expect(saidOf(held, cluster([skipped]))).toContain('`argocd.argoproj.io/skip-reconcile`');
});
