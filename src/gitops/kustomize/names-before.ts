import { posix } from 'node:path';

import { outlineOf } from './outline.ts';

/**
 * What an object may have been called before the kustomizations on the way from its file to a folder added to its name, by the
 * texts that are known of them.
 */
export function namesBefore(
  name: string,
  folder: string,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const names = new Set([name]);
  const folders = new Set([folder]);
  for (const one of folders) {
    for (const file of ['kustomization.yaml', 'kustomization.yml']) {
      const text = texts.get(posix.join(one, file));
      if (text === undefined) continue;
      const { takesIn, prefix, suffix } = outlineOf(text, one);
      for (const next of takesIn) folders.add(next);
      for (const long of names)
        if (long.startsWith(prefix) && long.endsWith(suffix))
          names.add(long.slice(prefix.length, long.length - suffix.length));
    }
  }
  return [...names].filter(Boolean);
}
