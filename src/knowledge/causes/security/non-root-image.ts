import type { Cause, Evidence } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { containerOf } from '../../../readings/pods/container-specs.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { userOf } from './signs/security.ts';

type Problem = 'root' | 'named' | 'asked';
/** `user` is the name that the image gives. */
type NonRoot = InContainer & Readonly<{ problem: Problem; user?: string }>;

/** As the kubelet writes it (verifyRunAsNonRoot). */
const ROWS: readonly Readonly<{ problem: Problem; says: RegExp }>[] = [
  { problem: 'root', says: /container has runAsNonRoot and image will run as root/ },
  { problem: 'named', says: /runAsNonRoot and image has non-numeric user \((?<user>[^)]*)\)/ },
  { problem: 'asked', says: /container's runAsUser breaks non-root policy/ },
];

/** The kubelet does not start a container that must not run as root and would, or that may. */
export const nonRootImage: Cause<NonRoot, 'Pod'> = {
  id: 'security/non-root-image',
  of: ['Pod'],
  explains: ['container-waiting'],

  *explain({ part = '', reason, evidence }, world, pod) {
    const on = podRef(pod);
    const row = ROWS.find(({ says }) => says.test(evidence.quote));
    const at = containerOf(pod, part);
    if (reason !== 'CreateContainerConfigError' || !row || !at) return;

    const own = at.container.securityContext?.runAsNonRoot !== undefined;
    const path = own ? `${at.path}/securityContext` : '/spec/securityContext';
    const asked = userOf({ ...at, pod });
    const zero: Evidence[] = asked.value === 0 ? [quotedField(on, asked.path, '0')] : [];
    const user = row.says.exec(evidence.quote)?.groups?.['user'];
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer({ ...at, on, pod }),
        problem: row.problem,
        ...(user && { user: brief(user) }),
      },
      evidence: [evidence, quotedField(on, `${path}/runAsNonRoot`, 'true'), ...zero],
      strength: 'entails',
    };
  },

  text: {
    en({ name }, params) {
      const where = containerWords.en(params);
      return {
        title: `\`${name}\`: ${where} must not run as root (runAsNonRoot)`,
        sentence: `The ${where} of \`${name}\` is not started, for runAsNonRoot is true and ${EN[params.problem](params)}.`,
        detail:
          'It needs runAsUser with the number of a user other than 0 that the image works with, or an image with a numeric USER. runAsNonRoot should stay.',
      };
    },
    ko({ name }, params) {
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: ${where}는 root 권한으로 실행될 수 없습니다(runAsNonRoot)`,
        sentence: `\`${name}\` 워크로드의 ${where}가 시작되지 않습니다. runAsNonRoot 설정이 true인데 ${KO[params.problem](params)}.`,
        detail:
          '이미지가 동작할 수 있는 0이 아닌 사용자 번호를 runAsUser 값으로 지정하거나, USER가 숫자로 지정된 이미지를 써야 합니다. runAsNonRoot 설정은 그대로 두어야 합니다.',
      };
    },
  },

  advice: {
    choose: () => ({
      extra: [
        {
          en: {
            title: 'Or name the user in the image',
            text: 'Or build the image with a numeric USER. Keep runAsNonRoot.',
          },
          ko: {
            title: '또는 이미지에 사용자 지정',
            text: '또는 USER를 숫자로 지정해 이미지를 만드십시오. runAsNonRoot 설정은 유지하십시오.',
          },
        },
      ],
      en: {
        title: 'Name a user other than root',
        text: 'Set runAsUser to the number of a user that the image works with.',
      },
      ko: {
        title: 'root가 아닌 사용자 지정',
        text: '이미지가 동작하는 사용자 번호를 runAsUser 값으로 지정하십시오.',
      },
    }),
  },
};

type Wording = (params: NonRoot) => string;
const EN: Readonly<Record<Problem, Wording>> = {
  root: () => 'neither runAsUser nor the USER of its image names another user than root',
  named: ({ user }) =>
    `its image names the user \`${user ?? ''}\` instead of a number, so the kubelet cannot tell that it is not root`,
  asked: () => 'runAsUser is 0, which is root',
};
const KO: Readonly<Record<Problem, Wording>> = {
  root: () => 'runAsUser 값도 이미지의 USER 지정도 root가 아닌 사용자를 가리키지 않습니다',
  named: ({ user }) =>
    `이미지가 사용자를 번호가 아니라 \`${user ?? ''}\` 이름으로 지정해서 kubelet이 root가 아닌지 확인할 수 없습니다`,
  asked: () => 'runAsUser 값이 root를 뜻하는 0입니다',
};
