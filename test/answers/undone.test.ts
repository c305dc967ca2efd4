import { describe, expect, it } from '@jest/globals';

import type { Engine } from '#src/answers/engine.ts';
import { undone } from '#src/answers/undone.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import type { Look } from '#src/fixes/looks/look-at-change.ts';
import { engineThat, loaderOf, unreachable } from '#test/support/engines.ts';
import { plan } from '#test/support/verdicts.ts';

const fieldId = remedies.find(({ id }) => id === 'resources/memory-limit')?.id ?? '';
const params = { kind: 'apps/Deployment', name: 'web', label: 'memory', isOfPods: true };
const done = plan({
  remedy: fieldId,
  params: { ...params, was: '64Mi', is: '128Mi', why: { is: 'chosen' } },
});
const undo = plan({ id: 'undo-1' });
const changed = { is: 'changed', path: '/spec', was: 1 } as const;
const owner = { by: 'argo-cd', name: 'shop' } as const;

describe('taking a change back', () => {
  it('shows what that would do while the change is in place', async () => {
    expect(await answered({ is: 'ready' })).toMatchObject({
      is: 'ready',
      plan: { id: 'undo-1' },
      title: expect.stringMatching(/^Undo: .*memory/),
    });
  });

  it.each([
    [
      { ...changed, by: { is: 'manager', name: 'kubectl-edit' } },
      'It has changed since, last by `kubectl-edit`, so',
    ],
    [
      { ...changed, by: { is: 'git', owner, hasWritten: true } },
      'It has changed since, last by Argo CD Application `shop`, so',
    ],
    [{ ...changed, by: { is: 'git', owner, hasWritten: false } }, 'It has changed since, so'],
    [{ is: 'in-place' }, 'already as it was before'],
    [undefined, 'gone or cannot be read'],
  ] as const)('is not offered where it is %j', async (look, text) => {
    expect(await answered(look)).toEqual({ is: 'gone', text: expect.stringContaining(text) });
  });

  it('is not offered for what has no undo', async () => {
    expect(
      await undone(
        done,
        'en',
        depsWith(async () => undefined),
      ),
    ).toEqual({
      is: 'gone',
      text: 'This change has no undo.',
    });
  });

  it('fails with advice when the cluster cannot be reached', async () => {
    expect(await undone(done, 'ko', depsWith(unreachable))).toMatchObject({ is: 'failed' });
  });
});

function answered(look: Look | undefined) {
  return undone(
    done,
    'en',
    depsWith(async () => ({ undo, look })),
  );
}

function depsWith(lookAtUndo: Engine['lookAtUndo']) {
  return { engine: engineThat({ lookAtUndo }), loader: loaderOf(), cluster: 'lab' };
}
