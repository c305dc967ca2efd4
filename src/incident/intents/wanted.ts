import type { Incident } from '../../domain/incident.ts';
import type { Intent } from '../../domain/intent.ts';
import type { Query } from '../../domain/question.ts';
import type { Typed } from '../commands/command.ts';
import { orderOf } from '../commands/order-of.ts';
import type { Order } from '../commands/order.ts';
import { heardIn, type Heard } from './heard.ts';
import { isHeard } from './is-heard.ts';
import { namedTarget } from './named-target.ts';
import { ownNames } from './own-names.ts';

/**
 * What somebody wants who writes in a thread: what a command orders, or something about the thread's incident or another object;
 * `unheard` where nobody can tell.
 */
export type Wanted = Readonly<
  | { is: 'order'; order: Order }
  | { is: 'talk'; intents: readonly Intent[]; query?: Query }
  | { is: 'unheard' }
>;

/** Asked about another object, these are what its whole answer tells. */
const WHOLE: ReadonlySet<Intent> = new Set<Intent>([
  'why',
  'why-now',
  'status',
  'impact',
  'since',
  'fix',
  'safe',
  'sure',
  'checked',
  'itself',
  'history',
  'thanks',
  'help',
]);
const REASON = /\b[A-Z][a-z]+[A-Z][A-Za-z]*\b|\bOOMKilled\b/;

/**
 * Reads a message in a thread: first whether it is a command, then what its words say; `own` is our cluster, and `said` the text without
 * a chat's markup.
 */
export function wantedIn(
  typed: Typed,
  incident: Incident | undefined,
  own: string,
  said = typed.text,
): Wanted {
  const order = orderOf(typed, own);
  const names = incident ? ownNames(incident) : [];
  const target = namedTarget(said, names);
  const heard = heardIn(target?.rest ?? said);
  const isNamed = target !== undefined || REASON.test(said);
  if (isOrder(order, heard, isNamed, incident !== undefined)) return { is: 'order', order };

  const intents = isHeard(heard) ? heard.intents : [];
  if (target) return aboutAnother(target.query, intents, typed, own);
  if (intents.length === 0) return incident ? { is: 'unheard' } : { is: 'order', order };
  return aboutIncident(intents, { ...typed, text: said }, incident, own) ?? { is: 'order', order };
}

/** Words that are a whole message without a name mean the thread, also where they begin like a command. */
function isOrder(order: Order, heard: Heard, isNamed: boolean, isAbout: boolean): boolean {
  if (order.is === 'freeze' || order.is === 'unfreeze') return true;
  if (order.is === 'help') return !isAbout;
  if (order.is !== 'ask') return false;
  const isPhrase = isAbout && !isNamed && heard.share === 1 && heard.intents.length > 0;
  return !isPhrase;
}

function aboutAnother(query: Query, intents: readonly Intent[], typed: Typed, own: string): Wanted {
  const special = intents.filter((one) => !WHOLE.has(one));
  if (special.length > 0 && !special.includes('scan') && !special.includes('meaning'))
    return { is: 'talk', intents: special, query };
  const words = ['why', query.text, ...(query.namespace ? ['-n', query.namespace] : [])];
  return { is: 'order', order: orderOf({ ...typed, words }, own) };
}

function aboutIncident(
  intents: readonly Intent[],
  typed: Typed,
  incident: Incident | undefined,
  own: string,
): Wanted | undefined {
  const [reason] = REASON.exec(typed.text) ?? [];
  if (intents.includes('meaning') && reason) {
    const words = ['explain', reason];
    return { is: 'order', order: orderOf({ ...typed, words, text: words.join(' ') }, own) };
  }
  if (!incident) return undefined;
  const namespace = incident.answer?.target.namespace;
  if (intents.includes('scan') && namespace)
    return { is: 'order', order: orderOf({ ...typed, words: ['scan', namespace] }, own) };
  return { is: 'talk', intents };
}
