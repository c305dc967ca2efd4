import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

import { isOfKind, keyOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Recording } from '#src/world/recorded.ts';
import { moveTimes, timeOf } from '#test/integration/recorder/rewrite.ts';

/** The letters of which Kubernetes makes the ends of names. */
const LETTERS = 'bcdfghjklmnpqrstvwxz2456789';
const UID = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const MARK = /(?<=‹\d+·)[0-9a-f]{8}(?=›)/g;
/** The mounted token of a service account, called so in pods. */
const TOKEN = /(?<=kube-api-access-)[a-z0-9]{5}/g;
/** The end of how a scheduler calls itself. */
const HOST = `-${hostname()}`;
/** Events tell the microsecond. */
const FRACTION = /(?<=T\d\d:\d\d:\d\d)\.\d+(?=Z)/g;
const SEEN = Date.parse('2026-03-02T14:07:00Z');

/**
 * The same recording as another run would have made it: what a cluster draws by lot (ends of names, uids, addresses,
 * versions) follows from what it belongs to, and it is seen at a fixed time, after it has lasted.
 */
export function steadied(recording: Recording, lastsMs: number): Recording {
  const captured = Math.floor(Date.parse(recording.now) / 1000) * 1000;
  const epoch = { from: 0, becomes: SEEN - lastsMs - captured };
  const objects = inOrder(withNames(recording.objects).map(withoutLot));
  const text = moveTimes(withUids(JSON.stringify(objects), objects), [epoch]);
  return { ...recording, now: timeOf(SEEN), objects: (JSON.parse(text) as Resource[]).map(alive) };
}

/** Names, of which the cluster drew the end; and addresses, which are told in messages, too. */
function withNames(objects: readonly Resource[]): readonly Resource[] {
  const drawn = inOrder(objects).filter(({ metadata }) => metadata?.generateName);
  const families = Map.groupBy(drawn, ({ metadata }) => metadata?.generateName ?? '');
  const names = [...families].flatMap(([beginning, family]) =>
    family.map(
      ({ metadata }, index) =>
        [metadata?.name ?? '', `${beginning}${ending(`${beginning}${index}`)}`] as const,
    ),
  );
  const renamed = replaced(objects, new Map(names));
  return replaced(renamed, new Map(renamed.flatMap(addressesOf)));
}

function replaced(
  objects: readonly Resource[],
  by: ReadonlyMap<string, string>,
): readonly Resource[] {
  const any = [...by.keys()].map((text) => text.replaceAll('.', String.raw`\.`)).join('|');
  const whole = new RegExp(String.raw`(?<![\w.])(${any})(?![\w-])`, 'g');
  const text = JSON.stringify(objects).replace(whole, (found) => by.get(found) ?? found);
  return JSON.parse(text) as Resource[];
}

function addressesOf(object: Resource): readonly (readonly [string, string])[] {
  const [third = 0, fourth = 0] = hashOf(keyOf(object));
  const address = `${third}.${fourth}`;
  const clusterIP = isOfKind('Service', object) ? object.spec?.clusterIP : undefined;
  const podIP = isOfKind('Pod', object) ? object.status?.podIP : undefined;
  if (podIP) return [[podIP, `10.244.${address}`]];
  return clusterIP && clusterIP !== 'None' ? [[clusterIP, `10.96.${address}`]] : [];
}

/** By name, or the oldest first where names are drawn by lot: so they have the same names in each run. */
function inOrder(objects: readonly Resource[]): readonly Resource[] {
  return objects
    .map((object) => ({ object, place: placeOf(object) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ object }) => object);
}

function placeOf(object: Resource): string {
  const { generateName, creationTimestamp = '', name = '' } = object.metadata ?? {};
  const node = isOfKind('Pod', object) ? (object.spec?.nodeName ?? '~') : ''; // behind all names
  const drawn = generateName ? [generateName, creationTimestamp, node] : [];
  return [object.kind, ...drawn, name].join(' ');
}

/** Without what only the API server cares for, and an event by what it says. */
function withoutLot(object: Resource): Resource {
  if (!isOfKind('Event', object)) return withVersion(object);
  const { involvedObject: about, reason, message, reportingInstance: by = '' } = object;
  const { resourceVersion: _, ...involvedObject } = about;
  const name = `${about.name}.${digest(`${about.kind} ${reason} ${message}`, 16)}`;
  const reportingInstance = by.endsWith(HOST) ? `${by.slice(0, -HOST.length)}-k8s-cp` : by;
  const metadata = { ...object.metadata, name };
  const event: Resource<'Event'> = { ...object, metadata, involvedObject, reportingInstance };
  return withVersion(event);
}

function withVersion(object: Resource): Resource {
  const resourceVersion = `${Number.parseInt(digest(keyOf(object), 5), 16)}`;
  return { ...object, metadata: { ...object.metadata, resourceVersion } };
}

/** Simulated nodes report every 10 to 20 minutes, real ones every 5: as if they just had, by the usual port. */
function alive(object: Resource): Resource {
  if (!isOfKind('Node', object)) return object;
  const { status } = object;
  const lastHeartbeatTime = timeOf(SEEN);
  const conditions = status?.conditions?.map((one) => ({ ...one, lastHeartbeatTime }));
  const daemonEndpoints = { kubeletEndpoint: { Port: 10_250 } };
  return Object.assign({}, object, { status: { ...status, conditions, daemonEndpoints } });
}

/** Uids by the object's name, the rest by its place, times by the second. */
function withUids(text: string, objects: readonly Resource[]): string {
  const keys = new Map(objects.map((object) => [object.metadata?.uid ?? '', keyOf(object)]));
  const others: string[] = [];
  const numbered = (drawn: string) => {
    if (!others.includes(drawn)) others.push(drawn);
    return `${others.indexOf(drawn)}`;
  };
  return text
    .replace(UID, (uid) => uuid(keys.get(uid) ?? numbered(uid)))
    .replace(TOKEN, (drawn) => ending(numbered(drawn)))
    .replace(FRACTION, '.000000')
    .replace(MARK, (mark) => digest(numbered(mark), 8));
}

function uuid(key: string): string {
  const hex = digest(key, 32);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}

function ending(key: string): string {
  return [...hashOf(key).subarray(0, 5)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

function digest(key: string, length: number): string {
  return hashOf(key).toString('hex').slice(0, length);
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
