import type { World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
// Sizes: what a container may use and asks for, and how large its volumes are.
import { missingRequest } from '../../../knowledge/causes/autoscaling/missing-request.ts';
import { oomKilled } from '../../../knowledge/causes/crash/oom-killed.ts';
import { storageLimit } from '../../../knowledge/causes/crash/storage-limit.ts';
import { limitRange } from '../../../knowledge/causes/creation/limit-range.ts';
import { insufficientResource } from '../../../knowledge/causes/scheduling/insufficient-resource.ts';
import { volumeFull } from '../../../knowledge/causes/storage/volume-full.ts';
import { amountOf, written } from '../../../readings/quantities.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inContainer, inPod } from '../../fields/found.ts';
import { containerOf, containersIn, type InTemplate, templateOf } from '../../fields/holders.ts';
import { larger } from '../../fields/larger.ts';
import { observedUse } from '../../fields/observed-use.ts';
import { sizesElsewhere } from '../../fields/sizes-elsewhere.ts';

/** Raises the memory limit at which a container was killed. */
const memoryLimit = fieldRemedy<
  Readonly<{ container: string; limit?: string; by: string; heap?: Readonly<{ old?: object }> }>
>({
  id: 'resources/memory-limit',
  answers: [oomKilled],
  input: { name: 'memory', type: 'quantity' },

  *find(finding, world) {
    const { container, limit, by, heap } = finding.params;
    const one = containerOf(finding, world, container);
    // A heap by the node's memory grows past a larger limit as well.
    if (!one || !limit || by === 'pod' || heap?.old) return;
    // Something between template and pod gave it less, such as a VerticalPodAutoscaler: the template is not at fault.
    const own = one.container.resources?.limits?.['memory'];
    if (own && amountOf('memory', own) > amountOf('memory', limit)) return;
    yield inContainer(one, 'resources/limits/memory', beyondUse(one, limit, world));
  },
});

/** Twice as much, or more than is in use: other pods may have a higher limit, and use what lies above this one. */
function beyondUse(one: InTemplate, limit: string, world: World) {
  const twice = larger(limit);
  const use = observedUse(one, 'memory', world, 1.5);
  if (!use || amountOf('memory', use.candidate.value) <= amountOf('memory', limit)) return twice;
  const isMore = ({ value }: Candidate) => amountOf('memory', value) > use.used;
  const candidates = [...twice.candidates.filter(isMore), use.candidate].toSorted(
    (a, b) => amountOf('memory', b.value) - amountOf('memory', a.value),
  );
  const isBeyond = use.used > amountOf('memory', limit);
  return { candidates, tooLittle: isBeyond ? written('memory', use.used) : limit };
}

/** Raises how much a container may write to its node's disk, or how large a volume of its pod may become. */
const storageLimits = fieldRemedy<Readonly<{ of: string; limit: string; part?: string }>>({
  id: 'resources/storage-limit',
  answers: [storageLimit],
  input: { name: 'storage', type: 'quantity' },

  *find(finding, world) {
    const { of, limit, part } = finding.params;
    if (of === 'volume') return yield* volumeSize(finding, part ?? '', limit, world);
    const limited = containersIn(finding, world).filter(
      ({ container }) =>
        container.resources?.limits?.['ephemeral-storage'] && (!part || container.name === part),
    );
    for (const one of limited) {
      const own = one.container.resources?.limits?.['ephemeral-storage'] ?? limit;
      const field = 'resources/limits/ephemeral-storage';
      yield inContainer(one, field, larger(own));
    }
  },
});

/** Enlarges a volume with a limit that is full. */
const memoryVolume = fieldRemedy<Readonly<{ is: string; volume: string; size: string }>>({
  id: 'resources/memory-volume',
  answers: [volumeFull],
  input: { name: 'size', type: 'quantity' },

  *find(finding, world) {
    const { is, volume, size } = finding.params;
    if (is === 'memory' || is === 'disk') yield* volumeSize(finding, volume, size, world);
  },
});

/** Asks for a resource that an autoscaler measures use against. */
const resourceRequest = fieldRemedy<Readonly<{ container: string; resource: string }>>({
  id: 'resources/request',
  answers: [missingRequest],
  input: { name: 'request', type: 'quantity' },

  *find(finding, world) {
    const { container, resource } = finding.params;
    const one = containerOf(finding, world, container);
    const usual = { cpu: '100m', memory: '128Mi' }[resource];
    if (!one || !usual) return;
    const others = sizesElsewhere('requests', resource, finding.subject.namespace ?? '', world);
    const use = observedUse(one, resource, world);
    const candidates = [
      ...(use ? [use.candidate] : []),
      ...[...others, candidate(usual, 'usual')].filter(
        ({ value }) => !use || amountOf(resource, value) > amountOf(resource, use.candidate.value),
      ),
    ];
    yield inContainer(one, `resources/requests/${resource}`, { candidates });
  },
});

/** Asks for as much as a node has free. */
const smallerRequest = fieldRemedy<
  Readonly<{ resource: string; smaller?: Readonly<{ quantity: string; container: string }> }>
>({
  id: 'resources/smaller-request',
  answers: [insufficientResource],
  input: { name: 'request', type: 'quantity' },

  *find(finding, world) {
    const { resource, smaller } = finding.params;
    const one = smaller && containerOf(finding, world, smaller.container);
    if (!one || resource.includes('.')) return;
    const use = observedUse(one, resource, world);
    const room = amountOf(resource, smaller.quantity);
    const candidates = [
      ...(use && amountOf(resource, use.candidate.value) < room ? [use.candidate] : []),
      ...(use && use.used > room ? [] : [candidate(smaller.quantity, 'fits')]),
    ];
    yield inContainer(one, `resources/requests/${resource}`, { candidates });
  },
});

/** Keeps to the bound of a LimitRange. */
const withinRange = fieldRemedy<
  Readonly<{
    resource: string;
    limit: string;
    field?: string;
    amount?: string;
    range?: string;
    all?: string;
  }>
>({
  id: 'resources/within-range',
  answers: [limitRange],
  input: { name: 'quantity', type: 'quantity' },

  *find(finding, world) {
    const { resource, limit, field, amount = '', range = '', all } = finding.params;
    const list = { limit: 'limits', request: 'requests' }[field ?? ''];
    if ((list !== 'limits' && list !== 'requests') || all) return; // one of several is not enough
    const other = list === 'limits' ? 'requests' : 'limits';
    for (const one of containersIn(finding, world)) {
      const own = one.container.resources?.[list]?.[resource];
      const counterpart = one.container.resources?.[other]?.[resource];
      if (!own || amountOf(resource, own) !== amountOf(resource, amount)) continue;
      const candidates = [candidate(limit, 'bound', range || 'LimitRange')];
      const isPassed = (value: string) => {
        const [low = '', high = ''] =
          list === 'limits' ? [counterpart, value] : [value, counterpart];
        return counterpart !== undefined && amountOf(resource, low) > amountOf(resource, high);
      };
      yield inContainer(one, `resources/${list}/${resource}`, {
        candidates,
        // No request may be above its limit: the other one goes along.
        set: (value) => ({
          [`resources/${list}/${resource}`]: value,
          ...(isPassed(`${value}`) && { [`resources/${other}/${resource}`]: value }),
        }),
      });
    }
  },
});

function* volumeSize(
  finding: Parameters<typeof templateOf>[0],
  volume: string,
  size: string,
  world: World,
) {
  const of = templateOf(finding, world);
  const volumes = of?.template.spec?.volumes ?? [];
  const index = volumes.findIndex(({ name, emptyDir }) => name === volume && emptyDir?.sizeLimit);
  if (!of || index === -1) return;
  yield inPod(of, `volumes/${index}/emptyDir/sizeLimit`, larger(size));
}

/** Changes of sizes, in the order in which they are offered. */
export const resourceChanges: readonly Remedy[] = [
  memoryLimit,
  storageLimits,
  memoryVolume,
  resourceRequest,
  smallerRequest,
  withinRange,
];
