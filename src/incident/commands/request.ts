import type { Lang } from '../../domain/lang.ts';
import type { Person, Destination } from '../../domain/question.ts';

/** Words that somebody typed to kubewhy. A retry of the same request has the same id. */
export type Request = Readonly<{
  id: string;
  text: string;
  asker: Person;
  place: Destination;
  lang: Lang;
  isReply?: true; // in a thread that others have begun
}>;
