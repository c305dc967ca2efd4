// What ties pods to a node or a class that is not there, and what of a node they mount.
import { z } from 'zod';

import { runtimeHandler } from '../../../diagnosis/causes/container/runtime-handler.ts';
import { missingReference } from '../../../diagnosis/causes/creation/missing-reference.ts';
import { insufficientResource } from '../../../diagnosis/causes/scheduling/insufficient-resource.ts';
import { rejectedByKubelet } from '../../../diagnosis/causes/scheduling/rejected-by-kubelet.ts';
import { mountFailed } from '../../../diagnosis/causes/storage/mount-failed.ts';
import type { NotFound } from '../../../diagnosis/references/not-found.words.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inTemplates, NOTHING, QUANTITY } from '../../fields/forms.ts';
import { below, inContainer, inPod } from '../../fields/found.ts';
import { containersIn, templateOf } from '../../fields/holders.ts';
import { CONTAINER } from '../../reach/in-template.ts';
import { fits } from '../../reach/values.ts';

/** Leaves the choice of the node to the scheduler. */
const noNodeName = fieldRemedy<Readonly<{ isPinned: boolean }>>({
  id: 'placement/no-node-name',
  answers: [rejectedByKubelet],
  reach: inTemplates({ '/nodeName': NOTHING }),

  *find(finding, world) {
    const of = templateOf(finding, world);
    if (!of?.template.spec?.nodeName || !finding.params.isPinned) return;
    const set = () => ({ nodeName: undefined });
    yield inPod(of, 'nodeName', { candidates: [{ value: '', why: 'scheduler' }], set });
  },
});

/** Does without a priority class that does not exist. */
const noPriority = fieldRemedy<NotFound>({
  id: 'placement/no-priority',
  answers: [missingReference],
  reach: inTemplates({ '/priorityClassName': NOTHING }),

  *find(finding, world) {
    const { field, object } = finding.params;
    const of = templateOf(finding, world);
    if (
      !of?.template.spec?.priorityClassName ||
      field !== 'priorityClassName' ||
      object !== 'absent'
    )
      return;
    const set = () => ({ priorityClassName: undefined });
    yield inPod(of, 'priorityClassName', { candidates: [{ value: '', why: 'unneeded' }], set });
  },
});

const TYPES: Readonly<Record<string, string>> = {
  Directory: 'DirectoryOrCreate',
  File: 'FileOrCreate',
};

/** Has the kubelet make a directory of the node that pods mount and that is not there. */
const madeOnNode = fieldRemedy<Readonly<{ why: string; volume: string; type: string }>>({
  id: 'storage/made-on-node',
  answers: [mountFailed],
  reach: inTemplates({
    '/volumes/*/hostPath/type': fits(z.enum(['DirectoryOrCreate', 'FileOrCreate'])),
  }),

  *find(finding, world) {
    const { why, volume, type } = finding.params;
    const of = templateOf(finding, world);
    const index = of?.template.spec?.volumes?.findIndex(
      ({ name, hostPath }) => name === volume && hostPath?.type === type,
    );
    const value = why === 'host-path' ? TYPES[type] : undefined;
    if (!of || !value || index === undefined || index === -1) return;
    yield inPod(of, `volumes/${index}/hostPath/type`, { candidates: [{ value, why: 'on-node' }] });
  },
});

/** Asks for a device that nodes offer, in place of one that none has. */
const offeredDevice = fieldRemedy<Readonly<{ resource: string; offered?: readonly string[] }>>({
  id: 'resources/offered-device',
  answers: [insufficientResource],
  input: { name: 'resource', type: 'name' },
  reach: inTemplates({
    [`${CONTAINER}/resources/{limits,requests}/{*}`]: (value) =>
      value === undefined || QUANTITY(value, undefined),
  }),

  *find(finding, world) {
    const { resource, offered = [] } = finding.params;
    const candidates = offered.map((value) => ({ value, why: 'offered' }));
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

/** Runs pods with the usual runtime, in place of one that the node does not have. */
const usualRuntime = fieldRemedy({
  id: 'security/usual-runtime',
  answers: [runtimeHandler],
  reach: inTemplates({ '/runtimeClassName': NOTHING }),

  *find(finding, world) {
    const of = templateOf(finding, world);
    if (!of?.template.spec?.runtimeClassName) return;
    const set = () => ({ runtimeClassName: undefined });
    yield inPod(of, 'runtimeClassName', { candidates: [{ value: '', why: 'runtime' }], set });
  },
});

/** Changes of what ties pods to a place, in the order in which they are offered. */
export const placementChanges: readonly Remedy[] = [
  noNodeName,
  noPriority,
  madeOnNode,
  offeredDevice,
  usualRuntime,
];
