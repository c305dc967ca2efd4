import type { Cause, Evidence } from '../../../domain/model.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { mountOf } from '../../signs/config/mounts.ts';
import { CAPABILITY_SIGNS, type CapabilitySign } from '../../signs/logs/capability-signs.ts';
import { endingSaying, type Ending } from '../../signs/logs/ending.ts';
import { troubledContainers, TROUBLES, type Troubled } from '../../signs/logs/troubled.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { dropOf, lackedBy, userOf } from '../../signs/pods/security.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

/** `next` are capabilities that the same program asks for afterwards; with a `user` it does not run as root at all. */
type Missing = InContainer &
  Readonly<{
    call: string;
    said: string;
    missing: readonly string[];
    next: readonly string[];
    dropped?: string;
    user?: number;
  }>;

/** A program does what needs a capability, and its container was denied that. */
export const missingCapability: Cause<Missing> = {
  id: 'security/missing-capability',
  explains: TROUBLES,

  *explain(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const found = signIn(troubled);
      if (!found || troubled.run?.exitCode === 0) continue;

      const { sign, said, missing, user } = found;
      const { on, container } = troubled;
      const drop = missing[0] ? dropOf(troubled, missing[0]) : undefined;
      const next = lackedBy(container, sign.next).filter((name) => !missing.includes(name));
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(troubled),
          call: sign.call,
          said: brief(said.evidence.quote),
          missing,
          next,
          ...(drop && { dropped: drop.quote }),
          ...(user && { user: Number(user.quote) }),
        },
        evidence: [
          said.evidence,
          ...(drop ? [{ source: 'field', on, ...drop } as const] : []),
          ...(user ? [user] : []),
        ],
        strength: isNecessary(found, troubled) && drop && !user ? 'entails' : 'fits',
      };
    }
  },

  text: {
    en({ name }, params) {
      const { call, said, missing, next, dropped, user } = params;
      const where = containerWords.en(params);
      const line = `“${said}”`;
      if (user !== undefined)
        return {
          title: `\`${name}\`: ${where} runs as user ${user}, and needs root for ${call}`,
          sentence: `The ${where} of \`${name}\` fails at ${call}: ${line}. It runs as user ${user} (runAsUser), and only root may do that (${missing.join(', ')}).`,
          detail:
            'Capabilities that are added do not reach a user other than root. It needs an image that is made for running without root, or a port above 1023.',
        };
      const why = dropped
        ? `capabilities.drop: [${dropped}] takes ${missing.join(' and ')} away, and capabilities.add does not give it back`
        : `a container does not have the capability ${missing.join(', ')} unless it asks for it`;
      return {
        title: `\`${name}\`: ${where} lacks the capability ${missing.join(', ')}`,
        sentence: `The ${where} of \`${name}\` fails at ${call}: ${line}. Its ${why}.`.replace(
          'Its a container',
          'A container',
        ),
        ...(next.length > 0 && {
          so: `With ${missing.join(', ')} alone it would fail next: it also lacks ${next.join(', ')}, which such a program needs after that.`,
        }),
      };
    },
    ko({ name }, params) {
      const { call, said, missing, next, dropped, user } = params;
      const where = containerWords.ko(params);
      if (user !== undefined)
        return {
          title: `\`${name}\`: ${where}가 사용자 ${user} 권한으로 실행되어 ${call} 호출을 할 수 없습니다`,
          sentence: `\`${name}\` 워크로드의 ${where}가 ${call} 호출에서 실패합니다: “${said}”. 사용자 ${user} 권한(runAsUser)으로 실행되는데, 이 일은 root만 할 수 있습니다(${missing.join(', ')}).`,
          detail:
            'capability를 추가해도 root가 아닌 사용자에게는 주어지지 않습니다. root 없이 실행되도록 만든 이미지나 1023보다 큰 포트가 필요합니다.',
        };
      const why = dropped
        ? `capabilities.drop: [${dropped}] 설정이 ${missing.join(', ')} capability를 없애고, capabilities.add 목록은 그것을 돌려주지 않습니다`
        : `${missing.join(', ')} capability는 요청하지 않으면 컨테이너에 주어지지 않습니다`;
      return {
        title: `\`${name}\`: ${where}에 ${missing.join(', ')} capability가 없습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 ${call} 호출에서 실패합니다: “${said}”. ${why}.`,
        ...(next.length > 0 && {
          so: `${missing.join(', ')}만 주면 그다음에 다시 실패합니다. 이런 프로그램이 이어서 필요로 하는 ${next.join(', ')}도 없기 때문입니다.`,
        }),
      };
    },
  },
};

type Found = Readonly<{
  sign: CapabilitySign;
  said: Ending;
  missing: readonly string[];
  user?: Evidence;
}>;

function signIn(troubled: Troubled): Found | undefined {
  const { on, log, container } = troubled;
  const { value: id, path } = userOf(troubled);
  for (const sign of CAPABILITY_SIGNS) {
    const said = endingSaying(sign.says, on, log);
    if (!said || Number(said.groups['port'] ?? 0) > LAST_PRIVILEGED_PORT) continue;
    const user: Evidence | undefined = id
      ? { source: 'field', on, path, quote: `${id}` }
      : undefined;
    const missing = user ? sign.needs : lackedBy(container, sign.needs);
    if (missing.length > 0) return { sign, said, missing, ...(user && { user }) };
  }
  return undefined;
}

const LAST_PRIVILEGED_PORT = 1023;

/** Whether the line leaves no other reason: only root tries it, and no file system of its own has a say. */
function isNecessary({ sign, said }: Found, troubled: Troubled): boolean {
  const { path } = said.groups;
  const isRoot = sign.onlyByRoot ?? userOf(troubled).value === 0;
  // A container that runs on has survived it, unless what only root does ended a part of it.
  if (!said.isLast || !(troubled.run ?? sign.onlyByRoot)) return false;
  return isRoot && !(path !== undefined && mountOf(troubled, path));
}
