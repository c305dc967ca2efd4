import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { bindingsIn, isAllowed } from '../../world/readings/access.ts';
import { forbiddenIn } from '../../world/readings/logs/forbidden.ts';
import { logOfRun, quoted } from '../../world/readings/logs/logs.ts';
import { isReady } from '../../world/readings/pods/pods.ts';
import { isWithin } from '../../world/readings/time.ts';
import { speaksForAll } from '../signs/pods/spokesman.ts';

/** Once may be a slip at the start, and long ago is over. */
const TIMES = 2;
const LAST_LINES = 50;
const FRESH_MS = 10 * 60_000;

/** A Ready pod that has a service account of its own writes again and again that it may not do something, and may not. */
export const accessDenied: SymptomFinder<'Pod'> = {
  kind: 'access-denied',
  of: ['Pod'],
  readsLogs: true,

  *find(pod, world) {
    const on = refTo('Pod', pod);
    const { serviceAccountName = 'default', automountServiceAccountToken } = pod.spec ?? {};
    const asks = serviceAccountName !== 'default' && automountServiceAccountToken !== false;
    if (!asks || !isReady(pod) || !speaksForAll(pod, on, world)) return;

    for (const { name: container } of pod.spec?.containers ?? []) {
      const { lines, gap } = logOfRun(on, container, 'current', world);
      // Loaded along with the log, as a question has few rounds; and not missed where the log needs none.
      if (gap === 'not-loaded') bindingsIn(on.namespace ?? '', world);
      const refusals = lines.slice(-LAST_LINES).filter(({ text }) => forbiddenIn(text));
      const last = refusals.at(-1);
      const request = last && forbiddenIn(last.text);
      if (!last || !request || refusals.length < TIMES) continue;
      if (last.at !== undefined && !isWithin(FRESH_MS, last.at, world.now)) continue;
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
