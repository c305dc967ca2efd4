import type { Change } from '../../domain/plan.ts';
import { present } from '../../text/present.ts';
import { madeBy } from '../../world/made-by.ts';
import { guardedPatch } from '../guarded-patch.ts';
import { pathOf, type ApiResource } from './discovery.ts';

/** The request of one attempt: for this version of the object only, and where it is still to be created for none. */
export function writeRequest(
  change: Change,
  resource: ApiResource,
  resourceVersion: string,
  mode: 'apply' | 'dry-run',
) {
  const { do: how, on, sub } = change;
  const { namespace, name, uid } = on;
  if (how === 'patch') {
    const path = pathOf(resource, { ...on, sub });
    return { method: 'PATCH', path, body: guardedPatch(change, resourceVersion) } as const;
  }
  if (how === 'create')
    return { method: 'POST', path: pathOf(resource, { namespace }), body: madeBy(change) } as const;
  return {
    method: 'POST',
    path: pathOf(resource, { namespace, name, sub: 'eviction' }),
    body: {
      apiVersion: 'policy/v1',
      kind: 'Eviction',
      metadata: { namespace, name },
      deleteOptions: {
        preconditions: { uid, resourceVersion },
        ...(mode === 'dry-run' && { dryRun: ['All'] }),
      },
    },
  } as const;
}

/** What kubewhy itself needs besides: it looks at the object before it changes it. */
export function ownRightsFor(change: Change) {
  const { kind, namespace, name } = change.on;
  return [{ kind, ...present({ namespace }), name, verb: 'get' }, ...rightsFor(change)];
}

/** What somebody needs to be allowed for a change. */
export function rightsFor({ do: how, on, sub, from }: Change) {
  const { kind, namespace, name } = on;
  const own = { kind, ...present({ namespace }) };
  const copied = from ? [{ ...from, verb: 'get' }] : [];
  if (how === 'create') return [{ ...own, verb: 'create' }, ...copied];
  if (how === 'evict') return [{ ...own, name, verb: 'create', sub: 'eviction' }];
  return [{ ...own, name, verb: 'patch', ...present({ sub }) }];
}
