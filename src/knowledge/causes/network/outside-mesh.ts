import { isOfKind } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { isInMesh, mtlsOf } from '../../../readings/network/mesh.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isOver } from '../../../readings/pods/pods.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH } from '../../signs/logs/failure-to-reach.ts';
import { outsideMeshWords, type OutsideMesh } from './outside-mesh.words.ts';
import { notInjected, type NotInjected } from './signs/injection.ts';
import { meshCall, type MeshCall } from './signs/mesh-call.ts';
import { demandOn, type Demand } from './signs/mesh-demand.ts';

/** A pod without a sidecar, of which the mesh demands what only a sidecar does. */
const symptom: SymptomFinder<'Pod'> = {
  kind: 'outside-mesh',
  of: ['Pod'],
  asked: 'unless-outage',

  *find(pod, world) {
    const outsider = outsiderIn(pod, world);
    if (!outsider) return;
    const { demand, why } = outsider;
    const isMeant = why?.is === 'refused' && why.isOwn;
    const [evidence] = demand.evidence;
    yield {
      kind: 'outside-mesh',
      on: podRef(pod),
      reason: 'NoSidecar',
      evidence: why?.evidence ?? evidence,
      hurts: demand.service ? 'users' : isMeant ? 'nobody' : 'progress',
    };
  },
};

/** The mesh demands mutual TLS of a pod that was given no sidecar, for the labels of its namespace or its own. */
export const outsideMesh: Cause<OutsideMesh> = {
  id: 'network/outside-mesh',
  explains: ['outside-mesh', 'ingress-reports-failure', ...FAILURES_TO_REACH],
  refines: ['log/complaining', 'network/cannot-reach', 'network/strict-mtls'],
  symptom,

  *explain(about, world, object) {
    const call = about.kind === symptom.kind ? undefined : meshCall(about, world);
    const outsider = call ? outsiderOf(call, world) : outsiderIn(object, world);
    if (!outsider?.why || (!call && about.kind !== symptom.kind)) return;

    const { pod, demand, why } = outsider;
    const { is, label, isOwn, served } = why;
    const on = podRef(pod);
    const { namespace, name: by } = demand.by;
    const [first] = pod.spec?.containers ?? [];
    const { subject } =
      isOwn || is === 'late'
        ? accountableFor(on, world)
        : { subject: { kind: 'Namespace', name: on.namespace ?? '' } };
    yield {
      subject,
      params: {
        pod: on.name,
        is,
        label,
        isOwn,
        served,
        by: namespace === on.namespace ? by : `${namespace}/${by}`,
        ...(demand.service !== undefined && { service: demand.service }),
      },
      evidence: [
        why.evidence,
        ...demand.evidence,
        ...(call ? [call.said] : []),
        quotedField(on, '/spec/containers/0/name', first?.name ?? ''),
      ],
      strength: is === 'late' || !demand.isSure || call?.isCertain === false ? 'fits' : 'entails',
    };
  },

  ...outsideMeshWords,
};

/** `why` is left out where it cannot be told. */
type Outsider = Readonly<{ pod: Resource<'Pod'>; demand: Demand; why?: NotInjected }>;

/** A pod outside of the mesh of which the mesh demands what a sidecar does, in the eyes of a namespace where one calls. */
function outsiderIn(pod: Resource, world: World, client?: string): Outsider | undefined {
  if (!isOfKind('Pod', pod) || pod.metadata?.deletionTimestamp) return undefined;
  if (isInMesh(pod) || isOver(pod) || pod.spec?.hostNetwork) return undefined;
  const demand = demandOn(pod, world, client);
  const why = demand && notInjected(pod, world);
  return demand && { pod, demand, ...present({ why }) };
}

/** Who of a call is outside, where that is why it failed. */
function outsiderOf(call: MeshCall, world: World): Outsider | undefined {
  const { caller, peer, port, isReset } = call;
  if (isInMesh(caller)) {
    const outsider = outsiderIn(peer, world, caller.metadata?.namespace);
    return outsider?.demand.service ? outsider : undefined;
  }
  const mtls = isReset ? mtlsOf(peer, port, world) : undefined;
  const why = mtls?.mode === 'STRICT' ? notInjected(caller, world) : undefined;
  if (!mtls || !why) return undefined;
  const isInOwnNamespace = mtls.policy.namespace === caller.metadata?.namespace;
  if (why.is !== 'late' && why.is !== 'unserved' && !isInOwnNamespace) return undefined; // outside on purpose
  const { policy: by, path } = mtls;
  const evidence = quotedField(by, path, mtls.mode);
  return { pod: caller, demand: { by, evidence: [evidence], isSure: true }, why };
}
