import type { Ref } from '../domain/model.ts';
import type { Marks } from '../world/open-world.ts';
import type { Examining } from './examining.ts';
import type { Weighed } from './explainer.ts';
import { foundAround } from './found-around.ts';

/** Who has a trouble to look at does not miss the log of a pod that looks well. */
const SAMPLED: Marks = (read) => ('logs' in read ? 'in-trouble' : undefined);

/** Reads what the sampled pods of a target log; in trouble only what leads to its end elsewhere is news. */
export function readSampledLogs(target: Ref, parts: Examining): void {
  const { looks, told, symptomsOf, marking } = parts;
  const { found: pods } = foundAround(parts, 'sampled-pods', target, [target]);
  if (pods.some((at) => looks.isIll(at))) return; // what they say is told by what is ill
  const leadsOn = ({ claim: { because } }: Weighed) => because !== undefined && !because.ifIll;
  marking(SAMPLED, () => {
    for (const at of pods) told.add(symptomsOf(at, 'of-sampled-pods'), leadsOn);
  });
}
