import type { Resource } from '../domain/resource.ts';
import { fieldsAt } from '../readings/reports/fields.ts';
import { isLike } from '../text/is-like.ts';

/** Where objects hold the hosts that they are for, and the workload that they size. */
const HOSTS = ['spec.rules[].host', 'spec.hostnames[]', 'spec.hosts[]', 'spec.dnsNames[]'];
const SIZES = ['spec.scaleTargetRef.name'];

/** Whether an object is meant by one of these words: its name, its namespace, a host that it is for, or what it sizes; without words it is. */
export function isAbout(object: Resource, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { name, namespace } = object.metadata ?? {};
  const own = [name, namespace, ...textsAt(object, SIZES)];
  const hosts = textsAt(object, HOSTS);
  return words.some(
    (word) => own.includes(word) || hosts.some((host) => host === word || isLike(host, word)),
  );
}

function textsAt(object: Resource, paths: readonly string[]): readonly string[] {
  return paths
    .flatMap((path) => fieldsAt(object, path))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
