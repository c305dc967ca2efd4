import { isDirect } from '../../approvals/may-read.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Request } from '../../incident/commands/request.ts';
import { languageOfText } from '../../incident/intents/language-of-text.ts';
import { wantedIn } from '../../incident/intents/wanted.ts';
import type { Listening } from '../listening.ts';
import { plainText } from '../plain-text.ts';
import { suggestions } from '../views/talk/suggestions.ts';
import { orDown } from './or-down.ts';
import { ordered } from './ordered.ts';
import { type Reply, saidOnly } from './reply.ts';
import { talk } from './talk.ts';
import { typed } from './typed.ts';

/**
 * What comes of a message to kubewhy in a thread: what a command orders, or something about the thread's incident, in the language of
 * the message. Whoever is not understood is told what can be asked here.
 */
export async function answerMention(asked: Request, deps: Listening): Promise<Reply> {
  const text = plainText(asked.text);
  const request = { ...asked, lang: languageOfText(text, asked.lang) };
  return orDown(request, deps, async () => {
    const incident = await incidentOf(request, deps);
    const wanted = wantedIn(typed(request), incident, deps.cluster, text);
    if (wanted.is === 'order') return ordered(wanted.order, request, deps);
    if (!incident) return ordered({ is: 'help' }, request, deps);
    if (wanted.is === 'unheard') return saidOnly(suggestions(incident, request.lang));
    return talk(wanted, incident, request, deps);
  });
}

/** What the thread is about; a direct message without a thread is about what was asked there last. */
async function incidentOf(
  { place: { channel, thread }, isReply }: Request,
  { incidents }: Pick<Listening, 'incidents'>,
): Promise<Incident | undefined> {
  const found = thread ? await incidents.inThread({ channel, thread }) : undefined;
  if (found || isReply || !isDirect(channel)) return found && orJoined(found, incidents);
  return incidents.inThread({ channel });
}

/** Where it turned out that another incident has its root, that one is meant. */
async function orJoined(incident: Incident, incidents: Listening['incidents']): Promise<Incident> {
  if (!incident.partOf) return incident;
  return (await incidents.find(incident.partOf.incident)) ?? incident;
}
