import { z } from 'zod';

import type { Resource } from '../../domain/resource.ts';
import { isDeep } from '../../text/is-deep.ts';
import { present } from '../../text/present.ts';
import { observedIn, keepsChangeTimes } from '../change-times.ts';
import { withoutNulls } from '../without-nulls.ts';
import { decoded } from './decoded.ts';
import { endOfValue } from './end-of-value.ts';
import { Named } from './named.ts';

const Fields = z.custom<Metadata['managedFields']>(Array.isArray);
type Metadata = NonNullable<Resource['metadata']>;

/** The kinds of the API server itself are written with their metadata first. */
const METADATA = '{"metadata":';
const FIELDS = Buffer.from('"managedFields":[');
/** Written into each condition of each pod; in a text its quotes would be escaped. */
const NEVER_PROBED = '"lastProbeTime":null,';
const [COMMA, CLOSING, CLOSING_LIST] = [0x2c, 0x7d, 0x5d];

/**
 * An object of a list without its nulls; its managedFields, half of most, are parsed only where dates are kept of them.
 * Undefined for what has no name; `odd` where it nests too deep.
 */
export function itemFromBytes(bytes: Buffer, kind: string): Resource | 'odd' | undefined {
  const begin = bytes.indexOf(FIELDS);
  const isOwn =
    begin >= 0 &&
    bytes.toString('latin1', 0, METADATA.length) === METADATA &&
    endOfValue(bytes.subarray(0, begin), METADATA.length) < 0;
  if (!isOwn) return objectIn(bytes.toString());

  const list = begin + FIELDS.length - 1;
  // Hardly any field has a bracket in its name; cut there the rest would be no JSON.
  const seeming = bytes.indexOf(CLOSING_LIST, list) + 1;
  const isUsual = bytes[seeming - 2] === CLOSING;
  const found = isUsual && objectIn(without(bytes, begin, seeming));
  const end = found ? seeming : endOfValue(bytes, list);
  const object = found || objectIn(without(bytes, begin, end));
  if (!object || object === 'odd' || !keepsChangeTimes(kind, object.metadata, observedIn(object)))
    return object;
  const managedFields = decoded(Fields, { body: bytes.toString('utf8', list, end) });
  return { ...object, metadata: { ...object.metadata, ...present({ managedFields }) } };
}

function objectIn(text: string): Resource | 'odd' | undefined {
  const body = text.replaceAll(NEVER_PROBED, '');
  const object = decoded(Named, { body });
  if (isDeep(object)) return 'odd';
  return object && body.includes('null') ? withoutNulls(object) : object;
}

/** The text without one field of the object, and without the comma beside it. */
function without(bytes: Buffer, begin: number, end: number): string {
  const isBefore = bytes[begin - 1] === COMMA;
  const isAfter = bytes[end] === COMMA;
  const head = bytes.toString('utf8', 0, isBefore && !isAfter ? begin - 1 : begin);
  return head + bytes.toString('utf8', isAfter ? end + 1 : end);
}
