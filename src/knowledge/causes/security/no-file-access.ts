import type { Cause } from '../../../domain/model.ts';
import { mountOf } from '../../../readings/config/mounts.ts';
import { pathIn } from '../../../readings/config/paths.ts';
import { endingSaying } from '../../../readings/logs/ending.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { inContainer, containerWords, type InContainer } from '../../words/container-words.ts';
import { userOf } from './signs/security.ts';

/** `volume` is what the path lies on, where that is not the image; `user` whom the container is told to run as. */
type NoAccess = InContainer &
  Readonly<{ path: string; said: string; volume?: string; user?: number; fsGroup?: number }>;

/** As libraries word EACCES (errno 13) about a file; a port or a program that may not be started is another cause. */
const SAYS =
  /^(?!.*(?:\bbind\b|could not bind|\bexec\b|docker\.sock)).*(?:permission denied|\bEACCES\b|is not writable|AccessDeniedException|UnauthorizedAccessException: Access to the path|could not change permissions of|changing permissions of|has no write permission|lock file on a read-only directory)/i;
const LAST = 10;

/** A program may not read or write a file, for the user that it runs as does not own it. */
export const noFileAccess: Cause<NoAccess> = {
  id: 'security/no-file-access',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash || crash.run.exitCode === 126) return;
    const { on, pod } = crash;
    const { lines } = lastLines(crash, world);
    const telling = lines.slice(-LAST).filter(({ text }) => !SAYS.test(text) || pathIn(text)); // "13: Permission denied" follows
    const said = endingSaying(SAYS, on, { lines: telling });
    const path = said && pathIn(said.evidence.quote);
    if (!said || !path || path.startsWith('/proc/')) return;

    const mounted = mountOf(crash, path);
    if (mounted?.readOnly) return;
    const user = userOf(crash);
    const { fsGroup } = pod.spec?.securityContext ?? {};
    const noGroup = mounted && fsGroup === undefined;
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        path: brief(path),
        said: brief(said.evidence.quote),
        ...(mounted && { volume: mounted.volume.name }),
        ...(user.value !== undefined && { user: user.value }),
        ...(fsGroup !== undefined && { fsGroup }),
      },
      evidence: [
        said.evidence,
        exitOf(crash),
        ...(user.value === undefined ? [] : [quotedField(on, user.path, `${user.value}`)]),
        ...(noGroup
          ? [{ ...quotedField(on, '/spec/securityContext/fsGroup', ''), unset: true as const }]
          : []),
      ],
      strength: 'fits',
    };
  },

  text: {
    en({ name }, params) {
      const { path, said, volume, user, fsGroup } = params;
      const where = containerWords.en(params);
      const who = user === undefined ? 'the user of its image' : `user ${user} (runAsUser)`;
      const on = volume ? `, which lies on volume \`${volume}\`` : ', which is a part of its image';
      return {
        title: `\`${name}\`: ${where} has no permission for \`${path}\``,
        sentence: `The ${where} of \`${name}\` ends because ${who} has no permission for \`${path}\`${on}: “${said}”.`,
        detail: volume
          ? `${fsGroup === undefined ? 'No fsGroup is set, so the volume keeps the owner that it was made with. With securityContext.fsGroup the kubelet gives it to a group that the program is in' : `fsGroup is ${fsGroup}: it does not reach volumes of types without ownership (hostPath, NFS), nor files that only their owner may touch`}.`
          : 'Run it as the user that the image is made for, have the image give that directory to this user (chown in the Dockerfile), or mount a writable volume there.',
      };
    },
    ko({ name }, params) {
      const { path, said, volume, user, fsGroup } = params;
      const where = containerWords.ko(params);
      const who = user === undefined ? '이미지의 사용자' : `사용자 ${user}(runAsUser)`;
      const on = volume ? `\`${volume}\` 볼륨의 ` : '이미지 안의 ';
      return {
        title: `\`${name}\`: ${where}에 \`${path}\` 경로의 권한이 없습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 끝나는 것은 ${who} 권한으로 ${on}\`${path}\` 경로에 접근할 수 없기 때문입니다: “${said}”.`,
        detail: volume
          ? fsGroup === undefined
            ? 'fsGroup 설정이 없어 볼륨의 소유자가 만들어질 때 그대로입니다. securityContext.fsGroup 값을 지정하면 kubelet이 프로그램이 속한 그룹에 볼륨을 줍니다.'
            : `fsGroup 값은 ${fsGroup}입니다. 소유권을 지원하지 않는 볼륨(hostPath, NFS)이나 소유자만 접근하는 파일에는 효과가 없습니다.`
          : '이미지가 전제로 하는 사용자로 실행하거나, 이미지에서 그 디렉터리를 이 사용자에게 주거나(Dockerfile의 chown), 쓰기 가능한 볼륨을 마운트하십시오.',
      };
    },
  },

  advice: {
    choose: () => ({
      extra: [
        {
          en: {
            title: 'Or change the image, or mount a directory',
            text: 'In the image chown the directory at build time, or mount an emptyDir there. Running as root is not the answer.',
          },
          ko: {
            title: '또는 이미지 수정이나 디렉터리 마운트',
            text: '이미지라면 빌드할 때 소유자를 바꾸거나 emptyDir을 마운트하십시오. root로 실행하는 것은 답이 아닙니다.',
          },
        },
      ],
      en: {
        title: 'Give the program its directory',
        text: 'On a volume set fsGroup to a group of the program.',
      },
      ko: {
        title: '디렉터리 권한 주기',
        text: '볼륨이면 프로그램의 그룹을 fsGroup 값으로 지정하십시오.',
      },
    }),
  },
};
