import type { Bilingual } from '../../../../domain/lang.ts';
import type { Advised } from '../../../../domain/model.ts';
import type { InContainer } from '../../../words/container-words.ts';

/** `what` is the module, path or argument that the line names. */
export type EndedSaying = InContainer &
  Readonly<{
    said: string;
    exitCode: number;
    what?: string;
    limit?: string; // of memory
    isUnlimited?: true; // it is known to have none
  }>;
type Wording = (params: EndedSaying) => string;
/** Per language a few words for the title, the cause in a clause, what to change, and what a person does; `unlimited`: where there is no limit to raise. */
export type OwnWordsRow = Bilingual<
  Readonly<{ title: string | Wording; clause: Wording; change: Wording }>
> &
  Readonly<{ advice: Advised; unlimited?: Advised }>;

/** What the line names, or other words for it. */
export function named({ what }: EndedSaying, other: string): string {
  return what ? `\`${what}\`` : other;
}
