// What ties pods to a node or a class that is not there, and what of a node they mount.

import type { World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { runtimeHandler } from '../../../knowledge/causes/container/runtime-handler.ts';
import { missingReference } from '../../../knowledge/causes/creation/missing-reference.ts';
import { hostPort } from '../../../knowledge/causes/scheduling/host-port.ts';
import { insufficientResource } from '../../../knowledge/causes/scheduling/insufficient-resource.ts';
import { rejectedByKubelet } from '../../../knowledge/causes/scheduling/rejected-by-kubelet.ts';
import { mountFailed } from '../../../knowledge/causes/storage/mount-failed.ts';
import type { NotFound } from '../../../knowledge/references/not-found.words.ts';
import { nearestName } from '../../../readings/nearest-name.ts';
import { hostPortsOf } from '../../../simulator/filters/host-ports.ts';
import { tableOf } from '../../../text/table-of.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import type { TemplateHolder } from '../../fields/field-row.ts';
import { below, inContainer, inPod } from '../../fields/found.ts';
import { containersIn, templateOf } from '../../fields/holders.ts';
import { nearestFirst } from '../../fields/names.ts';

/** Leaves the choice of the node to the scheduler. */
const noNodeName = fieldRemedy<Readonly<{ isPinned: boolean }>>({
  id: 'placement/no-node-name',
  answers: [rejectedByKubelet],

  *find(finding, world) {
    const of = templateOf(finding, world);
    if (!of?.template.spec?.nodeName || !finding.params.isPinned) return;
    const set = () => ({ nodeName: undefined });
    yield inPod(of, 'nodeName', { candidates: [candidate('', 'scheduler')], set });
  },
});

/** Does without a priority class that does not exist. */
const noPriority = fieldRemedy<NotFound>({
  id: 'placement/no-priority',
  answers: [missingReference],

  *find(finding, world) {
    const of = withoutClass(finding, world);
    const set = () => ({ priorityClassName: undefined });
    const candidates = [candidate('', 'unneeded')];
    if (of) yield inPod(of, 'priorityClassName', { candidates, set });
  },
});

const CLASS = 'scheduling.k8s.io/PriorityClass';

/** Names the priority class that was meant; those of the system are not for programs of others. */
const otherPriority = fieldRemedy<NotFound>({
  id: 'placement/other-priority',
  answers: [missingReference],
  input: { name: 'class', type: 'name' },

  *find(finding, world) {
    const of = withoutClass(finding, world);
    const classes = new Map(
      world.list(CLASS, { namespace: '' }).items.map((one) => [one.metadata?.name ?? '', one]),
    );
    const names = [...classes.keys()].filter((one) => !one.startsWith('system-'));
    const { name } = finding.subject;
    const near = nearestName(name, names)?.name;
    const candidates = nearestFirst(name, near, names).map(({ value }) =>
      candidate(value, 'priority', `${classes.get(value)?.value ?? 0}`),
    );
    // Any other one would be a guess at whom these pods may push off their nodes.
    if (of && near) yield inPod(of, 'priorityClassName', { candidates });
  },
});

/** The pod template that names a priority class that does not exist. */
function withoutClass(finding: Finding<NotFound>, world: World): TemplateHolder | undefined {
  const { field, object } = finding.params;
  const of = templateOf(finding, world);
  const isNamed = of?.template.spec?.priorityClassName !== undefined;
  return isNamed && field === 'priorityClassName' && object === 'absent' ? of : undefined;
}

const TYPES: Readonly<Record<string, string>> = tableOf({
  Directory: 'DirectoryOrCreate',
  File: 'FileOrCreate',
});

/** Has the kubelet make a directory of the node that pods mount and that is not there. */
const madeOnNode = fieldRemedy<Readonly<{ why: string; volume: string; type: string }>>({
  id: 'storage/made-on-node',
  answers: [mountFailed],

  *find(finding, world) {
    const { why, volume, type } = finding.params;
    const of = templateOf(finding, world);
    const index = of?.template.spec?.volumes?.findIndex(
      ({ name, hostPath }) => name === volume && hostPath?.type === type,
    );
    const value = why === 'host-path' ? TYPES[type] : undefined;
    if (!of || !value || index === undefined || index === -1) return;
    yield inPod(of, `volumes/${index}/hostPath/type`, {
      candidates: [candidate(value, 'on-node')],
    });
  },
});

/** Asks for a device that nodes offer, in place of one that none has. */
const offeredDevice = fieldRemedy<Readonly<{ resource: string; offered?: readonly string[] }>>({
  id: 'resources/offered-device',
  answers: [insufficientResource],
  input: { name: 'resource', type: 'name' },

  *find(finding, world) {
    const { resource, offered = [] } = finding.params;
    const candidates = offered.map((value) => candidate(value, 'offered'));
    for (const one of containersIn(finding, world)) {
      const { limits = {}, requests = {} } = one.container.resources ?? {};
      const amount = limits[resource];
      if (amount === undefined || candidates.length === 0) continue;
      const found = inContainer(one, 'resources/limits', {
        candidates,
        set: (value) => ({
          [below('resources/limits', resource)]: undefined,
          [below('resources/limits', `${value}`)]: amount,
          ...(requests[resource] !== undefined && {
            [below('resources/requests', resource)]: undefined,
            [below('resources/requests', `${value}`)]: amount,
          }),
        }),
      });
      yield { ...found, was: resource };
    }
  },
});

const RUNTIME = 'runtimeClassName';

/** Runs pods with the usual runtime, in place of one that the node does not have. */
const usualRuntime = fieldRemedy<Readonly<{ field?: string; handler?: string }>>({
  id: 'security/usual-runtime',
  answers: [runtimeHandler, missingReference],

  *find(finding, world) {
    const of = templateOf(finding, world);
    const { field = RUNTIME } = finding.params;
    if (!of?.template.spec?.runtimeClassName || field !== RUNTIME) return;
    const set = () => ({ runtimeClassName: undefined });
    yield inPod(of, 'runtimeClassName', { candidates: [candidate('', 'runtime')], set });
  },
});

/** Asks nodes for another port, in place of one that other pods hold. */
const otherHostPort = fieldRemedy<Readonly<{ ports: readonly number[] }>>({
  id: 'placement/other-host-port',
  answers: [hostPort],
  input: { name: 'port', type: 'number' },
  isLastResort: true,

  *find(finding, world) {
    const pods = world.list('Pod', { all: true, toPlace: true }).items;
    const taken = new Set(pods.flatMap((pod) => hostPortsOf(pod).map(({ port }) => port)));
    for (const one of containersIn(finding, world)) {
      const { spec } = one.of.template;
      const { ports = [] } = one.container;
      const index = ports.findIndex((port) => finding.params.ports.includes(port.hostPort ?? 0));
      const asked = ports[index]?.hostPort;
      if (!asked || spec?.hostNetwork) continue; // there it is the port of the program, too
      const free = Array.from({ length: 100 }, (_, more) => asked + more).find(
        (port) => !taken.has(port),
      );
      const candidates = free ? [candidate(`${free}`, 'free-port')] : [];
      const found = inContainer(one, `ports/${index}/hostPort`, { candidates });
      yield { ...found, identity: ['name', `ports/${index}/containerPort`] };
    }
  },
});

/** Changes of what ties pods to a place, in the order in which they are offered. */
export const placementChanges: readonly Remedy[] = [
  noNodeName,
  otherPriority,
  noPriority,
  madeOnNode,
  offeredDevice,
  usualRuntime,
  otherHostPort,
];
