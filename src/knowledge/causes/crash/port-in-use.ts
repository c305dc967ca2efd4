import type { Cause, Ref } from '../../../domain/model.ts';
import { brief, lastSaying, type RunLog, type LogMatch } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { inContainer } from '../../words/container-words.ts';
import { portInUseWords, type TakenPort } from './port-in-use.words.ts';
import { holderOf } from './signs/port-holders.ts';

/** How programs word EADDRINUSE (errno 98) about a port. */
const SAYS =
  /address already in use|EADDRINUSE|\bport:? \d+ (?:is|was) already in use|\bport \d+ is in use by another program|another \w+ (?:server )?(?:already )?running on port|Connection in use: \(/i;
/** Such a line about a socket that is a file: another fault, which a left-over file makes. */
const OF_FILE = /\bunix\b|\.sock\b/i;
/** "0.0.0.0:80", "[::]:80", ":::3000", " :8080", "*:6379"; "port 3000", "port: 3306"; "('0.0.0.0', 8000)". */
const PORT =
  /(?:\d\.\d{1,3}|\]|::|\*|localhost|\s):(?<after>\d{1,5})\b|\bport:?\W{0,3}(?<named>\d{1,5})\b|', (?<tuple>\d{1,5})\)/i;

/** A program ends because the port that it is to listen on is taken, most often by its neighbour in the pod. */
export const portInUse: Cause<TakenPort> = {
  id: 'crash/port-in-use',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash || crash.run.reason === 'OOMKilled') return;
    const { on } = crash;
    const found = refusalIn(lastLines(crash, world), on);
    if (!found) return;

    const { said, port } = found;
    const { holder, evidence } = holderOf(crash, port, world);
    const isShown = holder.by === 'container' && holder.sign === 'listens-and-declares';
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        said: brief(said.evidence.quote),
        ...(port !== undefined && { port }),
        holder,
      },
      evidence: [said.evidence, ...evidence, exitOf(crash)],
      strength: isShown && port !== undefined ? 'entails' : 'fits',
    };
  },

  ...portInUseWords,
};

type Refusal = Readonly<{ said: LogMatch; port?: number }>;

/** The last line that says so and names the port, or else the last that says so. */
function refusalIn({ lines }: RunLog, on: Ref<'Pod'>): Refusal | undefined {
  const saying = lines.filter(({ text }) => SAYS.test(text) && !OF_FILE.test(text));
  const said = lastSaying(PORT, on, { lines: saying }) ?? lastSaying(SAYS, on, { lines: saying });
  if (!said) return undefined;
  const { after, named, tuple } = said.groups;
  const port = Number(after ?? named ?? tuple ?? 0);
  return { said, ...(port > 0 && { port }) };
}
