import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, SymptomFinder } from '../../../domain/model.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { claimedTwiceWords, type Claimed } from './claimed-twice.words.ts';
import { CONFLICT_KINDS, conflictsOf } from './signs/conflicts.ts';
import { GATEWAY, listenerConflictsOf } from './signs/listener-conflicts.ts';

/** Its controller says that something is wrong, and may well mean this. */
const SAID = 'object-reports-trouble';

/** Several objects claim what one of them can have. */
const symptom: SymptomFinder = {
  kind: 'claimed-twice',
  of: CONFLICT_KINDS,
  asked: 'unless-outage',
  isExtra: true,

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    for (const { path, quote } of conflictsOf(object, world)) {
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
  of: [...CONFLICT_KINDS, GATEWAY],
  explains: ['claimed-twice', SAID],
  refines: ['reports/own-word'],
  symptom,

  *explain({ kind, on, part, evidence }, world, object) {
    const conflict =
      kind === SAID
        ? listenerConflictsOf(object, world).find(({ path }) => isMeant(evidence, path))
        : conflictsOf(object, world).find(({ path }) => path === part);
    if (!conflict) return;
    const { what, listener, sameObject = [] } = conflict;
    const others = conflict.others.map(({ metadata: { namespace = '', name = '' } = {} }) =>
      namespace === (on.namespace ?? '') ? name : `${namespace}/${name}`,
    );
    const isApart = listener !== undefined && others.length > 0;
    yield {
      subject: on,
      params: {
        what,
        others: [...sameObject, ...others],
        ...(listener !== undefined && { listener }),
        ...present({ isApart }),
      },
      evidence: [quotedField(on, conflict.path, conflict.quote)],
      strength: isApart || sameObject.length > 1 ? 'fits' : 'entails', // of several, nobody says which
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
