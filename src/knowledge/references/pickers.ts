import { kindOf, refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { selects, type LabelSelector } from '../../readings/selectors.ts';
import { isRecord } from '../../text/is-record.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { labelPath, termsOf } from './selection.ts';

/** How an object comes to count only because another selects it: a row. `at` and `within` are fields of the other's spec. */
type Picker = Readonly<{ of: string; by: readonly string[]; at: string; within: string }>;
/** Why one that could select an object does not; `terms` are those of the selector, none where it is unset. */
export type NotPicked = Readonly<{
  by: Ref;
  field: string;
  is: 'labels' | 'namespace';
  terms: readonly string[];
  evidence: Evidence;
}>;

const GROUP = 'monitoring.coreos.com';
const SCRAPERS = ['Prometheus', 'PrometheusAgent'];

/** Prometheus operator: a selector that is unset takes nothing, one of namespaces its own; an empty one takes all. */
const pickers: readonly Picker[] = [
  picked('ServiceMonitor', 'serviceMonitor'),
  picked('PodMonitor', 'podMonitor'),
  picked('Probe', 'probe'),
  picked('ScrapeConfig', 'scrapeConfig'),
  picked('PrometheusRule', 'rule', ['Prometheus', 'ThanosRuler']),
];

function picked(kind: string, field: string, by = SCRAPERS): Picker {
  return {
    of: `${GROUP}/${kind}`,
    by: by.map((one) => `${GROUP}/${one}`),
    at: `${field}Selector`,
    within: `${field}NamespaceSelector`,
  };
}

/** The kinds that count only where something selects them. */
export const pickedKinds: readonly string[] = pickers.map(({ of }) => of);

/** Why each that could select an object does not; empty where one does, none is there, or that cannot be told. */
export function notPickedBy(object: Resource, world: World): readonly NotPicked[] {
  const row = pickers.find(({ of }) => of === kindOf(object));
  if (!row || object.metadata?.deletionTimestamp) return [];
  const lists = row.by.map((kind) => ({ kind, ...world.list<string>(kind, { all: true }) }));
  if (lists.some(({ gap }) => gap)) return [];

  const all = lists.flatMap(({ kind, items }) =>
    items.map((one) => reasonOf(object, { on: refTo(kind, one), picker: one, row, world })),
  );
  return all.every((one) => typeof one === 'object') ? all : [];
}

type PickerAt = Readonly<{ on: Ref; picker: Resource; row: Picker; world: World }>;

function reasonOf(object: Resource, asked: PickerAt): NotPicked | 'picked' | 'unknown' {
  const { on, picker, row, world } = asked;
  const { labels, namespace = '' } = object.metadata ?? {};
  const spec = (picker as { spec?: unknown }).spec;
  const [own, around] = [row.at, row.within].map((key) => selectorIn(spec, key));
  if (own === 'odd' || around === 'odd') return 'unknown';
  if (!own || !selects(own, labels)) return notPicked('labels', row.at, own, on);
  if (!around && namespace === on.namespace) return 'picked';
  if (!around) return notPicked('namespace', row.within, around, on);
  if (termsOf(around).length === 0) return 'picked';
  const fact = world.get({ kind: 'Namespace', name: namespace });
  if (fact.is !== 'known') return 'unknown';
  return selects(around, fact.value.metadata?.labels)
    ? 'picked'
    : notPicked('namespace', row.within, around, on);
}

/** What capture has hidden is no label. */
function selectorIn(spec: unknown, key: string): LabelSelector | undefined | 'odd' {
  const selector = isRecord(spec) ? spec[key] : undefined;
  if (selector === undefined || selector === null) return undefined;
  return isRecord(selector) && !JSON.stringify(selector).includes('‹') ? selector : 'odd';
}

function notPicked(
  is: NotPicked['is'],
  field: string,
  selector: LabelSelector | undefined,
  by: Ref,
): NotPicked {
  const at = `/spec/${field}`;
  const [label] = Object.entries(selector?.matchLabels ?? {});
  const [expression] = selector?.matchExpressions ?? [];
  const [path, quote] = label
    ? [labelPath(at, label[0], {}), label[1]]
    : [`${at}/matchExpressions/0/key`, expression?.key ?? ''];
  const evidence: Evidence = selector
    ? quotedField(by, path, quote)
    : { ...quotedField(by, at, is === 'labels' ? 'none' : 'its own'), unset: true };
  return { by, field, is, terms: selector ? termsOf(selector) : [], evidence };
}
