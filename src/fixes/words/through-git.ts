import type { GitOwner } from '../../domain/git-owner.ts';
import type { Bilingual } from '../../domain/lang.ts';
import { ownerName } from '../../text/owner-name.ts';

/** Why a change is not made where the object is. */
export const throughGit: Bilingual<(owner: GitOwner) => string> = {
  en: (owner) => `${ownerName(owner)} manages this object: the change is made in Git.`,
  ko: (owner) => `${ownerName(owner)} 객체가 소유자이므로 이 변경은 Git으로 나갑니다.`,
};
