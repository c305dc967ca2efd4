import { refKey, refTo } from '../../../domain/keys.ts';
import type { Cause, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { selectedPods } from '../../../readings/network/backends.ts';
import {
  declaredBy,
  declaredPort,
  leadsTo,
  targetOf,
} from '../../../readings/network/target-ports.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { ownersOf, podRef } from '../../../readings/workloads/workloads.ts';
import { segment } from '../../../text/json-pointer.ts';
import { ownOf } from '../../../text/own-of.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { serviceSelectsOthersWords, type Selects } from './service-selects-others.words.ts';

/** A Service selects Ready pods of another workload, too, which declare none of the ports that it sends to. */
const symptom: SymptomFinder<'Service'> = {
  kind: 'network/service-selects-others',
  of: ['Service'],
  asked: 'unless-outage',

  *find(service, world) {
    const { stranger } = mixedBehind(service, world) ?? {};
    const evidence = stranger && declaredPort(stranger);
    if (!evidence) return;
    yield {
      kind: 'network/service-selects-others',
      on: refTo('Service', service),
      reason: 'SelectsOthers',
      evidence,
      hurts: 'progress',
    };
  },
};

/** A part of the connections to a Service goes to pods of another workload, which its selector picks as well. */
export const serviceSelectsOthers: Cause<Selects, 'Service'> = {
  id: 'network/service-selects-others',
  of: ['Service'],
  explains: ['network/service-selects-others'],
  symptom,

  *explain({ on, evidence }, world, service) {
    const mixed = mixedBehind(service, world);
    const { selector = {}, ports = [] } = service.spec ?? {};
    const [first] = Object.entries(selector);
    if (!mixed || !first) return;
    const { stranger, other, natives, own } = mixed;
    const apart = labelApart(natives, stranger);
    const [key, quote] = first;
    yield {
      subject: on,
      params: {
        pod: podRef(stranger).name,
        other: other.name,
        own: own.name,
        targets: ports.map((port) => targetOf(port)),
        declared: declaredBy(stranger).map(({ containerPort }) => containerPort),
        selector,
        ...present({ apart }),
      },
      evidence: [evidence, quotedField(on, `/spec/selector/${segment(key)}`, quote)],
      strength: 'fits', // to declare ports is voluntary
    };
  },

  ...serviceSelectsOthersWords,
};

type Pod = Resource<'Pod'>;
type Mixed = Readonly<{ stranger: Pod; other: Ref; natives: readonly Pod[]; own: Ref }>;

/** A Ready pod behind a Service that declares other ports than those that it sends to, beside those of other workloads that declare them. */
function mixedBehind(service: Resource<'Service'>, world: World): Mixed | undefined {
  const { ports = [], clusterIP } = service.spec ?? {};
  if (clusterIP === 'None') return undefined; // who asks DNS for the addresses brings a port of his own
  if (!ports.every(({ protocol = 'TCP' }) => protocol === 'TCP')) return undefined; // of pods only these are compared
  const leads = (pod: Pod) => ports.some((port) => leadsTo(port, pod));
  const { pods, gap } = selectedPods(refTo('Service', service), world);
  const declaring = pods.filter((pod) => isReady(pod) && declaredBy(pod).length > 0);
  const natives = declaring.filter(leads);
  const [native] = natives;
  if (gap || !native) return undefined;

  const topOf = (pod: Pod) => ownersOf(podRef(pod), world).at(-1);
  const tops = natives.map((pod) => keyOf(topOf(pod)));
  const stranger = declaring.find((pod) => !tops.includes(keyOf(topOf(pod))));
  const other = stranger && topOf(stranger);
  const own = topOf(native);
  return stranger && other && own ? { stranger, other, natives, own } : undefined;
}

function keyOf(ref: Ref | undefined): string {
  return ref ? refKey(ref) : '';
}

/** What tells one revision or one pod from another, and not one workload. */
const OF_ONE = /hash|revision|generation|pod-(?:name|index)/;

/** A label that all of these pods have, and the other has not. */
function labelApart(natives: readonly Pod[], other: Pod): Selects['apart'] {
  const has = (key: string, value: string) => (pod: Pod) =>
    ownOf(pod.metadata?.labels, key) === value;
  const [apart] = Object.entries(natives[0]?.metadata?.labels ?? {}).filter(
    ([key, value]) =>
      !OF_ONE.test(key) && natives.every(has(key, value)) && !has(key, value)(other),
  );
  return apart && { key: apart[0], value: apart[1] };
}
