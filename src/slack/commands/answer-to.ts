import { wordings } from '../../answers/words/slack.ts';
import type { Deed } from '../../domain/audit.ts';
import { QueueUnavailable } from '../../domain/errors.ts';
import { nearestWord } from '../../text/nearest-word.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import { shortened } from '../../text/shortened.ts';
import { beforeSlackGivesUp } from '../before-slack-gives-up.ts';
import { refusalOf } from '../guard.ts';
import type { Listening, Request } from '../listening.ts';
import type { Message } from '../views/blocks.ts';
import { helpMessage } from '../views/help.ts';
import { note } from '../views/note.ts';
import type { Reply } from './command.ts';
import { commands } from './index.ts';
import { quoted } from './options.ts';
import { wordsOf } from './words.ts';

/** A pasted text is not what was done. */
const LONGEST_NOTED = 300;

/** What the asker reads at once: that it was accepted, what is wrong with the words, or that Redis is down. */
export async function answerTo(request: Request, deps: Listening): Promise<Reply> {
  const words = wordings[request.lang];
  const refusal = await refusalOf(request.asker, deps.door);
  if (refusal) return saidOnly(note(words.refusals[refusal]));

  const [name = 'help', ...rest] = wordsOf(request.text);
  const command = commands.find((one) => one.name === name.toLowerCase());
  if (!command) {
    return saidOnly(helpMessage(commands, request.lang, unknown(name, request)));
  }

  try {
    const reply = await beforeSlackGivesUp(command.run(rest, request, deps));
    if (reply.accepted) deps.note(askedBy(request));
    return reply;
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    deps.log.error({ error: error.message }, 'Redis took no question');
    return saidOnly(note(words.redisDown));
  }
}

/** A misspelt command is named; anything else was perhaps meant as a target. */
function unknown(name: string, { lang }: Request): string {
  const words = wordings[lang];
  const close = nearestWord(
    name.toLowerCase(),
    commands.map((one) => one.name),
  );
  const meant = close ? `/k8s ${close}` : `/k8s why ${name}`;
  return `${words.unknownCommand(quoted(name))} ${words.didYouMean(quoted(meant))}`;
}

function askedBy({ id, asker: by, place: { channel }, text }: Request): Deed {
  return { what: 'asked', id, by, channel, text: shortened(redacted(text), LONGEST_NOTED) };
}

function saidOnly(message: Message): Reply {
  return { accepted: false, message };
}
