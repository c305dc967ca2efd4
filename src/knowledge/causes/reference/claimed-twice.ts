import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, SymptomFinder } from '../../../domain/model.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { claimedTwiceWords, type Claimed } from './claimed-twice.words.ts';
import { conflictsOf, GATEWAY } from './signs/listener-conflicts.ts';
import { RIVAL_KINDS, rivalriesOf } from './signs/rivals.ts';

/** Its controller says that something is wrong, and may well mean this. */
const SAID = 'object-reports-trouble';

/** Several objects claim what one of them can have. */
const symptom: SymptomFinder = {
  kind: 'claimed-twice',
  of: RIVAL_KINDS,
  asked: 'unless-outage',
  isExtra: true,

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    for (const { path, quote } of rivalriesOf(object, world)) {
      const evidence = quotedField(on, path, quote);
      yield {
        kind: 'claimed-twice',
        on,
        part: path,
        reason: 'Conflict',
        evidence,
        hurts: 'progress',
      };
    }
  },
};

/** Two claim what one of them can have: a host and path behind one load balancer or gateway, a port, or to be the default. */
export const claimedTwice: Cause<Claimed> = {
  id: 'reference/claimed-twice',
  of: [...RIVAL_KINDS, GATEWAY],
  explains: ['claimed-twice', SAID],
  refines: ['reports/own-word'],
  symptom,

  *explain({ kind, on, part, evidence }, world, object) {
    const rivalry =
      kind === SAID
        ? conflictsOf(object, world).find(({ path }) => isMeant(evidence, path))
        : rivalriesOf(object, world).find(({ path }) => path === part);
    if (!rivalry) return;
    const { what, listener, beside = [] } = rivalry;
    const others = rivalry.others.map(({ metadata: { namespace = '', name = '' } = {} }) =>
      namespace === (on.namespace ?? '') ? name : `${namespace}/${name}`,
    );
    const isApart = listener !== undefined && others.length > 0;
    yield {
      subject: on,
      params: {
        what,
        others: [...beside, ...others],
        ...(listener !== undefined && { listener }),
        ...present({ isApart }),
      },
      evidence: [quotedField(on, rivalry.path, rivalry.quote)],
      strength: isApart || beside.length > 1 ? 'fits' : 'entails', // of several, nobody says which
      restsOn: [on],
    };
  },

  ...claimedTwiceWords,
};

/** Of all that its controller says this is of the same listener, or of listeners as a whole. */
function isMeant({ path = '', quote }: Evidence, conflict: string): boolean {
  const [, listener] = /^(\/status\/listeners\/\d+\/)/.exec(path) ?? [];
  return listener ? conflict.startsWith(listener) : /listener|conflict/i.test(quote);
}
