import { expect } from '@jest/globals';

import type { Change, Op } from '#src/domain/plan.ts';
import { CannotRender } from '#src/gitops/cannot-render.ts';
import { editsFor } from '#src/gitops/edits.ts';
import { openTree } from '#src/gitops/manifests/tree.ts';

/** Where the image is. */
export const IMAGE = '/spec/template/spec/containers/0/image';
/** The Deployment. */
export const ON = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u' };

/** What becomes of files by a change of the Deployment `web`. */
export function editsOf(
  files: Readonly<Record<string, string>>,
  path: string,
  wanted: Change,
  live: unknown = object(),
): Readonly<Record<string, string>> {
  const { tree, unread } = openTree(new Set(Object.keys(files)), new Map(Object.entries(files)));
  const source = { url: 'https://github.com/acme/deploy', path };
  const edits = editsFor(tree, source, live, wanted);
  expect(unread).toEqual(new Set());
  return Object.fromEntries(edits);
}

/** Why the change has to be handed over. */
export function reasonOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof CannotRender) return error.reason;
    throw error;
  }
}

/** The change of its image. */
export function toImage(image: string, was = 'web:1'): Change {
  return change(IMAGE, was, image);
}

/** The change of one field. */
export function change(path: string, was: unknown, value: unknown): Change {
  const op: Op = { op: 'replace', path, value };
  return {
    do: 'patch',
    on: ON,
    guard: [{ op: 'test', path, value: was }],
    absent: [],
    ops: [op],
    undo: { none: 'x' },
  };
}

/** The Deployment as the cluster has it. */
export function object(
  containers: readonly object[] = [{ name: 'web', image: 'web:1', imagePullPolicy: 'Always' }],
) {
  return { spec: { template: { spec: { containers } } } };
}

/** Of a Deployment of that name. */
export function head(name: string): string {
  return `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: ${name}\n`;
}

/** One with a container of its name, and a comment. */
export function deployment(name: string, image = 'web:1'): string {
  return `${head(name)}spec:\n  template:\n    spec:\n      containers:\n        - name: web\n          image: ${image} # renovate\n`;
}
