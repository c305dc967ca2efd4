import type { Askable, Kinds } from '../../domain/kinds.ts';
import type { Scope, World } from '../../domain/model.ts';
import type { Query } from '../../domain/question.ts';
import { present } from '../../text/present.ts';
import { SERVED_KIND } from '../../world/served-kinds.ts';
import { askablesBy } from './kinds.ts';

/** What a query asks for: a name or its beginning, among these kinds. */
export type WantedTarget = Readonly<{
  name: string;
  namespace?: string;
  kinds: readonly Askable[];
  isKindNamed?: true;
  perhapsKind?: string; // the word that was taken for a namespace, though it may be a mistyped kind
  tooMany?: true; // three words, of which the first is no kind
}>;

/**
 * Reads "pod/web-1", "pod/shop/web-1", "apps/Deployment/web", "certificates.cert-manager.io/web", "pod web-1",
 * "shop/web-1" and "web-1".
 */
export function wantedBy({ text, namespace }: Query, known: Kinds, world: World): WantedTarget {
  const words = text
    .trim()
    .split(/[\s/]+/)
    .filter(Boolean);
  const withGroup = words.length > 2 ? askablesBy(words.slice(0, 2).join('/'), known, world) : [];
  const named = words.length > 1 ? askablesBy(words[0] ?? '', known, world) : [];
  const kinds = withGroup.length > 0 ? withGroup : named;
  const mayBeKind = words.length > 1 && kinds.length === 0;
  // Before the kinds of the cluster are known the first word may be one of them, or else a namespace.
  if (mayBeKind && world.list(SERVED_KIND, { namespace: '' }).gap === 'not-loaded')
    return { name: words.at(-1) ?? '', kinds: [] };
  const rest = words.slice(withGroup.length > 0 ? 2 : Math.min(kinds.length, 1));

  const name = rest.at(-1) ?? '';
  const within = rest.at(-2) ?? namespace;
  const [first = ''] = rest;
  return {
    name,
    ...present({ namespace: within }),
    ...(kinds.length > 0 ? { kinds, isKindNamed: true } : { kinds: known.byName }),
    ...(kinds.length === 0 && rest.length > 1 && { perhapsKind: first }),
    ...(kinds.length === 0 && rest.length > 2 && { tooMany: true }),
  };
}

/** Where to look for what is wanted. */
export function scopeOf({ namespace }: WantedTarget): Scope {
  return namespace ? { namespace } : { all: true };
}
