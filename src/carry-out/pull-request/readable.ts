import { RepositoryRefused } from '../../domain/errors.ts';
import type { Repositories, Snapshot } from '../../domain/ports.ts';

/** The texts of files in their order, without those that may not be read. Throws RepositoryUnreachable. */
export async function readable(
  paths: readonly string[],
  snapshot: Snapshot,
  repositories: Repositories,
): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(
    paths.map(async (path) => {
      try {
        return [...(await repositories.read(snapshot, [path]))];
      } catch (error) {
        if (error instanceof RepositoryRefused) return [];
        throw error;
      }
    }),
  );
  return new Map(texts.flat());
}
