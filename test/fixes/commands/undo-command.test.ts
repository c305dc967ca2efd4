import { expect, it } from '@jest/globals';

import { creation } from '#src/fixes/change/creation.ts';
import { undoCommand } from '#src/fixes/commands/undo-command.ts';
import { plan } from '#test/support/verdicts.ts';

it('puts back what was there, and nothing where somebody has changed it since', () => {
  const [change] = plan().changes;
  const path = '/spec/replicas';
  const undo = [
    { op: 'test', path, value: 3 },
    { op: 'replace', path, value: 2 },
  ] as const;

  expect(undoCommand(plan({ changes: [{ ...change, undo }] }))).toBe(
    `kubectl -n shop patch deployments.apps web --type=json -p '${JSON.stringify(undo)}'`,
  );
});

it('is none where a change cannot be taken back', () => {
  const [change] = plan().changes;

  expect(undoCommand(plan({ changes: [{ ...change, undo: { none: 'moved' } }] }))).toBeUndefined();
});

it('deletes what was created, unless that stays done', () => {
  const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
  const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: on };
  const created = creation({ on, object });
  const run = creation({ on, object }, { undo: { none: 'has-run' } });

  expect(undoCommand(plan({ changes: [created] }))).toBe(
    'kubectl -n shop delete configmaps settings',
  );
  expect(undoCommand(plan({ changes: [run] }))).toBeUndefined();
});
