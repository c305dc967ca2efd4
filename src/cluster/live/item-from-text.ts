import { z } from 'zod';

import type { Resource } from '../../domain/resource.ts';
import { observedIn, keepsChangeTimes } from '../change-times.ts';
import { decoded } from './decoded.ts';
import { endOfValue } from './list-text.ts';

/** What can be an object of a cluster. */
export const Named = z.custom<Resource>(isNamed, 'not an object');
const Fields = z.custom<Metadata['managedFields']>(Array.isArray);
type Metadata = NonNullable<Resource['metadata']>;

/** Thousands are asked about: a schema would copy each. */
function isNamed(object: unknown): boolean {
  const { metadata } = Object(object) as { metadata?: unknown };
  return typeof (Object(metadata) as { name?: unknown }).name === 'string';
}

/** The kinds of the API server itself are written with their metadata first. */
const METADATA = '{"metadata":';
const FIELDS = '"managedFields":';
/** Written into each condition of each pod; in a text its quotes would be escaped. */
const NEVER_PROBED = '"lastProbeTime":null,';

/** An object of a list; its managedFields, half of most, are parsed only where dates are kept of them. Undefined for what has no name. */
export function itemFromText(text: string, kind: string): Resource | undefined {
  const begin = text.indexOf(`${FIELDS}[`);
  const isOwn = text.startsWith(METADATA) && endOfValue(text.slice(0, begin), METADATA.length) < 0;
  if (begin < 0 || !isOwn) return decoded(Named, { body: text });

  const list = begin + FIELDS.length;
  const end = endOfValue(text, list);
  const body = without(text, begin, end).replaceAll(NEVER_PROBED, '');
  const object = decoded(Named, { body });
  if (!object || !keepsChangeTimes(kind, object.metadata, observedIn(object))) return object;
  const managedFields = decoded(Fields, { body: text.slice(list, end) });
  return { ...object, metadata: { ...object.metadata, ...(managedFields && { managedFields }) } };
}

/** A text without one field of an object, and without the comma beside it. */
function without(text: string, begin: number, end: number): string {
  if (text[end] === ',') return text.slice(0, begin) + text.slice(end + 1);
  return text.slice(0, text[begin - 1] === ',' ? begin - 1 : begin) + text.slice(end);
}
