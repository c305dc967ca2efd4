import type { Intent } from '../../domain/intent.ts';
import { changed } from './changed.ts';
import { config } from './config.ts';
import { events } from './events.ts';
import { image } from './image.ts';
import { itself } from './itself.ts';
import { logs } from './logs.ts';
import { owner } from './owner.ts';
import { pods } from './pods.ts';
import { status } from './status.ts';
import type { Topic } from './topic.ts';
import { who } from './who.ts';
import { whyNow } from './why-now.ts';
import { wouldHelp } from './would-help.ts';
import { yaml } from './yaml.ts';

/** What is read for what somebody asks in a thread; `needs` an answer where how things are has to be found out first. */
export const topics: Readonly<
  Partial<Record<Intent, Readonly<{ tell: Topic; needs?: 'answer' }>>>
> = {
  changed: { tell: changed },
  who: { tell: who },
  logs: { tell: logs },
  events: { tell: events },
  yaml: { tell: yaml },
  config: { tell: config },
  pods: { tell: pods },
  image: { tell: image },
  owner: { tell: owner },
  itself: { tell: itself, needs: 'answer' },
  status: { tell: status, needs: 'answer' },
  'why-now': { tell: whyNow, needs: 'answer' },
  'would-restart': { tell: (asked) => wouldHelp('would-restart', asked), needs: 'answer' },
  'would-delete-pod': { tell: (asked) => wouldHelp('would-delete-pod', asked), needs: 'answer' },
  'would-scale-up': { tell: (asked) => wouldHelp('would-scale-up', asked), needs: 'answer' },
  'would-scale-down': { tell: (asked) => wouldHelp('would-scale-down', asked), needs: 'answer' },
  'would-add-node': { tell: (asked) => wouldHelp('would-add-node', asked), needs: 'answer' },
  'would-roll-back': { tell: (asked) => wouldHelp('would-roll-back', asked), needs: 'answer' },
};
