import type { Cause } from '../../../domain/model.ts';
import { endingSaying } from '../../../readings/logs/ending.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { userOf } from './signs/security.ts';

/** `program` is as it calls itself, where its line does; without `asked` the image decides whom it runs as. */
type RefusesRoot = InContainer & Readonly<{ program?: string; said: string; asked: boolean }>;

/** As servers word that they will not run as root. */
const SAYS: readonly RegExp[] = [
  /^(?<program>initdb|pg_ctl|pg_basebackup|pg_resetwal): (?:error: )?cannot be run as root/, // PostgreSQL
  /"root" execution of the (?<program>PostgreSQL) server is not permitted/,
  /can ?not run (?<program>elasticsearch|opensearch) as root/i,
  /how to run (?<program>mysqld) as root/i, // MySQL: Please read "Security" section …
  /(?<program>PgBouncer) should not be run as root/i,
  /(?:must|may|can) ?not be (?:run|started|executed) (?:as|by) (?:the )?(?:root|superuser)\b/i,
  /(?:refusing|refuses) to (?:run|start) as root/i,
  /Running as root without --no-sandbox is not supported/, // Chromium
];
/** Some only advise against it, and run. */
const ADVISES: readonly RegExp[] = [
  /should ?not be (?:run|started|executed) (?:as|by) (?:the )?(?:root|superuser)\b/i,
  /do(?:es)? not (?:run|start) (?:this |it )?as root/i,
];

/** A program refuses to run as root, and its container runs it as root. */
export const refusesRoot: Cause<RefusesRoot> = {
  id: 'security/refuses-root',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash) return;
    const user = userOf(crash);
    if (user.value) return; // it does not run as root

    const { on } = crash;
    const log = lastLines(crash, world);
    const refusal = SAYS.map((says) => endingSaying(says, on, log)).find(Boolean);
    const advice = ADVISES.map((says) => endingSaying(says, on, log)).find(Boolean);
    const said = refusal ?? advice;
    if (!said) return;
    const { program } = said.groups;
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        said: brief(said.evidence.quote),
        asked: user.value === 0,
        ...present({ program }),
      },
      evidence: [
        said.evidence,
        user.value === 0
          ? quotedField(on, user.path, '0')
          : { ...quotedField(on, user.path, ''), unset: true },
        exitOf(crash),
      ],
      strength: refusal?.isLast ? 'entails' : 'fits',
    };
  },

  text: {
    en({ name }, params) {
      const { program, said, asked } = params;
      const where = containerWords.en(params);
      const who = program ? `\`${program}\`` : 'the program';
      const why = asked
        ? 'runAsUser is 0'
        : 'runAsUser is not set, and the image has no other USER';
      return {
        title: `\`${name}\`: ${where} runs as root, which ${who} refuses`,
        sentence: `In the ${where} of \`${name}\` ${who} refuses to run as root: “${said}”. It runs as root because ${why}.`,
        detail:
          'It needs runAsUser with the unprivileged user that its image is made for, and fsGroup with that group where it keeps data on a volume.',
      };
    },
    ko({ name }, params) {
      const { program, said, asked } = params;
      const where = containerWords.ko(params);
      const who = program ? `\`${program}\` 프로그램은` : '이 프로그램은';
      const why = asked
        ? 'runAsUser 값이 0이기 때문입니다'
        : 'runAsUser 값이 없고 이미지에도 다른 USER 지정이 없기 때문입니다';
      return {
        title: `\`${name}\`: ${where}가 root 권한으로 실행되는 것을 프로그램이 거부합니다`,
        sentence: `\`${name}\` 워크로드의 ${where}에서 ${who} root 권한으로 실행되기를 거부합니다: “${said}”. root로 실행되는 것은 ${why}.`,
        detail:
          '이미지가 전제로 하는 일반 사용자를 runAsUser 값으로 지정해야 하며, 볼륨에 데이터를 둔다면 그 그룹을 fsGroup 값으로 지정해야 합니다.',
      };
    },
  },

  advice: {
    en: () => ({
      title: 'Run as the unprivileged user',
      text: 'Set runAsUser and runAsGroup to the user that the image is made for (its documentation names it), and fsGroup to that group where data lies on a volume.',
    }),
    ko: () => ({
      title: '일반 사용자로 실행',
      text: '이미지가 전제로 하는 사용자(이미지 문서에 있습니다)를 runAsUser, runAsGroup 값으로 지정하고, 데이터가 볼륨에 있으면 그 그룹을 fsGroup 값으로 지정하십시오.',
    }),
  },
};
