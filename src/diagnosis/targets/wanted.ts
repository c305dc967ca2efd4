import type { Scope } from '../../domain/model.ts';
import type { Query } from '../../domain/question.ts';
import { UnknownKind } from '../unknown-kind.ts';
import { ASKABLE, askableBy, type Askable } from './kinds.ts';

/** What a query asks for: a name or its beginning, among these kinds. */
export type Wanted = Readonly<{
  name: string;
  namespace?: string;
  kinds: readonly Askable[];
  perhapsKind?: string; // the word that was taken for a namespace, though it may be a mistyped kind
}>;

/**
 * Reads "pod/web-1", "pod/shop/web-1", "apps/Deployment/web", "pod web-1", "shop/web-1" and "web-1".
 * Throws UnknownKind where three words do not begin with a kind.
 */
export function wantedBy({ text, namespace }: Query): Wanted {
  const words = text
    .trim()
    .split(/[\s/]+/)
    .filter(Boolean);
  const withGroup = words.length > 2 ? askableBy(words.slice(0, 2).join('/')) : undefined;
  const kind = withGroup ?? (words.length > 1 ? askableBy(words[0] ?? '') : undefined);
  const rest = words.slice(withGroup ? 2 : kind ? 1 : 0);

  const [first = ''] = rest;
  if (!kind && rest.length > 2) throw new UnknownKind(first);

  const name = rest.at(-1) ?? '';
  const within = rest.at(-2) ?? namespace;
  return {
    name,
    ...(within && { namespace: within }),
    kinds: kind ? [kind] : ASKABLE,
    ...(!kind && rest.length > 1 && { perhapsKind: first }),
  };
}

/** Where to look for what is wanted. */
export function scopeOf({ namespace }: Wanted): Scope {
  return namespace ? { namespace } : { all: true };
}
