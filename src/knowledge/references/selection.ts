import { kindOf } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { mayBeMade } from '../../readings/network/pod-makers.ts';
import { servicesNamed } from '../../readings/network/service-names.ts';
import { selects, type LabelSelector } from '../../readings/selectors.ts';
import { isRecord } from '../../text/is-record.ts';
import { segment } from '../../text/json-pointer.ts';
import { placesIn, type FieldPlace } from './places.ts';
import type { Stopped } from './stopped.ts';

/** How objects of a kind select others by labels: a row of the table beside this file. `at` as in Reference. */
export type Selection = Readonly<{
  from: string;
  at: string;
  picks: 'Pod' | 'Service' | 'Namespace';
  stops: Stopped;
  isPlain?: true; // labels, and no LabelSelector around them
  isEverywhere?: true; // in all namespaces
  ofHost?: string; // only behind the Service whose host stands there
}>;
/** A selector that matches nothing, and what it might have matched. */
export type Empty = Readonly<{
  selection: Selection;
  path: string;
  selector: LabelSelector;
  namespaces: readonly string[];
  candidates: readonly Resource[];
}>;

/** A selector, and which of the candidates it matches. */
type Matched = Empty & Readonly<{ matches: readonly Resource[] }>;

/** Further namespaces cost a list each. */
const MOST_NAMESPACES = 3;

/** The selectors of an object that match nothing; where not all can be read that they may match, they are not among them. */
export function emptySelections(
  object: Resource,
  selections: readonly Selection[],
  world: World,
): readonly Empty[] {
  return matchesOf(object, selections, world).filter(
    ({ selection, selector, namespaces, matches }) =>
      matches.length === 0 && !mayMatch(selector, namespaces, selection, world),
  );
}

/** What the selectors of an object match; those of which not all can be read that they may match are not among them. */
export function matchesOf(
  object: Resource,
  selections: readonly Selection[],
  world: World,
): readonly Matched[] {
  if (object.metadata?.deletionTimestamp) return [];
  const own = selections.filter(({ from }) => from === kindOf(object));
  return own.flatMap((selection) =>
    placesIn(object, selection.at).flatMap((place) => {
      const selector = selectorAt(place, selection);
      if (!selector) return [];
      const namespaces = namespacesOf(place, selection, object, world);
      const candidates = selection.isEverywhere
        ? candidatesWith(selector, selection, world)
        : candidatesIn(namespaces ?? [], selection, world);
      if (!candidates || !namespaces) return [];
      const matches = candidates.filter(({ metadata }) => selects(selector, metadata?.labels));
      return [{ selection, path: place.path, selector, namespaces, candidates, matches }];
    }),
  );
}

/** Undefined where it selects all, or by what no label says: Cilium's own labels, and what capture has hidden. */
function selectorAt({ value }: FieldPlace, { isPlain }: Selection): LabelSelector | undefined {
  if (!isRecord(value)) return undefined;
  const selector = (isPlain ? { matchLabels: value } : value) as LabelSelector;
  if (selector.matchLabels !== undefined && !isRecord(selector.matchLabels)) return undefined;
  const keys = [
    ...Object.keys(selector.matchLabels ?? {}),
    ...(selector.matchExpressions ?? []).map(({ key }) => key),
  ];
  const texts = [...keys, ...Object.values(selector.matchLabels ?? {})];
  const isOdd = keys.some((key) => SOURCED.test(key)) || texts.some((text) => text.includes('‹'));
  return keys.length === 0 || isOdd ? undefined : selector;
}
const SOURCED = /^(?:k8s|any|reserved|container|cidr|fqdn|node)[:.]|^io\.(?:kubernetes|cilium)\./;

/** Where it looks: "" for what is cluster-wide; undefined where that is too much, or not known. */
function namespacesOf(
  { siblings }: FieldPlace,
  { picks, ofHost, isEverywhere }: Selection,
  object: Resource,
  world: World,
): readonly string[] | undefined {
  const own = object.metadata?.namespace ?? '';
  if (picks === 'Namespace') return [''];
  if (isEverywhere) return [];
  if (ofHost) {
    const [host] = placesIn(object, ofHost);
    const [service] = typeof host?.value === 'string' ? servicesNamed(host.value, own) : [];
    return service && [service.namespace];
  }
  const wider = siblings['namespaceSelector'];
  if (!isRecord(wider)) return own ? [own] : undefined;
  if (wider['any'] === true) return undefined;
  if (Array.isArray(wider['matchNames']))
    return wider['matchNames'].filter((one) => typeof one === 'string');
  const { items, gap } = world.list('Namespace', { namespace: '' });
  const chosen = items.filter(({ metadata }) => selects(wider as LabelSelector, metadata?.labels));
  if (gap || chosen.length > MOST_NAMESPACES) return undefined;
  return chosen.map(({ metadata }) => metadata?.name ?? '');
}

/** Undefined where they cannot all be read. */
function candidatesIn(
  namespaces: readonly string[],
  { picks }: Selection,
  world: World,
): readonly Resource[] | undefined {
  const lists = namespaces.map((namespace) => world.list<string>(picks, { namespace }));
  return lists.some(({ gap }) => gap) ? undefined : lists.flatMap(({ items }) => items);
}

/** Those of a whole cluster that have all of its labels: the others would be too many to read. */
function candidatesWith(
  { matchLabels = {} }: LabelSelector,
  { picks }: Selection,
  world: World,
): readonly Resource[] | undefined {
  const terms = Object.entries(matchLabels).map((pair) => pair.join('='));
  const { items, gap } = world.list<string>(picks, { labels: terms.join(',') });
  return gap ? undefined : items;
}

/** Pods that a workload would make count as well: it may have none just now. */
function mayMatch(
  selector: LabelSelector,
  namespaces: readonly string[],
  { picks }: Selection,
  world: World,
): boolean {
  if (picks !== 'Pod') return false;
  return namespaces.some((namespace) =>
    mayBeMade(namespace, (labels) => selects(selector, labels), world),
  );
}

/** The first term of a selector, and where it stands. */
export function firstTerm({
  selection,
  path,
  selector,
}: Empty): Readonly<{ path: string; quote: string }> {
  const [label] = Object.entries(selector.matchLabels ?? {});
  if (label) return { path: labelPath(path, label[0], selection), quote: label[1] };
  const [expression] = selector.matchExpressions ?? [];
  return { path: `${path}/matchExpressions/0/key`, quote: expression?.key ?? '' };
}

/** Where a label stands that is selected by. */
export function labelPath(
  path: string,
  key: string,
  { isPlain }: Pick<Selection, 'isPlain'>,
): string {
  return `${path}${isPlain ? '' : '/matchLabels'}/${segment(key)}`;
}

/** The terms of a selector as kubectl writes them: "app=web", "tier in (a,b)". */
export function termsOf({
  matchLabels = {},
  matchExpressions = [],
}: LabelSelector): readonly string[] {
  return [
    ...Object.entries(matchLabels).map((pair) => pair.join('=')),
    ...matchExpressions.map(({ key, operator, values = [] }) => {
      if (operator === 'Exists') return key;
      return operator === 'DoesNotExist'
        ? `!${key}`
        : `${key} ${operator.toLowerCase()} (${values.join(',')})`;
    }),
  ];
}
