import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { RIVAL_KINDS, rivalriesOf } from '../../signs/rivals.ts';
import { claimedTwiceWords, type Claimed } from './claimed-twice.words.ts';

/** Several objects claim what one of them can have. */
const symptom: SymptomFinder = {
  kind: 'claimed-twice',
  of: RIVAL_KINDS,
  asked: 'beside-trouble',
  isExtra: true,

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    for (const { path, quote } of rivalriesOf(object, world)) {
      const evidence = { source: 'field', on, path, quote } as const;
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

/** Two objects claim what one of them can have: a host and path behind one load balancer or gateway, or to be the default. */
export const claimedTwice: Cause<Claimed> = {
  id: 'reference/claimed-twice',
  of: RIVAL_KINDS,
  explains: ['claimed-twice'],
  symptom,

  *explain({ on, part, evidence }, world, object) {
    const rivalry = rivalriesOf(object, world).find(({ path }) => path === part);
    if (!rivalry) return;
    const others = rivalry.others.map(({ metadata: { namespace = '', name = '' } = {} }) =>
      namespace === (on.namespace ?? '') ? name : `${namespace}/${name}`,
    );
    yield {
      subject: on,
      params: { what: rivalry.what, others },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on],
    };
  },

  ...claimedTwiceWords,
};
