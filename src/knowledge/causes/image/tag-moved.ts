import type { Cause, Evidence } from '../../../domain/model.ts';
import { brief, quoted } from '../../../readings/logs/logs.ts';
import { tellingLine } from '../../../readings/logs/telling-line.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { troubledContainers, TROUBLES } from '../../signs/logs/troubled.ts';
import { inContainer } from '../../words/container-words.ts';
import { sameNameOther } from './signs/same-name.ts';
import { tagMovedWords, type Moved } from './tag-moved.words.ts';

/** A pod fails with another image than its siblings run well with, though all name the same tag. */
export const tagMoved: Cause<Moved> = {
  id: 'image/tag-moved',
  explains: TROUBLES,
  refines: ['crash/uncaught-error', 'crash/last-words'],

  *explain(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const { on, pod, container, path, log, run } = troubled;
      if (run?.reason === 'OOMKilled') continue;
      const { subject, restsOn } = accountableFor(on, world);
      const found = sameNameOther(pod, container.name, subject, world);
      if (!found) continue;

      const { own, other } = found;
      const well = podRef(found.pod);
      const telling = tellingLine(log.lines);
      const { image = '', imagePullPolicy: policy = '' } = container;
      const evidence: readonly [Evidence, ...Evidence[]] = [
        quotedField(on, own.path, own.id),
        quotedField(well, other.path, other.id),
        quotedField(on, `${path}/image`, image),
        ...(telling ? [quoted(telling.line, on)] : []),
      ];
      yield {
        subject,
        restsOn,
        params: {
          ...inContainer(troubled),
          image,
          policy,
          digest: own.digest,
          well: well.name,
          wellDigest: other.digest,
          ...present({
            node: pod.spec?.nodeName,
            wellNode: found.pod.spec?.nodeName,
            works: other.name,
            said: telling && brief(telling.words),
          }),
        },
        evidence,
        strength: found.isAlike ? 'fits' : 'suggests',
      };
    }
  },

  ...tagMovedWords,
};
