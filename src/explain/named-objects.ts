import type { Query } from '../domain/question.ts';
import { daemonSetsNamed } from '../readings/nodes/daemon-sets-named.ts';
import { present } from '../text/present.ts';
import { listingIn } from './listing.ts';
import { loggedObject } from './logged.ts';
import { manifestsIn } from './manifests-in.ts';
import type { PastedText } from './pasted-text.ts';

/** More would not be read. */
const MOST = 3;
const IN_POD = /in pod (?<name>[a-z0-9][a-z0-9.-]*)_(?<namespace>[a-z0-9-]+)\(/g;
/** Either end of a flow, as `hubble observe` prints it: "shop/web-7f9c6:44312 (ID:4821)". */
const IN_FLOW =
  /(?<!\S)(?<namespace>[a-z0-9-]+)\/(?<name>[a-z0-9][a-z0-9.-]*)(?::\d+)? \(ID:\d+\)/g;
/** The kinds that people ask about, as kubectl and its users write them; other words before a slash are paths. */
const KIND_AND_NAME =
  /(?<![\w./-])(?<kind>pods?|po|deploy(?:ment)?s?|statefulsets?|sts|daemonsets?|ds|replicasets?|rs|(?:cron)?jobs?|services?|svc|ingress(?:es)?|ing|nodes?|persistentvolumeclaims?|pvc|rollouts?|hpa)(?:\.[a-z0-9.]{1,60})?\/(?<name>[a-z0-9][a-z0-9.-]*[a-z0-9])(?![\w/])/g;
/** As alerts and controllers write them: "Deployment shop/web". */
const KIND_IN_NAMESPACE =
  /(?<![\w./-])(?<kind>Pod|Deployment|StatefulSet|DaemonSet|ReplicaSet|(?:Cron)?Job|Service|Ingress|Rollout|HPA) (?!\d+\/)(?<namespace>[a-z0-9][a-z0-9-]*)\/(?<name>[a-z0-9][a-z0-9.-]*[a-z0-9])(?![\w/])/g;
const DESCRIBED = /^Name:\s+(?<name>[a-z0-9][a-z0-9.-]*)\nNamespace:\s+(?<namespace>[a-z0-9-]+)$/gm;
/** A network plugin that fails, whose DaemonSet may be anywhere. */
const OF_PLUGIN = /plugin (?:type=)?"/;
const FLAG = /\bkubectl\b.*?\s(?:-n|--namespace)[ =](?<namespace>[a-z0-9-]+)/;

/** The objects that a text names as kubectl and controllers do: rows of a list that are not well, manifests, "pod/web-1", what was described or a log is about, and the DaemonSet of a network plugin that fails. */
export function namedObjects(text: PastedText): readonly Query[] {
  const whole = text.lines.join('\n');
  const asked = FLAG.exec(whole)?.groups?.['namespace'];
  const named = [
    ...listingIn(text)
      .filter(({ is }) => is === 'ill')
      .map(({ kind, name, namespace }) => ({ kind, name, namespace })),
    ...manifestsIn(text.lines),
    ...text.lines.flatMap((line) => loggedObject(line) ?? []),
    ...[DESCRIBED, IN_POD, IN_FLOW]
      .flatMap((pattern) => [...whole.matchAll(pattern)])
      .map(({ groups }) => ({
        kind: undefined,
        name: groups?.['name'] ?? '',
        namespace: groups?.['namespace'],
      })),
    ...[...whole.matchAll(KIND_IN_NAMESPACE)].map(({ groups }) => ({
      kind: groups?.['kind']?.toLowerCase(),
      name: groups?.['name'] ?? '',
      namespace: groups?.['namespace'],
    })),
    ...[...whole.matchAll(KIND_AND_NAME)].map(({ groups }) => ({
      kind: groups?.['kind'],
      name: groups?.['name'] ?? '',
      namespace: undefined,
    })),
    ...text.lines
      .filter((line) => OF_PLUGIN.test(line))
      .flatMap(daemonSetsNamed)
      .map((name) => ({ kind: 'ds', name, namespace: '' })),
  ];
  const queries = named.map(({ kind, name, namespace = asked }): Query => ({
    text: kind ? `${kind}/${name}` : name,
    ...present({ namespace }),
  }));
  return queries.filter((one, at) => queries.findIndex(isAbout(one)) === at).slice(0, MOST);
}

function isAbout({ text }: Query): (other: Query) => boolean {
  return (other) => nameOf(other.text) === nameOf(text);
}

function nameOf(text: string): string {
  return text.slice(text.indexOf('/') + 1);
}
