import { describe, expect, it } from '@jest/globals';

import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';

const all = [...reachesById].map(([id, reach]) => ({ id, reach }));
const reaches = all.flatMap(({ id, reach }) =>
  reach.flatMap(({ of, sub, paths }) =>
    Object.entries(paths).map(([path, allows]) => ({ id, of, sub, path, allows })),
  ),
);
/** Of what has its pod template in a row, a Job is copied and corrected. */
const FROM_ROWS = /^creates batch\/Job from batch\/Job$/;
const whole = all.flatMap(({ id, reach }) =>
  reach.flatMap(({ of, do: how, creates }) => {
    if (!how && !creates) return [];
    const what = creates
      ? `creates ${of.join()} from ${creates.from ?? 'nothing'}`
      : `evicts ${of.join()}`;
    return [`${FROM_ROWS.test(what) ? 'fields' : id} ${what}`];
  }),
);

/** What no click may change: who may do what, what policies forbid, what holds data, nodes and the cluster's own. */
const CLOSED_KINDS =
  /^(?:Secret|Namespace|Node|PersistentVolume$|ServiceAccount|ResourceQuota|LimitRange|rbac\.|networking\.k8s\.io\/NetworkPolicy|cilium\.io|security\.istio|admissionregistration|apiextensions|apiregistration|storage\.)/;
const CLOSED_PATHS =
  /finalizers|ownerReferences|privileged|hostNetwork|hostPID|hostIPC|serviceAccount|hostPath\/path|procMount/;

describe('every change that a click can send', () => {
  it('makes or removes no whole object but these', () => {
    expect(new Set(whole)).toEqual(
      new Set([
        'fields creates batch/Job from batch/Job',
        'create/service-account creates ServiceAccount from nothing',
        'create/service creates Service from apps/StatefulSet',
        'create/twin-service creates Service from Service',
        'create/config-map creates ConfigMap from ConfigMap',
        'job/run-now creates batch/Job from batch/CronJob',
        'pod/evict evicts Pod',
      ]),
    );
  });

  it('makes a ServiceAccount of its name alone', () => {
    const on = { kind: 'ServiceAccount', namespace: 'shop', name: 'web' };
    const [reach] = reachesById.get('create/service-account') ?? [];

    expect(reach?.creates?.make(on)).toEqual({
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { namespace: 'shop', name: 'web' },
    });
  });

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

  it('stays below the spec, is an entry of a ConfigMap, or an action on the status of a Rollout', () => {
    const others = reaches.flatMap(({ id, of, sub, path }) => {
      const isAction = sub === 'status' && of.every((kind) => kind === 'argoproj.io/Rollout');
      const isEntry = path === '/data/{*}' && of.every((kind) => kind === 'ConfigMap');
      return isAction || isEntry || /^\/spec\/./.test(path) ? [] : [`${id}: ${path}`];
    });

    expect(others).toEqual([]);
  });

  it('takes no whole object or list of containers for a value', () => {
    const loose = reaches.flatMap(({ id, path, allows }) =>
      allows({ privileged: true, image: 'evil' }, undefined) ||
      allows([{ name: 'a', image: 'evil' }], undefined)
        ? [`${id}: ${path}`]
        : [],
    );

    expect(loose).toEqual([]);
  });
});
