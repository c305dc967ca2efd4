import type { Ref } from '../domain/model.ts';
import type { Marks } from '../world/open-world.ts';
import type { Examining } from './examining.ts';
import type { Weighed } from './explainer.ts';
import { foundAround } from './found-around.ts';

/** If there is trouble already, a log of a healthy pod that could not be read is not reported. */
const SAMPLED: Marks = (read) => ('logs' in read || 'sifted' in read ? 'in-trouble' : undefined);

/** Reads the logs of the sampled pods; if there is trouble already, only claims that lead to another object are kept. */
export function readSampledLogs(target: Ref, parts: Examining): void {
  const { looks, told, symptomsOf, marking } = parts;
  const { found: pods } = foundAround(parts, 'sampled-pods', target, [target]);
  if (pods.some((at) => looks.isIll(at))) return; // their logs are read for their own symptoms
  const leadsOn = ({ claim: { because } }: Weighed) => because !== undefined && !because.ifIll;
  marking(SAMPLED, () => {
    for (const at of pods) told.add(symptomsOf(at, 'of-sampled-pods'), leadsOn);
  });
}
