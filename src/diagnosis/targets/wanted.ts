import type { Query } from '../../domain/question.ts';
import { ASKABLE, askableBy, type Askable } from './kinds.ts';

/** What a query asks for: a name or its beginning, among these kinds. */
export type Wanted = Readonly<{ name: string; namespace?: string; kinds: readonly Askable[] }>;

/** Reads "pod/web-1", "pod/shop/web-1", "apps/Deployment/web", "pod web-1", "shop/web-1" and "web-1". */
export function wantedBy({ text, namespace }: Query): Wanted {
  const words = text
    .trim()
    .split(/[\s/]+/)
    .filter(Boolean);
  const withGroup = words.length > 2 ? askableBy(words.slice(0, 2).join('/')) : undefined;
  const kind = withGroup ?? (words.length > 1 ? askableBy(words[0] ?? '') : undefined);
  const rest = words.slice(withGroup ? 2 : kind ? 1 : 0);

  const name = rest.at(-1) ?? '';
  const within = rest.at(-2) ?? namespace;
  return { name, ...(within && { namespace: within }), kinds: kind ? [kind] : ASKABLE };
}
