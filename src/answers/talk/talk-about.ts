import type { Answer } from '../../domain/answer.ts';
import type { Intent } from '../../domain/intent.ts';
import type { NoAnswer } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Ref } from '../../domain/model.ts';
import type { Query } from '../../domain/question.ts';
import type { Said, Talked } from '../../domain/talk.ts';
import { rules } from '../../knowledge/rules.ts';
import { present } from '../../text/present.ts';
import { inRounds } from '../../world/in-rounds.ts';
import { openWorld } from '../../world/open-world.ts';
import { answerAbout } from '../answer-about.ts';
import { type Deps, theEngine } from '../engine.ts';
import { failedBy } from '../failed-by.ts';
import { shownTarget } from '../shown-target.ts';
import { toNamed } from '../to-named.ts';
import { notShownHere } from '../words/errors.ts';
import { fullName } from '../words/object-name.ts';
import { natureOf } from './nature.ts';
import type { Told } from './topic.ts';
import { topics } from './topics.ts';
import { withAnotherNode } from './with-another-node.ts';
import { wouldHelp } from './would-help.ts';

type Untimed = Omit<Talked, 'tookMs' | 'spent'>;
type Asking = Deps & Readonly<{ lang: Lang }>;

/** Says what was asked for about one object, as the cluster is now; what needs no look at it is left out. */
export async function talkAbout(
  query: Query,
  intents: readonly Intent[],
  deps: Asking,
): Promise<Untimed | NoAnswer> {
  const { engine = theEngine, loader, audience, lang } = deps;
  try {
    const found = await shownTarget(await engine.resolveTarget(query, loader, rules), audience);
    if (found.is === 'ambiguous')
      return { is: 'ambiguous', candidates: found.candidates.map(toNamed) };
    if (found.is === 'no-such-target')
      return { is: 'no-such-target', nearest: found.nearest.map(toNamed) };
    if (found.is === 'not-shown')
      return { is: 'failed', code: 'failed', message: notShownHere[lang](fullName(found.ref)) };
    return await talked(found.ref, intents, deps);
  } catch (error) {
    return failedBy(error, deps);
  }
}

async function talked(target: Ref, intents: readonly Intent[], deps: Asking): Promise<Untimed> {
  const wanted = intents.filter((intent) => topics[intent]);
  const isOfAnswer = wanted.length < intents.length; // the rest is told by a whole answer
  const needsAnswer = isOfAnswer || wanted.some((intent) => topics[intent]?.needs);
  const answer = needsAnswer ? (await answerAbout(target, deps)).answer : undefined;
  const says: Said[] = [];
  for (const intent of wanted) {
    const told = await toldOf(intent, target, answer, deps);
    says.push({ intent, ...(await shown(told, deps, target)) });
  }
  return {
    is: 'talk',
    about: toNamed(target),
    says,
    ...(isOfAnswer && present({ answer })),
  };
}

async function toldOf(
  intent: Intent,
  target: Ref,
  answer: Answer | undefined,
  { loader, lang }: Asking,
): Promise<Told> {
  const asked = { target, lang, ...present({ answer }) };
  const { value, source } = await inRounds(loader, (loaded) => {
    const { world, unread } = openWorld(loaded);
    const told = topics[intent]?.tell({ ...asked, world }) ?? { lines: [], sights: [] };
    return { value: told, unread };
  });
  const [root] = answer?.findings ?? [];
  if (intent !== 'would-add-node' || !answer || !root || natureOf(answer) !== 'placement')
    return value;
  const cause = { id: root.id, subject: root.subject };
  const simulated = await withAnotherNode(target, cause, source, loader);
  return wouldHelp(intent, { ...asked, world: openWorld(source).world }, simulated);
}

/** What may be shown where it was asked: all of a part, or none of it. */
async function shown(
  { lines, quoted, sights }: Told,
  { audience, lang }: Asking,
  target: Ref,
): Promise<Omit<Said, 'intent'>> {
  const sees = await audience?.sees(sights);
  const hidden = sees && sights.find((sight) => !sees(sight));
  if (hidden) return { lines: [notShownHere[lang](fullName(hidden.on.name ? hidden.on : target))] };
  return { lines, ...(quoted && quoted.length > 0 && { quoted }) };
}
