import type { Cause, Evidence } from '../../../domain/model.ts';
import { mountOf } from '../../../readings/config/mounts.ts';
import { endingSaying, type Ending } from '../../../readings/logs/ending.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { present } from '../../../text/present.ts';
import { troubledContainers, TROUBLES, type Troubled } from '../../signs/logs/troubled.ts';
import { inContainer } from '../../words/container-words.ts';
import { missingCapabilityWords, type MissingCapability } from './missing-capability.words.ts';
import type { CapabilitySign } from './signs/capability-sign.ts';
import { CAPABILITY_SIGNS } from './signs/capability-signs.ts';
import { dropOf, missingFrom, nonRootOf, userOf } from './signs/security.ts';
import { isPrivileged, wantedPort, type WantedPort } from './signs/wanted-port.ts';

/** A program does what needs a capability, and its container was denied that. */
export const missingCapability: Cause<MissingCapability> = {
  id: 'security/missing-capability',
  explains: TROUBLES,

  *explain(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const found = signIn(troubled);
      if (!found) continue;

      const { sign, said, missing, user, wanted } = found;
      const { on, container } = troubled;
      const drop = missing[0] ? dropOf(troubled, missing[0]) : undefined;
      const next = missingFrom(container, sign.next).filter((name) => !missing.includes(name));
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(troubled),
          call: sign.call,
          said: brief(said.evidence.quote),
          missing,
          next,
          ...(drop && { dropped: drop.quote }),
          ...(user && { user: user.id }),
          ...(wanted && { port: wanted.port }),
        },
        evidence: [
          said.evidence,
          ...(drop ? [{ source: 'field', on, ...drop } as const] : []),
          ...(user?.evidence ? [user.evidence] : []),
          ...(wanted?.evidence ? [wanted.evidence] : []),
        ],
        strength: isSure(found, troubled, drop !== undefined) ? 'entails' : 'fits',
      };
    }
  },

  ...missingCapabilityWords,
};

type SaidCapability = Readonly<{
  sign: CapabilitySign;
  said: Ending;
  missing: readonly string[];
  user?: Readonly<{ id: number | 'image'; evidence?: Evidence }>;
  wanted?: WantedPort;
}>;

function signIn(troubled: Troubled): SaidCapability | undefined {
  const { on, log, container } = troubled;
  for (const sign of CAPABILITY_SIGNS) {
    const { needs, says, near, call } = sign;
    const said = endingSaying(says, on, log);
    if (!said || (near && !log.lines.some(({ text }) => near.test(text)))) continue;
    const named = Number(said.groups['port'] ?? 0);
    const wanted =
      named > 0 ? { port: named } : call === 'bind()' ? wantedPort(troubled) : undefined;
    if (wanted === 'none' || (wanted && !isPrivileged(wanted.port, troubled))) continue;

    const known = nonRootOf(troubled);
    const denied = missingFrom(container, needs);
    // Root may listen there, and nothing takes that away: the image runs as somebody else.
    const isOfImage = !known && wanted && denied.length === 0 && userOf(troubled).value !== 0;
    const user = known ?? (isOfImage && !isUnconfined(container) ? OF_IMAGE : undefined);
    const missing = user ? needs : denied;
    if (missing.length > 0) return { sign, said, missing, ...present({ user, wanted }) };
  }
  return undefined;
}

const OF_IMAGE = { id: 'image' } as const;

function isUnconfined({ securityContext }: Troubled['container']): boolean {
  return securityContext?.privileged === true;
}

/** Whether nothing else explains it: root without the capability, or another user at a port that the line names. */
function isSure(found: SaidCapability, troubled: Troubled, isDropped: boolean): boolean {
  const { said, user, wanted } = found;
  if (!user) return isDropped && isNecessary(found, troubled);
  const isNamed = wanted !== undefined && wanted.evidence === undefined;
  return isNamed && user.id !== 'image' && said.isLast && troubled.run !== undefined;
}

/** Whether the line leaves no other reason: only root tries it, and no file system of its own has a say. */
function isNecessary({ sign, said }: SaidCapability, troubled: Troubled): boolean {
  const { path } = said.groups;
  const isRoot = sign.onlyByRoot ?? userOf(troubled).value === 0;
  // A container that runs on has survived it, unless what only root does ended a part of it.
  if (!said.isLast || !(troubled.run ?? sign.onlyByRoot)) return false;
  return isRoot && !(path !== undefined && mountOf(troubled, path));
}
