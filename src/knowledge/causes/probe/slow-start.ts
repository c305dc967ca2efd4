import type { Bilingual } from '../../../domain/lang.ts';
import type { AdviceWords, Cause } from '../../../domain/model.ts';
import { listeningIn } from '../../../readings/logs/listening.ts';
import { brief, quoted } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isRefused, patienceOf, portOf, type ProbeName } from '../../../readings/pods/probes.ts';
import { tightCpu, type CpuLimit } from '../../../readings/pods/tight-cpu.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { inContainer, containerWords, type InContainer } from '../../words/container-words.ts';
import { livenessKills } from './liveness-kills.ts';
import { cpuWords, moreCpu } from './signs/cpu-words.ts';
import { probedContainers } from './signs/probed.ts';

/** `patience` is after how many seconds the probe gives up, `doing` what the program wrote last. */
type Slow = InContainer &
  Readonly<{ which: ProbeName; patience: number; doing: string; cpu?: CpuLimit }>;

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
      const tight = tightCpu(on, probed, world);
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(probed),
          which,
          patience: patienceOf(probe),
          doing: brief(doing.text),
          ...present({ cpu: tight?.cpu }),
        },
        evidence: [
          killed.said,
          said,
          quoted(doing, on),
          {
            ...quotedField(on, `${path}/initialDelaySeconds`, `${set ?? 0}`),
            ...(set === undefined && { unset: true }),
          },
          ...(tight ? [tight.said] : []),
        ],
        strength: 'fits',
      };
    }
  },

  text: {
    en({ name }, params) {
      const { which, patience, doing, cpu } = params;
      const where = containerWords.en(params);
      const probe = which.toLowerCase();
      return {
        title: `\`${name}\`: the ${probe} probe kills ${where} while it still starts`,
        sentence: `The ${probe} probe of ${where} of \`${name}\` gives up ${patience} s after each start, and the program is not ready by then: it was still at “${doing}” and had not opened its port.`,
        so: `${cpu ? `${cpuWords.en(cpu)} ` : ''}Every restart begins from nothing, so it never gets there.`,
        detail:
          which === 'Startup'
            ? 'Its startupProbe needs a larger failureThreshold.'
            : 'There is no startupProbe, which would hold the liveness probe back until the start is done (failureThreshold × periodSeconds as long as the start may take).',
      };
    },
    ko({ name }, params) {
      const { which, patience, doing, cpu } = params;
      const where = containerWords.ko(params);
      const probe = which.toLowerCase();
      return {
        title: `\`${name}\`: 아직 시작 중인 ${where}를 ${probe} 프로브가 종료시킵니다`,
        sentence: `\`${name}\` 워크로드에서 ${where}의 ${probe} 프로브가 시작 후 ${patience}초면 포기하는데, 프로그램은 그때까지 준비되지 않습니다. 마지막으로 “${doing}” 단계였고 포트를 열지 못했습니다.`,
        so: `${cpu ? `${cpuWords.ko(cpu)} ` : ''}다시 시작할 때마다 처음부터이므로 끝내 준비되지 못합니다.`,
        detail:
          which === 'Startup'
            ? 'startupProbe의 failureThreshold 값을 늘려야 합니다.'
            : '시작이 끝날 때까지 liveness 프로브를 미뤄 주는 startupProbe가 없습니다(failureThreshold × periodSeconds 값이 시작에 걸리는 시간 이상이어야 합니다).',
      };
    },
  },

  advice: {
    choose: (_, { which, cpu }) => {
      const { en, ko } = which === 'Startup' ? LONGER : ADD;
      return { en, ko, ...(cpu && { extra: [moreCpu] }) };
    },
  },
};

const LONGER: Bilingual<AdviceWords> = {
  en: {
    title: 'Give the startupProbe more time',
    text: 'Raise failureThreshold of the startupProbe until failureThreshold × periodSeconds is well above the longest start.',
  },
  ko: {
    title: 'startupProbe 시간 늘리기',
    text: 'failureThreshold × periodSeconds 값이 가장 긴 시작 시간보다 넉넉하도록 startupProbe의 failureThreshold 값을 늘리십시오.',
  },
};
const ADD: Bilingual<AdviceWords> = {
  en: {
    title: 'Add a startupProbe',
    text: 'A startupProbe with the same check, and failureThreshold × periodSeconds well above the longest start, holds the liveness probe back until the program is up.',
  },
  ko: {
    title: 'startupProbe 추가',
    text: '같은 검사를 하는 startupProbe를 두고 failureThreshold × periodSeconds 값을 가장 긴 시작 시간보다 넉넉히 잡으면, 프로그램이 뜰 때까지 liveness 프로브가 기다립니다.',
  },
};
