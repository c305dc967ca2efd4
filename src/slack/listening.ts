import type { Lang } from '../domain/lang.ts';
import type { Silences } from '../domain/silences.ts';
import type { Handling } from '../incident/handling.ts';
import type { SlackApi, SlackDoor } from './slack-api.ts';

/** What commands, actions and modals work with. They read what came in, put work into Redis and say so. */
export type Listening = Handling &
  Readonly<{
    door: SlackDoor;
    api: Pick<SlackApi, 'respond'>;
    silences?: Silences; // where the settings name an Alertmanager
    lang: Lang;
  }>;
