import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { quoted } from '../../readings/logs/logs.ts';
import { complaintsOf } from '../../readings/logs/pod-complaints.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { present } from '../../text/present.ts';

/** A pod that is Ready writes in its log that something fails. */
export const logComplains: SymptomFinder<'Pod'> = {
  kind: 'log-complains',
  of: ['Pod'],
  asked: 'of-sampled-pods',
  isAside: true,

  *find(pod, world) {
    const podLog = isReady(pod) ? complaintsOf(pod, world) : undefined;
    const [worst] = podLog?.complaints ?? [];
    if (!podLog || !worst) return;
    const on = refTo('Pod', pod);
    yield {
      kind: 'log-complains',
      on,
      part: podLog.container,
      reason: 'LogComplains',
      evidence: quoted(worst.line, on),
      ...(worst.first && { since: worst.first }),
      ...present({ until: worst.until }),
      hurts: 'progress',
    };
  },
};
