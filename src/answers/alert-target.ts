import type { Alert, Lead, Query } from '../domain/question.ts';
import { present } from '../text/present.ts';
import type { AlertFamily } from './alert-objects/alert-family.ts';
import { byLabels, ofCustomResource } from './alert-objects/by-labels.ts';
import { byScrape } from './alert-objects/by-scrape.ts';
import { clusterOf } from './alert-objects/cluster-of.ts';
import { familyOf } from './alert-objects/family-of.ts';
import { leadOf } from './alert-objects/lead-of.ts';

/** More would be too many reads for one question. */
const MOST_LEADS = 10;

/**
 * What an alert is about, by its family and then by its labels: what it may be, the likeliest first. Undefined where
 * neither names anything. `own`: the families that kubewhy.yaml adds.
 */
export function targetOfAlert(alert: Alert, own: readonly AlertFamily[] = []): Query | undefined {
  const leads = leadsOf(alert, familyOf(alert.name, own));
  const [first] = leads;
  if (!first) return undefined;

  const namespace = 'namespace' in first ? first.namespace : undefined;
  return {
    text: textOf(first),
    ...present({ namespace, cluster: clusterOf(alert, own) }),
    leads,
  };
}

/**
 * What a label names comes before what only the family suggests. What was scraped counts only where neither names an
 * object.
 */
function leadsOf({ labels }: Alert, family: AlertFamily | undefined): readonly Lead[] {
  const { objects = [] } = family ?? {};
  if (family?.objects && objects.length === 0) return [];
  const said = objects.filter((template) => template.includes('{'));
  const guessed = objects.filter((template) => !template.includes('{'));
  const named = leadsBy([ofCustomResource, ...said, ...byLabels, ...guessed], labels);
  return (named.length > 0 ? named : leadsBy(byScrape, labels)).slice(0, MOST_LEADS);
}

/** Each lead once, in the order of the templates. */
function leadsBy(templates: readonly string[], labels: Alert['labels']): readonly Lead[] {
  const all = templates.flatMap((template) => leadOf(template, labels) ?? []);
  return [...new Map(all.map((lead) => [JSON.stringify(lead), lead])).values()];
}

function textOf(lead: Lead): string {
  if ('kind' in lead) return `${lead.kind}/${lead.name}`;
  if ('workload' in lead) return lead.workload;
  if ('host' in lead) return lead.host;
  return 'address' in lead ? lead.address : `pod/${lead.nodeOf}`;
}
