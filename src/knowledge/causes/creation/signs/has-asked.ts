import type { World } from '../../../../domain/model.ts';
import type { PodTemplate } from '../../../../readings/injection/pod-templates-in.ts';
import { amountOf } from '../../../../readings/quantities.ts';
import type { Refusal } from '../../../../readings/workloads/refusal.ts';

/** Whether a container of a template, with the defaults of the namespace, asks for what is refused. */
export function hasAsked(
  { resource, of, asked }: Extract<Refusal, { is: 'limit-range' }>,
  namespace: string,
  world: World,
): (template: PodTemplate) => boolean {
  const field = asked?.field;
  if (field !== 'request' && field !== 'limit') return () => true;
  const { items, gap } = world.list('LimitRange', { namespace });
  if (gap) return () => true;
  const defaults = items.flatMap(({ spec }) =>
    (spec?.limits ?? []).flatMap(({ type, defaultRequest = {}, default: limit = {} }) => {
      const amount =
        field === 'limit' ? limit[resource] : (defaultRequest[resource] ?? limit[resource]);
      return type === 'Container' && amount ? [amount] : [];
    }),
  );
  const amountsOf = ({ resources }: PodTemplate['containers'][number]) => {
    const { limits = {}, requests = {} } = resources ?? {};
    const own = field === 'limit' ? limits[resource] : (requests[resource] ?? limits[resource]);
    return own ? [own] : defaults;
  };
  const inUnits = (amount: string) => amountOf(resource, amount);
  return ({ containers }) => {
    const all = containers.map((one) => amountsOf(one).map(inUnits));
    if (asked?.amount === undefined) return all.some((one) => one.length === 0);
    const amount = inUnits(asked.amount);
    if (of !== 'Container') return sum(all) === amount;
    return all.flat().includes(amount);
  };
}

function sum(amounts: readonly (readonly number[])[]): number {
  return amounts.reduce((total, [first = 0]) => total + first, 0);
}
