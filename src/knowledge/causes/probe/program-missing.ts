import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { missingProgramIn, type MissingProgram } from '../../../readings/pods/missing-program.ts';
import type { ProbeName } from '../../../readings/pods/probes.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { livenessKills } from './liveness-kills.ts';
import { PROBED, probedContainers } from './signs/probed.ts';

/** `inShell` where a shell says that it does not find it. */
type ProgramMissing = InContainer & MissingProgram & Readonly<{ which: ProbeName }>;

/** A probe is to run a program that its container does not have. */
export const programMissing: Cause<ProgramMissing> = {
  id: 'probe/program-missing',
  explains: PROBED,
  refines: [livenessKills.id],

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const { on, report } = probed;
      const { which, probe, path, said } = report;
      const missing = missingProgramIn(said.quote);
      if (!missing) continue;
      const command = probe.exec?.command ?? [];
      const index = missing.inShell
        ? command.findIndex((word) => word.split(/[\s;&|()]+/).includes(missing.program))
        : command.findIndex((word, nth) => nth === 0 && word === missing.program);
      const asked = command[index];
      if (!asked) continue;
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(probed),
          which,
          program: brief(missing.program),
          inShell: missing.inShell,
        },
        evidence: [said, quotedField(on, `${path}/exec/command/${index}`, asked)],
        strength: 'entails',
      };
    }
  },

  text: {
    en({ name }, params) {
      const { which, program, inShell } = params;
      const where = containerWords.en(params);
      const probe = which.toLowerCase();
      return {
        title: `\`${name}\`: the ${probe} probe of ${where} runs \`${program}\`, which is not in the image`,
        sentence: `The ${probe} probe of ${where} of \`${name}\` runs \`${program}\`, an executable that is not found in the image (missing, or not executable): the probe can never succeed.`,
        so: which === 'Liveness' && inShell ? RESTARTS.en : EN[which],
      };
    },
    ko({ name }, params) {
      const { which, program, inShell } = params;
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: ${where}의 ${which.toLowerCase()} 프로브가 이미지에 없는 \`${program}\` 프로그램을 실행합니다`,
        sentence: `\`${name}\` 워크로드에서 ${where}의 ${which.toLowerCase()} 프로브가 \`${program}\` 프로그램을 실행하지만 이미지에 없거나 실행할 수 없습니다. 이 프로브는 절대 성공할 수 없습니다.`,
        so: which === 'Liveness' && inShell ? RESTARTS.ko : KO[which],
      };
    },
  },

  advice: {
    choose: () => ({
      extra: [
        {
          en: {
            title: 'Or ask with a program that it has',
            text: 'Or have the probe run a program that the image has.',
          },
          ko: {
            title: '또는 이미지에 있는 프로그램 사용',
            text: '또는 이미지에 있는 프로그램을 프로브에 지정하십시오.',
          },
        },
      ],
      en: {
        title: 'Another kind of probe',
        text: 'Use httpGet, tcpSocket or grpc, which need no program in the image.',
      },
      ko: {
        title: '다른 방식의 프로브',
        text: '이미지에 프로그램이 필요 없는 httpGet, tcpSocket, grpc 방식을 쓰십시오.',
      },
    }),
  },
};

/** A shell's exit code 127 counts as a failure. */
const RESTARTS = {
  en: 'So the kubelet restarts a container that works.',
  ko: '그래서 kubelet이 정상으로 동작하는 컨테이너를 다시 시작시킵니다.',
};
/** The kubelet counts an error of a liveness probe as neither success nor failure. */
const EN: Readonly<Record<ProbeName, string>> = {
  Liveness:
    'Such an error does not restart the container, so it is not watched at all: a program that hangs would stay.',
  Readiness: 'The pod never becomes Ready and takes no traffic, though its program may be fine.',
  Startup: 'The container never counts as started, and its other probes never begin.',
};
const KO: Readonly<Record<ProbeName, string>> = {
  Liveness:
    '이런 오류는 컨테이너를 다시 시작시키지 않으므로, 실제로는 아무것도 감시되지 않습니다. 프로그램이 멈춰도 그대로 남습니다.',
  Readiness: '프로그램이 정상이어도 파드가 Ready 상태가 되지 못해 트래픽을 받지 않습니다.',
  Startup: '컨테이너가 시작된 것으로 간주되지 않아 다른 프로브도 시작되지 않습니다.',
};
