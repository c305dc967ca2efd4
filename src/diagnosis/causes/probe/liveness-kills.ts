import type { Cause } from '../../../domain/model.ts';
import { accountableFor } from '../../../world/readings/accountable.ts';
import { brief } from '../../../world/readings/logs.ts';
import { probedContainers } from '../../../world/readings/probed.ts';
import type { Which } from '../../../world/readings/probes.ts';
import { containerWords, inContainer, type InContainer } from '../../container-words.ts';

type Killed = InContainer & Readonly<{ which: Which; said: string; restarts: number }>;

/** The kubelet restarts a container because its liveness or startup probe fails; why that fails, others tell. */
export const livenessKills: Cause<Killed> = {
  id: 'probe/liveness-kills',
  explains: ['container-restarting', 'container-waiting'],

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const { on, report, killed } = probed;
      if (!killed) continue;
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(probed),
          which: report.which,
          said: brief(report.said.quote),
          restarts: killed.run.restarts,
        },
        evidence: [killed.said, report.said],
        strength: 'fits',
      };
    }
  },

  text: {
    en({ name }, params) {
      const { which, said, restarts } = params;
      const where = containerWords.en(params);
      return {
        title: `\`${name}\`: ${where} is restarted by its ${which.toLowerCase()} probe`,
        sentence: `The ${where} of \`${name}\` does not crash by itself: the kubelet kills it because its ${which.toLowerCase()} probe fails: “${said}”.`,
        so: `It was started again ${restarts} times.`,
      };
    },
    ko({ name }, params) {
      const { which, said, restarts } = params;
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: ${where}가 ${which.toLowerCase()} 프로브 때문에 다시 시작됩니다`,
        sentence: `\`${name}\` 워크로드의 ${where}는 스스로 죽는 것이 아니라, ${which.toLowerCase()} 프로브가 실패해서 kubelet이 종료시킵니다: “${said}”.`,
        so: `지금까지 ${restarts}번 다시 시작되었습니다.`,
      };
    },
  },
};
