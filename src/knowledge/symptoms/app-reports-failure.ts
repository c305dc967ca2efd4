import { refTo } from '../../domain/keys.ts';
import type { LogLine, SymptomFinder } from '../../domain/model.ts';
import { RECENT_MS } from '../../readings/freshness.ts';
import { answersAgain } from '../../readings/logs/answers-again.ts';
import { logOfRun, quoted } from '../../readings/logs/logs.ts';
import { peerFailureIn } from '../../readings/logs/peer-failures.ts';
import type { PeerFailureKind } from '../../readings/logs/peer-wordings.ts';
import { addressesOf } from '../../readings/network/addresses.ts';
import { lastingContainers } from '../../readings/pods/container-specs.ts';
import { isProxy } from '../../readings/pods/main-container.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { isSampled } from '../../readings/pods/sampled-pods.ts';
import { isWithin } from '../../readings/time.ts';

/** Other kinds of failure are written by servers about their clients, too. */
const OWN: readonly PeerFailureKind[] = [
  'refused',
  'timeout',
  'no-such-host',
  'no-dns-answer',
  'unresolved',
  'unreachable',
  'unreached',
  'wants-tls',
  'serves-plain',
  'other-http',
];
/** A failure that comes up so often among the last lines is no slip, and after so many other lines it is over. */
const TIMES = 3;
const LAST_LINES = 20;
const LINES_SINCE = 4;

/**
 * A Ready container that is told to talk to a peer writes again and again that it cannot reach one. Of the pods of
 * one controller, which do alike, the first is asked.
 */
export const appReportsFailure: SymptomFinder<'Pod'> = {
  kind: 'app-reports-failure',
  of: ['Pod'],
  asked: 'unless-outage',

  *find(pod, world) {
    const on = refTo('Pod', pod);
    if (!isReady(pod) || !isSampled(pod, on, world)) return;
    const callers = new Set(addressesOf(pod, world).map(({ container }) => container));
    for (const { name: container } of lastingContainers(pod.spec)) {
      if (!callers.has(container) || isProxy(container)) continue;
      const line = keptFailing(logOfRun(on, container, 'current', world).lines, world.now);
      if (!line) continue;
      yield {
        kind: 'app-reports-failure',
        on,
        part: container,
        reason: 'PeerNotReached',
        evidence: quoted(line, on),
        hurts: 'progress',
      };
    }
  },
};

/** The last of several lines that report the same kind of failure, when nothing else has been written since. */
function keptFailing(lines: readonly LogLine[], now: string): LogLine | undefined {
  const last = lines
    .slice(-LAST_LINES)
    .map((line) => ({ line, failure: peerFailureIn(line.text) }));
  const index = last.findLastIndex(({ failure }) => failure && OWN.includes(failure.kind));
  const found = last[index];
  if (!found || last.length - 1 - index > LINES_SINCE) return undefined;

  const { line, failure } = found;
  const recent = last.map((one) => one.line);
  if (answersAgain(recent.slice(0, index), recent.slice(index + 1))) return undefined;
  const same = last.filter((one) => one.failure?.kind === failure?.kind);
  const isOld = line.at !== undefined && !isWithin(RECENT_MS, line.at, now);
  return same.length < TIMES || isOld ? undefined : line;
}
