import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Symptom, SymptomFinder, World } from '../../../domain/model.ts';
import { bindingsIn, isAllowed } from '../../../readings/access.ts';
import { RECENT_MS } from '../../../readings/freshness.ts';
import { forbiddenIn } from '../../../readings/logs/forbidden.ts';
import { lastSaying, logOfRun, quoted } from '../../../readings/logs/logs.ts';
import { lastingContainers } from '../../../readings/pods/container-specs.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { isSampled } from '../../../readings/pods/sampled-pods.ts';
import { isWithin } from '../../../readings/time.ts';
import { present } from '../../../text/present.ts';
import { troubledContainers, TROUBLES } from '../../signs/logs/troubled.ts';
import { forbiddenWords, type Forbidden } from './forbidden.words.ts';
import { faultOf } from './signs/fault-of.ts';
import { missingRight } from './signs/missing-right.ts';

/** Once may be a slip at the start, and long ago is over. */
const TIMES = 2;
const LAST_LINES = 50;

/** A Ready pod that has a service account of its own writes again and again that it may not do something, and may not. */
const denied: SymptomFinder<'Pod'> = {
  kind: 'access-denied',
  of: ['Pod'],
  asked: 'unless-outage',

  *find(pod, world) {
    const on = refTo('Pod', pod);
    const { serviceAccountName = 'default', automountServiceAccountToken } = pod.spec ?? {};
    const asks = serviceAccountName !== 'default' && automountServiceAccountToken !== false;
    if (!asks || !isReady(pod) || !isSampled(pod, on, world)) return;

    for (const { name: container } of lastingContainers(pod.spec)) {
      const { lines, gap } = logOfRun(on, container, 'current', world);
      // Loaded along with the log, as a question has few rounds; and not missed where the log needs none.
      if (gap === 'not-loaded') bindingsIn(on.namespace ?? '', world);
      const refusals = lines.slice(-LAST_LINES).filter(({ text }) => forbiddenIn(text));
      const last = refusals.at(-1);
      const request = last && forbiddenIn(last.text);
      if (!last || !request || refusals.length < TIMES) continue;
      if (last.at !== undefined && !isWithin(RECENT_MS, last.at, world.now)) continue;
      if (isAllowed(request, world)) continue; // it was allowed since
      yield {
        kind: 'access-denied',
        on,
        part: container,
        reason: 'Forbidden',
        evidence: quoted(last, on),
        ...(last.at && { since: last.at }),
        hurts: 'progress',
      };
    }
  },
};

/** A program may not do something in the cluster: what binds its service account to a role, or should, is at fault. */
export const forbidden: Cause<Forbidden> = {
  id: 'access/forbidden',
  explains: ['access-denied', ...TROUBLES],
  refines: ['log/complaining'],
  symptom: denied,

  *explain(symptom, world) {
    const { said, ends } = saidOf(symptom, world) ?? {};
    const request = said && forbiddenIn(said.quote);
    if (!request) return;
    const allowed = isAllowed(request, world);
    if (allowed) return;

    const fault = faultOf(request, allowed === undefined, world);
    const { subject, why, evidence = [] } = fault;
    // A binding that only is called like the account may be meant for the one it names.
    const isGuess = why === 'unread' || evidence.some(({ path }) => path?.endsWith('/name'));
    yield {
      subject,
      params: { ...missingRight(request, fault), ...present({ ends }) },
      evidence: [said, ...evidence],
      strength: isGuess ? 'fits' : 'entails',
    };
  },

  ...forbiddenWords,
};

/** Its own words, or the last ones of a container that failed or is not Ready; `ends` where it does not run on. */
function saidOf(
  symptom: Symptom,
  world: World,
): Readonly<{ said: Evidence; ends?: true }> | undefined {
  if (symptom.kind === 'access-denied') return { said: symptom.evidence };
  for (const { on, log, run } of troubledContainers(symptom, world)) {
    const said = lastSaying(/is forbidden: User /, on, log);
    if (said) return { said: said.evidence, ...(run && { ends: true }) };
  }
  return undefined;
}
