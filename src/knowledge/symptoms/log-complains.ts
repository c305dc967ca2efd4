import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { complaintsOf } from '../../readings/logs/heard.ts';
import { quoted } from '../../readings/logs/logs.ts';
import { isReady } from '../../readings/pods/pods.ts';

/** A pod that is Ready writes in its log that something fails. */
export const logComplains: SymptomFinder<'Pod'> = {
  kind: 'log-complains',
  of: ['Pod'],
  asked: 'of-sampled-pods',
  isAside: true,

  *find(pod, world) {
    const heard = isReady(pod) ? complaintsOf(pod, world) : undefined;
    const [worst] = heard?.complaints ?? [];
    if (!heard || !worst) return;
    const on = refTo('Pod', pod);
    yield {
      kind: 'log-complains',
      on,
      part: heard.container,
      reason: 'LogComplains',
      evidence: quoted(worst.line, on),
      ...(worst.first && { since: worst.first }),
      hurts: 'progress',
    };
  },
};
