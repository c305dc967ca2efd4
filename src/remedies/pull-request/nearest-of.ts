import { RepositoryRefused } from '../../domain/errors.ts';
import type { Change, HandedOver } from '../../domain/plan.ts';
import type { Repositories, Snapshot } from '../../domain/ports.ts';
import type { Reason } from '../../gitops/cannot-render.ts';
import { folderOf } from '../../gitops/manifests/rendered.ts';
import { filesNear, isNamedIn } from '../../gitops/nearest-file.ts';

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
  const near = filesNear(folderOf(into ?? { path: '.' }), snapshot.files.keys());
  const isNamed = await Promise.all(
    near.map(async (path) => {
      try {
        const texts = await repositories.read(snapshot, [path]);
        return isNamedIn(texts.get(path) ?? '', on);
      } catch (error) {
        if (error instanceof RepositoryRefused) return false;
        throw error;
      }
    }),
  );
  const file = near.find((_, at) => isNamed[at]);
  return file === undefined ? {} : { file };
}
