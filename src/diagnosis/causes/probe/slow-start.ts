import type { Cause } from '../../../domain/model.ts';
import { brief, quoted } from '../../../world/readings/logs/logs.ts';
import { listeningIn } from '../../signs/logs/listening.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { probedContainers } from '../../signs/pods/probed.ts';
import { isRefused, patienceOf, portOf } from '../../signs/pods/probes.ts';
import { inContainer } from '../../words/container-words.ts';
import { livenessKills } from './liveness-kills.ts';
import { slowStartWords, type Slow } from './slow-start.words.ts';

/** What a program writes that has not started yet. */
const STARTING =
  /\b(?:load|warm|start|init|migrat|boot|prepar|compil|restor|recover|replay|index|import|download|unpack|connect|wait)\w*|\d ?%/i;
const LAST = 3;

/** A liveness probe kills a program that has not finished its start, each time anew. */
export const slowStart: Cause<Slow> = {
  id: 'probe/slow-start',
  explains: ['container-restarting', 'container-waiting'],
  refines: [livenessKills.id],

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const { on, container, report, log, killed } = probed;
      const { which, probe, path, said } = report;
      const port = portOf(report, container);
      if (!killed || !port || !isRefused(said, port.port)) continue;
      if (which === 'Liveness' && container.startupProbe) continue; // liveness begins after the start
      if (listeningIn(log, on).length > 0) continue;

      const written = log.lines.filter(({ text }) => text.trim());
      const doing = written.slice(-LAST).findLast(({ text }) => STARTING.test(text));
      if (!doing) continue;
      const set = probe.initialDelaySeconds;
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(probed),
          which,
          patience: patienceOf(probe),
          doing: brief(doing.text),
        },
        evidence: [
          killed.said,
          said,
          quoted(doing, on),
          {
            source: 'field',
            on,
            path: `${path}/initialDelaySeconds`,
            quote: `${set ?? 0}`,
            ...(set === undefined && { unset: true }),
          },
        ],
        strength: 'fits',
      };
    }
  },

  ...slowStartWords,
};
