import fc from 'fast-check';

import { podLabels, namespace } from '#test/support/worlds/label-rules.ts';
import { placementRules } from '#test/support/worlds/placement-rules.ts';
import { entries, sometimes } from '#test/support/worlds/small-choices.ts';
import { claimName } from '#test/support/worlds/storage-parts.ts';
import type { Theme } from '#test/support/worlds/theme.ts';

const much = entries<string>({
  cpu: sometimes(7, fc.constantFrom('0.4', '500m', '1', '1500m', '3', '499999u', '0.0005')),
  memory: sometimes(
    6,
    fc.constantFrom('256Mi', '0.5Gi', '1Gi', '100M', '1e9', '536870911.5', '100m'),
  ),
  'ephemeral-storage': sometimes(1, fc.constantFrom('500Mi', '2Gi')),
  'example.com/gpu': sometimes(2, fc.constantFrom('1', '2')),
});
const little = entries<string>({
  cpu: sometimes(5, fc.constantFrom('10m', '50m', '100m')),
  memory: sometimes(3, fc.constantFrom('16Mi', '64Mi')),
});
const resourcesOf = ({ hungry }: Theme) =>
  sometimes(hungry, much).chain((some) => {
    const requests = some ? fc.constant(some) : little;
    return fc.oneof(
      { weight: 6, arbitrary: fc.record({ requests }) },
      { weight: 2, arbitrary: fc.record({ limits: requests }) },
      { weight: 2, arbitrary: fc.record({ limits: much, requests }) },
      {
        weight: hungry > 3 ? 1 : 0,
        arbitrary: fc.constant({ limits: { 'hugepages-2Mi': '4Mi', cpu: '100m' } }),
      },
    );
  });

const portsOf = ({ ports }: Theme) =>
  sometimes(
    ports,
    fc.array(
      fc.record({
        containerPort: fc.constantFrom(80, 8080),
        hostPort: sometimes(8, fc.constantFrom(80, 8080)),
        protocol: sometimes(3, fc.constantFrom('UDP', 'TCP')),
        hostIP: sometimes(3, fc.constantFrom('10.0.0.1', '10.0.0.2', '0.0.0.0')),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  );

const containersOf = (theme: Theme) =>
  fc
    .array(
      fc.record({
        image: fc.constant('app:1'),
        resources: resourcesOf(theme),
        ports: portsOf(theme),
      }),
      { minLength: 1, maxLength: 2 },
    )
    .map((all) => all.map((one, index) => ({ name: `app-${index}`, ...one })));

const initContainersOf = (theme: Theme) =>
  fc
    .array(
      fc.record({
        image: fc.constant('init:1'),
        resources: resourcesOf(theme),
        ports: portsOf(theme),
        restartPolicy: sometimes(5, fc.constant('Always')),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.map((one, index) => ({ name: `init-${index}`, ...one })));

const CLAIM = {
  accessModes: ['ReadWriteOnce'],
  resources: { requests: { storage: '1Gi' } },
};
const volume = fc.oneof(
  {
    weight: 12,
    arbitrary: claimName.map((name) => ({ persistentVolumeClaim: { claimName: name } })),
  },
  { weight: 1, arbitrary: fc.constant({ ephemeral: { volumeClaimTemplate: { spec: CLAIM } } }) },
  { weight: 1, arbitrary: fc.constant({ emptyDir: {} }) },
  {
    weight: 1,
    arbitrary: fc.record({
      rbd: fc.record({
        monitors: fc.constantFrom(['a'], ['b', 'a']),
        image: fc.constant('disk'),
        readOnly: fc.boolean(),
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      iscsi: fc.record({
        targetPortal: fc.constant('10.0.0.9'),
        iqn: fc.constantFrom('iqn.a', 'iqn.b'),
        lun: fc.constant(0),
        readOnly: fc.boolean(),
      }),
    }),
  },
);
const volumesOf = (theme: Theme) =>
  sometimes(theme.volumes, fc.array(volume, { minLength: 1, maxLength: 2 })).map((all) =>
    all?.map((one, index) => ({ name: `volume-${index}`, ...one })),
  );

/** What any pod asks of its node for itself. */
const needsOf = (theme: Theme) =>
  fc
    .record({
      containers: containersOf(theme),
      volumes: volumesOf(theme),
      initContainers: sometimes(2, initContainersOf(theme)),
      overhead: sometimes(1, fc.constant({ cpu: '250m', memory: '64Mi' })),
      resources: sometimes(
        1,
        fc.constantFrom<object>(
          { requests: { cpu: '1' } },
          { requests: { cpu: '300m', memory: '256Mi' } },
        ),
      ),
      hostNetwork: sometimes(1, fc.constant(true)),
      priority: sometimes(8, fc.constantFrom(-5, 0, 0, 5, 10)),
    })
    .map((needs) => (hasHugePages(needs) ? { ...needs, resources: undefined } : needs));

/** The API server would write the pages of its containers at such a pod itself. */
function hasHugePages(needs: object): boolean {
  return JSON.stringify(needs).includes('hugepages');
}

/** What a running pod has of a node, where it is being resized: of its first container. */
const resize = fc.record({
  resources: fc.record({ requests: fc.record({ cpu: fc.constantFrom('50m', '1') }) }),
  allocatedResources: sometimes(5, fc.record({ cpu: fc.constantFrom('100m', '2') })),
  isInfeasible: fc.boolean(),
});

/** A pod that is there, or that waits for room; its node is chosen among those there are, and one that is gone. */
export const otherPod = (theme: Theme) =>
  fc.record({
    namespace,
    labels: podLabels,
    needs: needsOf(theme),
    rules: sometimes(theme.affinity > 5 ? 5 : 3, placementRules(theme)),
    at: fc.nat(),
    resize: sometimes(1, resize),
    state: fc.oneof(
      { weight: 8, arbitrary: fc.constant('running') },
      {
        weight: 4,
        arbitrary: fc.constantFrom('going', 'preempted', 'ended', 'nominated', 'gone', 'waiting'),
      },
    ),
  });

/** The pod to place: mostly one that matters, so that preemption is thought of. */
export const newPod = (theme: Theme) =>
  fc.record({
    namespace,
    labels: podLabels,
    needs: needsOf(theme),
    rules: placementRules(theme),
    priority: fc.constantFrom(10, 10, 10, 5, 0, -5),
    preemptionPolicy: sometimes(1, fc.constant('Never')),
    nominatedTo: sometimes(1, fc.nat()),
  });
