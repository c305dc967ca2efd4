import type { Change, HandedOver } from '../../domain/plan.ts';
import type { Repositories, Snapshot } from '../../domain/ports.ts';
import type { Reason } from '../../gitops/cannot-render.ts';
import { namesBefore } from '../../gitops/kustomize/names-before.ts';
import { folderOf } from '../../gitops/manifests/rendered.ts';
import { filesNear, isNamedIn } from '../../gitops/nearest-file.ts';
import { readable } from './readable.ts';

/** Then what Git makes of its files does not tell which of them has the object. */
const UNTOLD: ReadonlySet<Reason> = new Set([
  'remote',
  'unsupported',
  'plugin',
  'owner-changes',
  'not-there',
]);

/**
 * The nearest file that names the object of a change, where its files cannot be told for that reason; what may not be read names
 * nothing. Throws RepositoryUnreachable.
 */
export async function nearestOf(
  { on, into }: Change,
  reason: Reason,
  snapshot: Snapshot,
  repositories: Repositories,
): Promise<HandedOver['near']> {
  if (!UNTOLD.has(reason)) return undefined;
  const folder = folderOf(into ?? { path: '.' });
  const texts = await readable(filesNear(folder, snapshot.files.keys()), snapshot, repositories);
  for (const name of namesBefore(on.name, folder, texts)) {
    const [file] = [...texts].find(([, text]) => isNamedIn(text, { ...on, name })) ?? [];
    if (file !== undefined) return { file };
  }
  return {};
}
