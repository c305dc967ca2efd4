import { isA } from '../../../domain/keys.ts';
import type { Cause, Symptom, World } from '../../../domain/model.ts';
import { brief, lastSaying } from '../../../readings/logs/logs.ts';
import { complaintsOf } from '../../../readings/logs/pod-complaints.ts';
import { FULL, NEARLY_FULL } from '../../../readings/logs/space-wordings.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { containerOf } from '../../../readings/pods/container-specs.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { troubledContainers, TROUBLES, type Troubled } from '../../signs/logs/troubled.ts';
import { inContainer } from '../../words/container-words.ts';
import { placeFor } from './signs/filled-place.ts';
import { volumeFullWords, type Full } from './volume-full.words.ts';

/** A program has filled the volume that it writes to, or says that hardly any room is left there. */
export const volumeFull: Cause<Full> = {
  id: 'storage/volume-full',
  explains: [...TROUBLES, 'log-complains'],
  refines: ['log/complaining'],

  *explain(symptom, world) {
    const isComplaint = symptom.kind === 'log-complains';
    for (const troubled of writersOf(symptom, world)) {
      const { on, log, run } = troubled;
      const full = lastSaying(FULL, on, log);
      const said = full ?? (run ? undefined : lastSaying(NEARLY_FULL, on, log));
      if (!said) continue;
      const place = placeFor(said.evidence.quote, troubled, world);
      if (!place || (full && place.is === 'disk')) continue; // that is the node's disk, which knows no limit
      const { evidence, isNamed, ...where } = place;
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(troubled),
          ...where,
          said: brief(said.evidence.quote),
          isNamed,
          ...present({ isNearly: !full, runs: !run }),
        },
        evidence: evidence ? [said.evidence, evidence] : [said.evidence],
        // Why a pod is not Ready is another matter.
        strength: isNamed && evidence && (run || isComplaint) ? 'entails' : 'fits',
      };
    }
  },

  ...volumeFullWords,
};

/** The containers that fail, or of a pod that is Ready the one that complains, with what it complains about by now. */
function* writersOf(symptom: Symptom, world: World): Iterable<Troubled> {
  const { kind, on } = symptom;
  if (kind !== 'log-complains') return yield* troubledContainers(symptom, world);
  const pod = isA('Pod', on) ? world.get(on) : undefined;
  if (pod?.is !== 'known') return;
  const { container = '', complaints = [] } = complaintsOf(pod.value, world) ?? {};
  const at = containerOf(pod.value, container);
  const lines = complaints.map(({ line }) => line);
  if (at) yield { ...at, on: podRef(pod.value), pod: pod.value, log: { lines } };
}
