import type { Cause, Evidence } from '../../../domain/model.ts';
import { mountOf } from '../../../readings/config/mounts.ts';
import { endingSaying, type Ending } from '../../../readings/logs/ending.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { troubledContainers, TROUBLES, type Troubled } from '../../signs/logs/troubled.ts';
import { inContainer } from '../../words/container-words.ts';
import { missingCapabilityWords, type MissingCapability } from './missing-capability.words.ts';
import { CAPABILITY_SIGNS, type CapabilitySign } from './signs/capability-signs.ts';
import { dropOf, missingFrom, userOf } from './signs/security.ts';

/** A program does what needs a capability, and its container was denied that. */
export const missingCapability: Cause<MissingCapability> = {
  id: 'security/missing-capability',
  explains: TROUBLES,

  *explain(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const found = signIn(troubled);
      if (!found) continue;

      const { sign, said, missing, user } = found;
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

  ...missingCapabilityWords,
};

type SaidCapability = Readonly<{
  sign: CapabilitySign;
  said: Ending;
  missing: readonly string[];
  user?: Evidence;
}>;

function signIn(troubled: Troubled): SaidCapability | undefined {
  const { on, log, container } = troubled;
  const { value: id, path } = userOf(troubled);
  for (const sign of CAPABILITY_SIGNS) {
    const said = endingSaying(sign.says, on, log);
    if (!said || Number(said.groups['port'] ?? 0) > LAST_PRIVILEGED_PORT) continue;
    const user: Evidence | undefined = id ? quotedField(on, path, `${id}`) : undefined;
    const missing = user ? sign.needs : missingFrom(container, sign.needs);
    if (missing.length > 0) return { sign, said, missing, ...present({ user }) };
  }
  return undefined;
}

const LAST_PRIVILEGED_PORT = 1023;

/** Whether the line leaves no other reason: only root tries it, and no file system of its own has a say. */
function isNecessary({ sign, said }: SaidCapability, troubled: Troubled): boolean {
  const { path } = said.groups;
  const isRoot = sign.onlyByRoot ?? userOf(troubled).value === 0;
  // A container that runs on has survived it, unless what only root does ended a part of it.
  if (!said.isLast || !(troubled.run ?? sign.onlyByRoot)) return false;
  return isRoot && !(path !== undefined && mountOf(troubled, path));
}
