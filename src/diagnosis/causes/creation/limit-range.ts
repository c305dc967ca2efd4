import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { lastRefusal } from '../../signs/workloads/creation.ts';
import type { Refusal } from '../../signs/workloads/refusal.ts';
import { limitRangeWords, type OutOfRange } from './limit-range.words.ts';

const BRACKETED = /\[(?<list>[^[\]]+)\]/;

const FIELDS = { minimum: 'min', maximum: 'max', ratio: 'maxLimitRequestRatio' } as const;

/** A container or pod asks for more or less than a LimitRange of its namespace allows. */
export const limitRange: Cause<OutOfRange> = {
  id: 'creation/limit-range',
  explains: ['replicas-missing', 'job-late'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'limit-range' || !said) return;

    const { subject, restsOn } = accountableFor(on, world);
    const { namespace = '' } = on;
    const bound = boundOf(refusal, namespace, world);
    const { field, amount } = refusal.asked ?? {};
    const { list = '' } = BRACKETED.exec(said.quote)?.groups ?? {};
    const all = list.split(' per ').length > 2 ? list : undefined;
    yield {
      subject,
      params: {
        ...(bound && { range: bound.on.name }),
        namespace,
        bound: refusal.bound,
        resource: refusal.resource,
        of: refusal.of,
        limit: refusal.limit,
        ...(field && { field }),
        ...(amount && { amount }),
        ...(all && { all }),
      },
      evidence: [said, ...(bound ? [bound] : [])],
      strength: 'entails',
      restsOn: [...restsOn, ...(bound ? [bound.on] : [])],
    };
  },

  ...limitRangeWords,
};

/** The bound itself, found by what it says. */
function boundOf(
  { bound, resource, of, limit }: Extract<Refusal, { is: 'limit-range' }>,
  namespace: string,
  world: World,
): (Evidence & { on: Ref }) | undefined {
  const field = FIELDS[bound];
  for (const { metadata, spec } of world.list('LimitRange', { namespace }).items) {
    for (const [index, item] of (spec?.limits ?? []).entries()) {
      const quote = item[field]?.[resource];
      if (item.type !== of || quote !== limit) continue;
      const on = { kind: 'LimitRange', namespace, name: metadata?.name ?? '' };
      return { source: 'field', on, path: `/spec/limits/${index}/${field}/${resource}`, quote };
    }
  }
  return undefined;
}
