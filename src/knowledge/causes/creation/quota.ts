import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Fact, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { after } from '../../../readings/time.ts';
import { amountIn, type Short } from '../../../readings/workloads/beyond-quota.ts';
import type { Amounts } from '../../../readings/workloads/refusal.ts';
import { ownersOf, podsOf } from '../../../readings/workloads/workloads.ts';
import { ownOf } from '../../../text/own-of.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { lastRefusal, REFUSED, RETRY_MS } from '../../signs/workloads/creation.ts';
import { quotaWords, type Quota, type Update } from './quota.words.ts';
import { surgeOf } from './signs/surge.ts';
import type { Scope } from './words/quota-scope-words.ts';

/** A ResourceQuota has no room for one more pod. Quotas on claims are told by the claim. */
export const quota: Cause<Quota> = {
  id: 'creation/quota',
  explains: REFUSED,
  refines: ['reports/own-word'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'quota' || !said || said.quote.includes('persistentvolumeclaim')) return;

    const { namespace = '' } = on;
    const subject = { kind: 'ResourceQuota', namespace, name: refusal.quota } as const;
    const { requested, used, limited } = refusal;
    const short = Object.keys(requested).map((resource) => ({
      resource,
      requested: requested[resource] ?? '',
      used: used[resource] ?? '',
      limited: limited[resource] ?? '',
    }));
    const fact = world.get(subject);
    const is = stateOf(fact, requested);
    const update = updateOf(on, world);
    const scopes = fact.is === 'known' ? scopesOf(fact.value) : [];
    yield {
      subject,
      params: {
        workload: accountableFor(on, world).subject.name,
        short,
        is,
        ...present({ update }),
        ...(scopes.length > 0 && { scopes: scopes.map(({ scope }) => scope) }),
      },
      evidence: [
        said,
        ...hardOf(subject, fact, short),
        ...scopes.map(({ path, quote }) => quotedField(subject, path, quote)),
      ],
      strength: 'entails',
      restsOn: [on, subject],
      ...(is === 'has-room' && { passesBy: after(RETRY_MS, world.now) }),
    };
  },

  ...quotaWords,
};

/** Which pods a quota counts, where it does not count all. */
function scopesOf({
  spec,
}: Resource<'ResourceQuota'>): readonly Readonly<{ scope: Scope; path: string; quote: string }>[] {
  const plain = (spec?.scopes ?? []).map((name, at) => ({
    scope: { name },
    path: `/spec/scopes/${at}`,
    quote: name,
  }));
  const selected = (spec?.scopeSelector?.matchExpressions ?? []).map(
    ({ scopeName: name, operator, values }, at) => ({
      scope: { name, operator, ...(values?.length && { values }) },
      path: `/spec/scopeSelector/matchExpressions/${at}/scopeName`,
      quote: name,
    }),
  );
  return [...plain, ...selected];
}

/** Whether one more would fit by what the quota counts now. One that is gone limits nothing. */
function stateOf(fact: Fact<Resource<'ResourceQuota'>>, requested: Amounts): Quota['is'] {
  if (fact.is === 'unknown') return 'unread';
  if (fact.is === 'absent') return 'has-room';
  const { hard = {}, used = {} } = fact.value.status ?? {};
  const fits = Object.entries(requested).every(([resource, asked]) => {
    const limit = ownOf(fact.value.spec?.hard, resource) ?? ownOf(hard, resource);
    const sum = amountIn(resource, used[resource] ?? '0') + amountIn(resource, asked);
    return limit === undefined || sum <= amountIn(resource, limit);
  });
  return fits ? 'has-room' : 'full';
}

function hardOf(
  on: Ref,
  fact: Fact<Resource<'ResourceQuota'>>,
  short: readonly Short[],
): readonly Evidence[] {
  const hard = fact.is === 'known' ? (fact.value.spec?.hard ?? {}) : {};
  return short.flatMap(({ resource }) => {
    const quote = ownOf(hard, resource);
    const path = `/spec/hard/${resource.replaceAll('/', '~1')}`;
    return quote ? [quotedField(on, path, `${quote}`)] : [];
  });
}

function updateOf(on: Ref, world: World): Update | undefined {
  const [owner] = ownersOf(on, world);
  const fact = owner && isA('apps/Deployment', owner) ? world.get(owner) : undefined;
  if (!owner || fact?.is !== 'known') return undefined;

  const surge = surgeOf(fact.value);
  const old = podsOf(owner, world).pods.length - podsOf(on, world).pods.length;
  return surge && old > 0 ? { old, ...surge } : undefined;
}
