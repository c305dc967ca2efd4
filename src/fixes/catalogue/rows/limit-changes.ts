import type { Remedy } from '../../../domain/remedy.ts';
// Limits and requests that somebody else asks for: a quota that counts them, a probe that a slowed program misses.
import { quotaFields } from '../../../knowledge/causes/creation/quota-fields.ts';
import { probeAnswers } from '../../../knowledge/causes/probe/answer.ts';
import { livenessKills } from '../../../knowledge/causes/probe/liveness-kills.ts';
import { slowStart } from '../../../knowledge/causes/probe/slow-start.ts';
import { amountOf, written } from '../../../readings/quantities.ts';
import { tableOf } from '../../../text/table-of.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inContainer, inPod } from '../../fields/found.ts';
import { containerOf, containersIn, type InTemplate, templateOf } from '../../fields/holders.ts';
import { observedUse } from '../../fields/observed-use.ts';
import { sizesElsewhere } from '../../fields/sizes-elsewhere.ts';
import type { TypedValue } from '../../fields/typed.ts';

/** A container that uses so much of its limit is held back by it: the kernel gives it no more. */
const AT_LIMIT = 0.9;

/** Raises the CPU limit of a program that is too slow for its probe, and uses all that it may. */
const cpuLimit = fieldRemedy<Readonly<{ container: string }>>({
  id: 'resources/cpu-limit',
  answers: [
    slowStart,
    livenessKills,
    ...probeAnswers.filter(({ id }) => id === 'probe/answer/timeout'),
  ],
  input: { name: 'cpu', type: 'quantity' },

  *find(finding, world) {
    const one = containerOf(finding, world, finding.params.container);
    const { cpu: limit } = one?.container.resources?.limits ?? {};
    const use = one && observedUse(one, 'cpu', world);
    if (!one || !limit || !use) return;
    const most = amountOf('cpu', limit);
    if (use.used < most * AT_LIMIT) return;
    const value = written('cpu', Math.max(most, use.used) * 2);
    const candidates = [candidate(value, 'held-back', use.candidate.note)];
    yield inContainer(one, 'resources/limits/cpu', { candidates, tooLittle: limit });
  },
});

const USUAL: Readonly<Record<string, Readonly<Record<string, string>>>> = tableOf({
  limits: { cpu: '500m', memory: '512Mi', 'ephemeral-storage': '1Gi' },
  requests: { cpu: '100m', memory: '128Mi', 'ephemeral-storage': '512Mi' },
});
type Counted = Readonly<{ list: 'limits' | 'requests'; resource: string; for: readonly string[] }>;

/** States what a quota counts: one of it is chosen, and the others are usual values. */
const counted = fieldRemedy<Readonly<{ fields: string }>>({
  id: 'resources/counted',
  answers: [quotaFields],
  input: { name: 'quantity', type: 'quantity' },

  *find(finding, world) {
    const asked = countedIn(finding.params.fields);
    const of = templateOf(finding, world);
    const all = containersIn(finding, world).flatMap((one) =>
      asked.filter((each) => isUnset(each, one, asked)).map((each) => ({ ...each, one })),
    );
    const first = all.find(({ resource }) => resource === 'memory') ?? all[0];
    if (!of || !first || asked.some(({ list, resource }) => !USUAL[list]?.[resource])) return;
    const { list, resource } = first;
    const use = observedUse(first.one, resource, world, list === 'limits' ? 1.5 : 1);
    const elsewhere = sizesElsewhere(list, resource, of.on.namespace ?? '', world);
    const usual = candidate(leastOf(first), 'usual');
    // What others ask for is a measure; how much they may use at most is none.
    const known = list === 'limits' ? [usual, ...elsewhere] : [...elsewhere, usual];
    const others = known.filter(({ value }) => !use || amountOf(resource, value) > use.used);
    const fieldOf = (each: (typeof all)[number]) =>
      `${each.one.path.slice('/spec/'.length)}/resources/${each.list}/${each.resource}`;
    const chosen = (each: Counted, value: TypedValue) =>
      each.list === list && each.resource === resource ? value : undefined;
    yield {
      ...inPod(of, fieldOf(first), {
        candidates: [...(use ? [use.candidate] : []), ...others],
        set: (value) =>
          Object.fromEntries(
            all.map((each) => [fieldOf(each), chosen(each, value) ?? leastOf(each)]),
          ),
      }),
      identity: [...new Set(all.map(({ one }) => `${one.path.slice('/spec/'.length)}/name`))],
    };
  },
});

/** "limits.cpu for: app; limits.memory for: app", since 1.26, and "limits.cpu,limits.memory" before; "cpu" is its request. */
function countedIn(fields: string): readonly Counted[] {
  return fields.split(';').flatMap((part) => {
    const [names = '', containers = ''] = part.split(' for: ');
    const named = containers.split(',').flatMap((one) => one.trim() || []);
    return names.split(',').map((name) => {
      const list = name.trim().startsWith('limits.') ? 'limits' : 'requests';
      return { list, resource: name.trim().replace(/^(?:limits|requests)\./, ''), for: named };
    });
  });
}

/** A request that is not stated is as large as the limit. */
function isUnset(
  { list, resource, for: named }: Counted,
  one: InTemplate,
  asked: readonly Counted[],
) {
  const { name, resources } = one.container;
  if (named.length > 0 && !named.includes(name)) return false;
  const isLimited =
    resources?.limits?.[resource] ??
    asked.find((each) => each.list === 'limits' && each.resource === resource);
  return !resources?.[list]?.[resource] && !(list === 'requests' && isLimited);
}

/** A limit is no less than the request that there is. */
function leastOf({ list, resource, one }: Counted & Readonly<{ one: InTemplate }>): string {
  const usual = USUAL[list]?.[resource] ?? '';
  const asked = one.container.resources?.requests?.[resource];
  const isMore = asked !== undefined && amountOf(resource, asked) > amountOf(resource, usual);
  return list === 'limits' && isMore ? asked : usual;
}

/** Changes of limits, in the order in which they are offered. */
export const limitChanges: readonly Remedy[] = [cpuLimit, counted];
