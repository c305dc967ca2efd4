import type { Lang } from '../../domain/lang.ts';
import type { Person } from '../../domain/question.ts';
import type { Listening } from '../listening.ts';
import type { Spot } from '../slack-api.ts';

/** A click on a button or a choice in a menu; `details` is what follows the action's name in its id. */
export type Click = Readonly<{
  person: Person;
  spot: Spot;
  trigger: string;
  responseUrl?: string;
  details: readonly string[];
  value: string;
  lang: Lang;
}>;

/** What a button or menu does; its action_id is `<name>` or `<name>:<detail>…`. */
export interface Action {
  readonly name: string;
  press(click: Click, deps: Listening): Promise<void>;
}
