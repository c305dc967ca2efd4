import { kindOf, refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { peersIn } from '../../readings/network/addresses.ts';
import { servicesNamed, isClusterName } from '../../readings/network/service-names.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { isClusterScoped } from '../../world/served-kinds.ts';
import { placesIn, type FieldPlace } from './places.ts';
import type { Stopped } from './stopped.ts';

/**
 * How objects of a kind name others: a row of the tables beside this file. `at` points to the name, and `*` in it is any
 * place of a list. Of several kinds in `to` the fields beside the name say which is meant, and without them the first.
 */
export type Reference = Readonly<{
  from: string;
  at: string;
  to: readonly [string, ...string[]];
  stops: Stopped;
  crosses?: true; // a namespace beside the name counts, or before it: "istio-system/public"
  isHost?: true; // the name of a Service as DNS knows it
  never?: RegExp; // what may stand there and names nothing
  ifSibling?: readonly [field: string, says: RegExp]; // only where the field beside it says so
  unless?: string; // no harm while something stands there
  amongOthers?: true; // only where others of its kind are: else its controller looks for it elsewhere
  port?: string; // where, below what holds the name, stands the port of the Service that is meant
  usualPort?: number; // which is meant where none stands there
  kindBy?: Readonly<{ at: string; to: string; kind: string }>; // the object named at `at`, of kind `to`, says there which kind
  ofPods?: string; // what stands at `at` is a port of the Services before the pods that are selected there
}>;

/** One name that an object holds; any of `to` is enough, which is more than one only for a host. */
export type NamedReference = Readonly<{
  reference: Reference;
  to: readonly [Ref, ...Ref[]];
  evidence: Evidence;
  port?: NamedPort;
}>;

/** The port of a Service that an object names, by its number or its name; `evidence` is that field, or without it the name. */
export type NamedPort = Readonly<{ port: number | string; evidence: Evidence }>;

/** A port that an object names and that the Service does not have; `ports` are those that it has. */
export type MissingPort = Readonly<{
  named: NamedReference;
  port: NamedPort;
  service: Ref<'Service'>;
  ports: readonly (number | string)[];
}>;

/** What capture has hidden is no name, and neither is what a template engine left. */
const NAME = /^[a-z0-9][\w.:-]*$/i;
/** Kinds that belong to no namespace. */
const CLUSTER_WIDE =
  /(?:^|\/)(?:Cluster\w+|\w+Class|Node|Namespace|PersistentVolume|ValidatingAdmissionPolicy|MutatingAdmissionPolicy)$/;

/** The names that an object holds by these rows; those that are optional are left out. */
export function namesIn(
  object: Resource,
  references: readonly Reference[],
  world: World,
): readonly NamedReference[] {
  const kind = kindOf(object);
  const on = refTo(kind, object);
  return references.flatMap((reference) => {
    if (reference.from !== kind || reference.ofPods || isServed(object, reference)) return [];
    return placesIn(object, reference.at)
      .filter(isText)
      .filter(({ siblings }) => isAsRow(siblings, reference))
      .flatMap((place): readonly NamedReference[] => {
        const [first, ...others] =
          place.siblings['optional'] === true ? [] : meant(reference, place, object, world);
        const { path, value: quote } = place;
        const evidence = quotedField(on, path, quote);
        const port = portIn(place, evidence, reference);
        return first ? [{ reference, to: [first, ...others], evidence, ...present({ port }) }] : [];
      });
  });
}

function portIn(
  { path, siblings }: FieldPlace,
  evidence: Evidence,
  { port: at, usualPort }: Reference,
): NamedPort | undefined {
  const [held] = at === undefined ? [] : placesIn(siblings, at);
  if (!held) return usualPort === undefined ? undefined : { port: usualPort, evidence };
  const { value: port } = held;
  if (typeof port !== 'number' && typeof port !== 'string') return undefined;
  const above = path.slice(0, path.lastIndexOf('/'));
  return { port, evidence: { ...evidence, path: `${above}${held.path}`, quote: String(port) } };
}

function isText(place: FieldPlace): place is FieldPlace<string> {
  return typeof place.value === 'string' && place.value !== '';
}

function isAsRow(siblings: FieldPlace['siblings'], { ifSibling: row }: Reference): boolean {
  const said = row && siblings[row[0]];
  return row === undefined || row[1].test(typeof said === 'string' ? said : '');
}

function isServed(object: Resource, { unless }: Reference): boolean {
  return unless !== undefined && placesIn(object, unless).length > 0;
}

function meant(
  reference: Reference,
  { value, siblings }: FieldPlace<string>,
  object: Resource,
  world: World,
): readonly Ref[] {
  const { never, isHost, crosses, kindBy } = reference;
  if (never?.test(value)) return [];
  const own = object.metadata?.namespace ?? '';
  const host = isHost && hostIn(value);
  if (host) return isClusterName(host) && NAME.test(host) ? servicesNamed(host, own) : [];

  const parts = crosses ? value.split('/') : [value];
  const name = parts.at(-1) ?? '';
  const kind = kindBy ? kindSaid(kindBy, object, world) : kindMeant(reference, siblings);
  if (!kind || !NAME.test(name)) return [];
  if (CLUSTER_WIDE.test(kind) || (kindBy && isClusterScoped(kind, world))) return [{ kind, name }];
  const there = parts.length > 1 ? parts[0] : siblings['namespace'];
  const namespace = crosses && typeof there === 'string' ? there : own;
  return namespace ? [{ kind, namespace, name }] : [];
}

/** The host of an address, which may be no more than that. */
export function hostIn(value: string): string {
  return peersIn('', value)[0]?.host ?? value;
}

/** Undefined where the object that says it cannot be read. */
function kindSaid(
  { at, to, kind }: Reference['kindBy'] & object,
  object: Resource,
  world: World,
): string | undefined {
  const [name] = placesIn(object, at).filter(isText);
  const fact = name && world.get<string>({ kind: to, name: name.value });
  const [said] = fact?.is === 'known' ? placesIn(fact.value, `${kind}/kind`).filter(isText) : [];
  const apiVersion = said?.siblings['apiVersion'];
  return said && typeof apiVersion === 'string'
    ? kindOf({ apiVersion, kind: said.value })
    : undefined;
}

/** Undefined where the fields beside the name mean a kind that the row does not know. */
function kindMeant({ to }: Reference, siblings: FieldPlace['siblings']): string | undefined {
  const { kind, apiVersion, clusterScope } = siblings;
  const group = siblings['apiGroup'] ?? siblings['group'];
  if (clusterScope === true) return to.find((one) => one.includes('/Cluster'));
  if (typeof kind !== 'string') return to[0];
  if (typeof apiVersion === 'string') return to.find((one) => one === kindOf({ apiVersion, kind }));
  const known = to.filter((one) => one === kind || one.endsWith(`/${kind}`));
  return typeof group === 'string' && group !== ''
    ? known.find((one) => one === `${group}/${kind}`)
    : known[0];
}
