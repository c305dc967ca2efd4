import { isA, refKey } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';
// Services and Ingresses: where they lead.
import { ingressBackend } from '../../../knowledge/causes/network/ingress-backend.ts';
import { serviceSelector } from '../../../knowledge/causes/network/service-selector.ts';
import { serviceTargetPort } from '../../../knowledge/causes/network/service-target-port.ts';
import type { SelectsNothing } from '../../../knowledge/references/selecting.words.ts';
import { isNameLike } from '../../../readings/network/name-like.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isOver } from '../../../readings/pods/pods.ts';
import { type Labels, selects } from '../../../readings/selectors.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { nearestWord } from '../../../text/nearest-word.ts';
import { ownOf } from '../../../text/own-of.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { below, inSpec } from '../../fields/found.ts';
import { objectOf } from '../../fields/holders.ts';
import { namesIn, nearestFirst, nearestPorts } from '../../fields/names.ts';
import { openPorts } from '../../fields/open-ports.ts';

/** Selects the label that the pods carry. */
const carriedLabel = fieldRemedy<SelectsNothing>({
  id: 'network/carried-label',
  answers: [serviceSelector],
  input: { name: 'label', type: 'name' },

  *find({ params, subject }, world) {
    const { key, wants = '', has, nearest = '' } = params;
    const of = isA('Service', subject) && objectOf(subject, world);
    if (!of || key === undefined) return;
    const { selector = {} } = (of.object as Resource<'Service'>).spec ?? {};
    const values = valuesOfOne(selector, key, subject, world);
    if (has === undefined || !values.includes(has)) return;
    if (values.length > 1 && !isMeant(has, [wants, subject.name])) return;
    const candidates = nearestFirst(wants, has, values).map((one) =>
      one.value === has ? candidate(has, 'carried', nearest) : one,
    );
    yield inSpec(of, below('selector', key), { candidates });
  },
});

function isMeant(has: string, names: readonly string[]): boolean {
  return names.some((one) => isNameLike(has, one) || nearestWord(one, [has]) !== undefined);
}

/** Values of a label with which a selector picks pods of one workload, and nothing else. */
function valuesOfOne(
  selector: Labels,
  key: string,
  { namespace = '' }: Ref,
  world: World,
): readonly string[] {
  const { [key]: _, ...matchLabels } = selector;
  const { items } = world.list('Pod', { namespace });
  const picked = items.filter(
    (pod) => !isOver(pod) && selects({ matchLabels }, pod.metadata?.labels),
  );
  const byValue = Map.groupBy(picked, ({ metadata }) => ownOf(metadata?.labels, key));
  return [...byValue].flatMap(([value, pods]) => {
    const makers = pods.map((pod) => refKey(accountableFor(podRef(pod), world).subject));
    return value !== undefined && new Set(makers).size === 1 ? [value] : [];
  });
}

/** Sends to the port at which the pods listen, or that they declare. */
const declaredPort = fieldRemedy<
  Readonly<{ port: number; target: number | string; declared: readonly number[]; pod: string }>
>({
  id: 'network/declared-port',
  answers: [serviceTargetPort],
  input: { name: 'port', type: 'number' },

  *find({ params, subject }, world) {
    const of = isA('Service', subject) && objectOf(subject, world);
    const service = isA('Service', subject) ? world.get(subject) : undefined;
    const { ports = [] } = service?.is === 'known' ? (service.value.spec ?? {}) : {};
    const index = ports.findIndex(({ port }) => port === params.port);
    if (!of || index === -1) return;
    const { namespace = '' } = subject;
    const pod = world.get({ kind: 'Pod', namespace, name: params.pod });
    const open = pod.is === 'known' ? openPorts(pod.value, world) : [];
    const { declared, target } = params;
    const isOpen = (one: number) => open.includes(one);
    const unheard = declared.filter((one) => !isOpen(one));
    const undeclared = open.filter((one) => !declared.includes(one));
    const candidates = [
      ...nearestPorts(target, declared.filter(isOpen), 'open'),
      ...nearestPorts(target, unheard, 'declared'),
      ...nearestPorts(target, undeclared, 'open'),
    ];
    yield {
      ...inSpec(of, `ports/${index}/targetPort`, { candidates }),
      identity: [`ports/${index}/port`],
    };
  },
});

/** Sends requests of an Ingress to a Service, or to a port of it, that exists. */
const otherBackend = fieldRemedy<
  Readonly<{
    is: string;
    service: string;
    port: number | string;
    near?: string;
    ports?: readonly (number | string)[];
  }>
>({
  id: 'network/other-backend',
  answers: [ingressBackend],
  input: { name: 'backend', type: 'name' },

  *find({ params, subject }, world) {
    const of = isA('networking.k8s.io/Ingress', subject) && objectOf(subject, world);
    if (!of) return;
    const { is, service, port, near, ports = [] } = params;
    const isNamed = is === 'absent' || typeof port === 'string';
    const field = { absent: 'name', 'no-port': isNamed ? 'port/name' : 'port/number' }[is];
    const { spec } = of.object as Resource<'networking.k8s.io/Ingress'>;
    const all = [
      { at: 'defaultBackend', backend: spec?.defaultBackend },
      ...(spec?.rules ?? []).flatMap(({ http }, rule) =>
        (http?.paths ?? []).map(({ backend }, path) => ({
          at: `rules/${rule}/http/paths/${path}/backend`,
          backend,
        })),
      ),
    ];
    const places = all.flatMap(({ at, backend }) =>
      backend?.service?.name === service &&
      (is === 'absent' || (backend.service.port?.name ?? backend.service.port?.number) === port)
        ? [`${at}/service/${field}`]
        : [],
    );
    const [first] = places;
    if (!field || !first) return;
    const isName = (one: number | string) => typeof one === 'string';
    const isNumber = (one: number | string) => typeof one === 'number';
    const candidates =
      is === 'absent'
        ? nearestFirst(service, near, namesIn('Service', subject.namespace ?? '', world))
        : typeof port === 'string'
          ? nearestFirst(port, undefined, ports.filter(isName))
          : nearestPorts(port, ports.filter(isNumber), 'exists');
    yield inSpec(of, first, {
      candidates,
      set: (value) =>
        Object.fromEntries(places.map((one) => [one, isNamed ? value : Number(value)])),
    });
  },
});

/** Changes of Services and Ingresses, in the order in which they are offered. */
export const networkChanges: readonly Remedy[] = [carriedLabel, declaredPort, otherBackend];
