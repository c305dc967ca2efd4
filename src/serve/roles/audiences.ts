import { mayAct, type Mapped } from '../../approvals/may-act.ts';
import {
  isDirect,
  isShown,
  type ReadableChannels,
  type ShownInChannel,
  shownIn,
} from '../../approvals/may-read.ts';
import { isListed } from '../../approvals/open-namespaces.ts';
import type { Audience, Sight } from '../../domain/audience.ts';
import { refKey } from '../../domain/keys.ts';
import type { Identity, MayRead } from '../../domain/ports.ts';
import type { Person, Destination } from '../../domain/question.ts';
import { present } from '../../text/present.ts';

/** Where something is read, and who asked for it, if anybody did. */
export type Readers = Readonly<{ place: Pick<Destination, 'channel'>; asker?: Person }>;
/** The settings that say who may read what, and who can be asked about a person's own rights. */
export type Reading = Mapped & Readonly<{ channels: ReadableChannels; mayRead: MayRead }>;

/** Who reads what is said at a place: its channel decides, and in a direct message the asker's own rights. */
export function audienceOf({ place: { channel }, asker }: Readers, reading: Reading): Audience {
  if (!isDirect(channel)) return channelAudience(shownIn(channel, reading.channels));
  const may = asker && mayAct(asker, reading);
  return may?.is === 'may' ? personAudience(may.as, reading.mayRead) : channelAudience(undefined);
}

function channelAudience(shown: ShownInChannel | undefined): Audience {
  return {
    enters: async (namespace = '*') => shown !== undefined && isListed(namespace, shown.namespaces),
    sees: async () => (sight) => isShown(sight, shown),
  };
}

function personAudience(person: Identity, mayRead: MayRead): Audience {
  return {
    enters: (namespace) =>
      mayRead(person, { on: { kind: 'Pod', name: '', ...present({ namespace }) } }),
    async sees(sights) {
      const asked = new Map(sights.map((one) => [keyOf(one), one]));
      const answers = await Promise.all(
        [...asked].map(async ([key, one]) => [key, await mayRead(person, one)] as const),
      );
      const seen = new Map(answers);
      return (sight) => seen.get(keyOf(sight)) ?? false;
    },
  };
}

function keyOf({ on, isLog = false }: Sight): string {
  return `${refKey(on)} ${isLog}`;
}
