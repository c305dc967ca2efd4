import { gapKind } from '../domain/gap-kind.ts';
import type { Unread } from '../domain/verdict.ts';

/** The kinds whose lists were refused or failed, and why: they do not show that a name is not there. */
export function listsInVain(
  unread: readonly Unread[],
): readonly Readonly<{ kind: string; why: Unread['why'] }>[] {
  return unread.flatMap(({ read, why }) =>
    'list' in read && gapKind[why] !== 'left-out' ? [{ kind: read.list, why }] : [],
  );
}
