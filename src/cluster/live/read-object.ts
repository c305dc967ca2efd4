import type { Fact, Ref } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isDeep } from '../../text/is-deep.ts';
import { withoutNulls } from '../without-nulls.ts';
import type { Api } from './api.ts';
import { ask, canBeNames } from './ask.ts';
import { decoded } from './decoded.ts';
import { pathOf } from './discovery.ts';
import { isOther } from './is-other.ts';
import { Named } from './named.ts';
import { typeOf } from './type-of.ts';
import { fromWire } from './wire.ts';

/** Reads one object past every cache. */
export async function readObject(api: Api, ref: Ref): Promise<Fact<Resource>> {
  const found = await api.find(ref.kind);
  if (found.is === 'unknown') return { is: 'unknown', why: 'no-answer' };
  if (found.is === 'absent') return found;
  if (found.resource.namespaced && !ref.namespace) return { is: 'absent' };
  if (!canBeNames(ref.namespace, ref.name)) return { is: 'absent' };

  const reply = await ask(api, pathOf(found.resource, ref));
  if (typeof reply === 'string') return { is: 'unknown', why: reply };
  if (reply.status === 404) return { is: 'absent' };
  const object = decoded(Named, reply);
  if (!object) return { is: 'unknown', why: 'unusable' }; // the page of a proxy
  if (isDeep(object)) return { is: 'unknown', why: 'odd' };
  const { name, namespace = '' } = ref;
  const type = typeOf(found.resource);
  const value = fromWire(withoutNulls(object), type);
  return isOther(value, { ...type, name, namespace })
    ? { is: 'unknown', why: 'odd' }
    : { is: 'known', value };
}
