import type { Cause } from '../../../domain/model.ts';
import { accountableFor } from '../../../world/readings/accountable.ts';
import { brief } from '../../../world/readings/logs.ts';
import { PROBED, probedContainers } from '../../../world/readings/probed.ts';
import type { Which } from '../../../world/readings/probes.ts';
import { containerWords, inContainer, type InContainer } from '../../container-words.ts';
import { livenessKills } from './liveness-kills.ts';

type Missing = InContainer & Readonly<{ which: Which; program: string }>;

/** As runc and crun write it, in front of which the kubelet says "probe errored and resulted in unknown state". */
const SAYS =
  /exec: "(?<program>[^"]+)": (?:executable file not found in \$PATH|stat [^:]+: no such file or directory|permission denied)|executable file [`'"](?<other>[^`'"]+)[`'"] not found/;

/** A probe is to run a program that its container does not have. */
export const programMissing: Cause<Missing> = {
  id: 'probe/program-missing',
  explains: PROBED,
  refines: [livenessKills.id],

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const { on, report } = probed;
      const { which, probe, path, said } = report;
      const { program, other } = SAYS.exec(said.quote)?.groups ?? {};
      const name = program ?? other;
      const asked = probe.exec?.command?.[0];
      if (!name || asked !== name) continue;
      yield {
        ...accountableFor(on, world),
        params: { ...inContainer(probed), which, program: brief(name) },
        evidence: [said, { source: 'field', on, path: `${path}/exec/command/0`, quote: asked }],
        strength: 'entails',
      };
    }
  },

  text: {
    en({ name }, params) {
      const { which, program } = params;
      const where = containerWords.en(params);
      const probe = which.toLowerCase();
      return {
        title: `\`${name}\`: the ${probe} probe of ${where} runs \`${program}\`, which is not in the image`,
        sentence: `The ${probe} probe of ${where} of \`${name}\` runs \`${program}\`, an executable that is not found in the image (missing, or not executable): the probe can never succeed.`,
        so: EN[which],
      };
    },
    ko({ name }, params) {
      const { which, program } = params;
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: ${where}의 ${which.toLowerCase()} 프로브가 이미지에 없는 \`${program}\` 프로그램을 실행합니다`,
        sentence: `\`${name}\` 워크로드에서 ${where}의 ${which.toLowerCase()} 프로브가 \`${program}\` 프로그램을 실행하지만 이미지에 없거나 실행할 수 없습니다. 이 프로브는 절대 성공할 수 없습니다.`,
        so: KO[which],
      };
    },
  },
};

/** The kubelet counts an error of a liveness probe as neither success nor failure. */
const EN: Readonly<Record<Which, string>> = {
  Liveness:
    'Such an error does not restart the container, so it is not watched at all: a program that hangs would stay.',
  Readiness: 'The pod never becomes Ready and takes no traffic, though its program may be fine.',
  Startup: 'The container never counts as started, and its other probes never begin.',
};
const KO: Readonly<Record<Which, string>> = {
  Liveness:
    '이런 오류는 컨테이너를 다시 시작시키지 않으므로, 실제로는 아무것도 감시되지 않습니다. 프로그램이 멈춰도 그대로 남습니다.',
  Readiness: '프로그램이 정상이어도 파드가 Ready 상태가 되지 못해 트래픽을 받지 않습니다.',
  Startup: '컨테이너가 시작된 것으로 간주되지 않아 다른 프로브도 시작되지 않습니다.',
};
