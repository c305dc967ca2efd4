import type { Gap } from '../../domain/gap.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { ARGO_CD } from '../../text/owner-ref.ts';
import { appliedEntry } from './applied-entry.ts';

type Application = Resource<'argoproj.io/Application'>;

/** Where an Application is. `untold`: none of those of its name, or more than one, says that it has the object. */
export type ApplicationPlace =
  | Readonly<{ is: 'known'; namespace: string }>
  | Readonly<{ is: 'absent' }>
  | Readonly<{ is: 'unknown'; why: Gap | 'untold' }>;

/**
 * Where the Application of an object is whose mark names no namespace: in that of its Argo CD, wherever that runs. All of them are
 * listed only where it is not in the usual one, or does not have the object there.
 */
export function applicationPlace(
  name: string,
  object: Resource,
  world: Pick<World, 'get' | 'list'>,
): ApplicationPlace {
  const usual = world.get({ kind: 'argoproj.io/Application', namespace: ARGO_CD, name });
  if (usual.is === 'unknown') return { is: 'known', namespace: ARGO_CD }; // whoever reads it is told why it cannot be
  if (usual.is === 'known' && mayHold(usual.value, object))
    return { is: 'known', namespace: ARGO_CD };

  const { items, gap } = world.list('argoproj.io/Application', { all: true });
  if (gap) return { is: 'unknown', why: gap };
  const named = items.filter(({ metadata }) => metadata?.name === name);
  const holders = named.filter((one) => holds(one, object) === 'yes');
  const all = holders.length > 0 ? holders : named.filter((one) => mayHold(one, object));
  const [namespace, ...others] = all.flatMap(({ metadata }) => metadata?.namespace ?? []);
  if (namespace !== undefined && others.length === 0) return { is: 'known', namespace };
  return named.length === 0 ? { is: 'absent' } : { is: 'unknown', why: 'untold' };
}

/** Whether an Application may have an object that names it without a namespace. */
export function mayHold(application: Application, object: Resource): boolean {
  return holds(application, object) !== 'no';
}

function holds(application: Application, object: Resource): 'yes' | 'no' | 'unsure' {
  const { metadata, status: { controllerNamespace, resources } = {} } = application;
  // Beside its Argo CD an Application writes its namespace into the mark.
  if (controllerNamespace !== undefined && controllerNamespace !== metadata?.namespace) return 'no';
  if (!resources) return 'unsure';
  return appliedEntry(application, object) ? 'yes' : 'no';
}
