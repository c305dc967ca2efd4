import { refTo } from '../../domain/keys.ts';
import type { Fact, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { nearestName } from '../../readings/nearest-name.ts';
import { isWithin } from '../../readings/time.ts';
import { hostIn, namesIn, type NamedReference, type Reference } from './reference.ts';

/** What is applied together is all there within so long. */
export const SETTLED_MS = 20_000;
/** Large, or nobody's business: asked for by name. */
const BY_NAME = ['ConfigMap', 'Secret', 'rbac.authorization.k8s.io/ClusterRole'];
const SERVICE_ENTRY = 'networking.istio.io/ServiceEntry';

/**
 * The names in an object that lead nowhere; what cannot be read is not among them, nor what may be on its way, unless its
 * controller has missed it by name: then `said` holds that.
 */
export function missingNames(
  object: Resource,
  references: readonly Reference[],
  world: World,
  said = '',
): readonly NamedReference[] {
  const { creationTimestamp, deletionTimestamp } = object.metadata ?? {};
  if (deletionTimestamp) return [];
  const isNew = isWithin(SETTLED_MS, creationTimestamp, world.now);
  const words = said.split(/[^\w.-]+/);
  const awaited = namesIn(object, references, world).filter(
    ({ to: [{ name }] }) => !isNew || words.includes(name),
  );
  return awaited.filter((one) => isMissing(one, world));
}

/** The one of its kind, where it was looked for, whose name resembles a missing one. Secrets are nobody's business. */
export function nearTo({ kind, namespace = '', name }: Ref, world: World): string | undefined {
  if (kind === 'Secret') return undefined;
  const names = world.list(kind, { namespace }).items.map(({ metadata }) => metadata?.name ?? '');
  return nearestName(name, names)?.name;
}

/** The only object of that kind and name in any other namespace. */
export function onlyElsewhere({ kind, namespace, name }: Ref, world: World): Ref | undefined {
  if (!namespace || BY_NAME.includes(kind)) return undefined;
  const { items } = world.list(kind, { all: true });
  const [only, ...more] = items.filter(({ metadata }) => metadata?.name === name);
  return only && more.length === 0 ? refTo(kind, only) : undefined;
}

function isMissing({ to, reference, evidence }: NamedReference, world: World): boolean {
  const facts = to.map((ref) => factOf(ref, evidence.on, world));
  if (!facts.every(({ is }) => is === 'absent')) return false;
  if (reference.isHost) return !isEntered(hostIn(evidence.quote), world);
  const [{ kind, namespace = '' }] = to;
  return !reference.amongOthers || world.list(kind, { namespace }).items.length > 0;
}

/** From a list, which answers for all names of its kind, unless that is too much for a few names. */
function factOf(ref: Ref, on: Ref, world: World): Fact<Resource> {
  const { kind, namespace = '', name } = ref;
  if (BY_NAME.includes(kind) || (namespace && namespace !== on.namespace)) return world.get(ref);
  const { items, gap } = world.list(kind, { namespace });
  const value = items.find(({ metadata }) => metadata?.name === name);
  if (value) return { is: 'known', value };
  return gap ? { is: 'unknown', why: gap } : { is: 'absent' };
}

/** Whether a host that is no Service was entered into the mesh by hand, or may have been. */
export function isEntered(host: string, world: World): boolean {
  const { items, gap } = world.list(SERVICE_ENTRY, { all: true });
  const hosts = items.flatMap((entry): readonly unknown[] => {
    const { hosts: held = [] } = (entry as { spec?: { hosts?: readonly string[] } }).spec ?? {};
    return held;
  });
  return gap !== undefined || hosts.includes(host);
}
