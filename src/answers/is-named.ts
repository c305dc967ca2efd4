import type { ObjectName } from '../domain/answer.ts';
import type { Lead, Query } from '../domain/question.ts';
import { kindWord } from '../text/kind-word.ts';
import { targetOf } from '../text/target-of.ts';

/** Whether a query names exactly this object, by kind and name. */
export function isNamed(
  { text, namespace, leads: [lead] = [] }: Query,
  object: ObjectName,
): boolean {
  if (lead) return 'kind' in lead && isOf(lead, object);
  const isThere = !namespace || !object.namespace || namespace === object.namespace;
  return isThere && text.toLowerCase() === targetOf(object);
}

/** A kind is written as kubectl takes it, such as "certificate.cert-manager.io". */
function isOf(lead: Extract<Lead, { kind: string }>, object: ObjectName): boolean {
  const [kind = ''] = lead.kind.toLowerCase().split('.');
  const isThere = !lead.namespace || !object.namespace || lead.namespace === object.namespace;
  return isThere && kind === kindWord(object.kind).toLowerCase() && lead.name === object.name;
}
