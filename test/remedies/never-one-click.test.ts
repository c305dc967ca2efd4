import { describe, expect, it } from '@jest/globals';

import { remedies } from '#src/remedies/catalogue/index.ts';

const sent = remedies.filter(({ isHandedOver, isPopular }) => !isHandedOver && !isPopular);
const reaches = sent.flatMap(({ id, reach = [] }) =>
  reach.flatMap(({ of, sub, paths }) =>
    Object.entries(paths).map(([path, allows]) => ({ id, of, sub, path, allows })),
  ),
);

/** What no click may change: who may do what, what policies forbid, what holds data, nodes and the cluster's own. */
const CLOSED_KINDS =
  /^(?:Secret|Namespace|Node|PersistentVolume|ServiceAccount|ResourceQuota|LimitRange|rbac\.|networking\.k8s\.io\/NetworkPolicy|cilium\.io|security\.istio|admissionregistration|apiextensions|apiregistration|storage\.)/;
const CLOSED_PATHS =
  /finalizers|ownerReferences|privileged|hostNetwork|hostPID|hostIPC|serviceAccount|hostPath\/path|procMount/;

describe('every change that a click can send', () => {
  it('is of kinds that a click may change', () => {
    const kinds = reaches.flatMap(({ id, of }) =>
      of.filter((kind) => CLOSED_KINDS.test(kind)).map((kind) => `${id}: ${kind}`),
    );

    expect(kinds).toEqual([]);
  });

  it('writes no field by which a pod or a person gets more rights', () => {
    const paths = reaches.flatMap(({ id, path }) =>
      CLOSED_PATHS.test(path) ? [`${id}: ${path}`] : [],
    );

    expect(paths).toEqual([]);
  });

  it('stays below the spec, or is an action on the status of a Rollout', () => {
    const others = reaches.flatMap(({ id, of, sub, path }) => {
      const isAction = sub === 'status' && of.every((kind) => kind === 'argoproj.io/Rollout');
      return isAction || /^\/spec\/./.test(path) ? [] : [`${id}: ${path}`];
    });

    expect(others).toEqual([]);
  });

  it('takes no whole object or list of containers for a value', () => {
    const whole = reaches.flatMap(({ id, path, allows }) =>
      allows({ privileged: true, image: 'evil' }, undefined) ||
      allows([{ name: 'a', image: 'evil' }], undefined)
        ? [`${id}: ${path}`]
        : [],
    );

    expect(whole).toEqual([]);
  });
});
