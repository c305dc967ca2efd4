import { isA } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { isInMesh, mtlsOf } from '../../../readings/network/mesh.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH } from '../../signs/logs/failure-to-reach.ts';
import { meshCall } from './signs/mesh-call.ts';
import { strictMtlsWords, type StrictMtls } from './strict-mtls.words.ts';

/** A pod outside of the mesh calls one whose sidecar takes only mutual TLS, which resets the connection. */
export const strictMtls: Cause<StrictMtls> = {
  id: 'network/strict-mtls',
  explains: ['ingress-reports-failure', ...FAILURES_TO_REACH],
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world) {
    const call = meshCall(symptom, world);
    if (!call?.isReset || isInMesh(call.caller)) return;
    const { caller, peer, port, said, first, isCertain } = call;
    const mtls = mtlsOf(peer, port, world);
    if (mtls?.mode !== 'STRICT') return;

    const { policy, path, created } = mtls;
    const fact = isA('security.istio.io/PeerAuthentication', policy)
      ? world.get(policy)
      : undefined;
    const { app } = peer.metadata?.labels ?? {};
    yield {
      subject: policy,
      params: {
        caller: podRef(caller).name,
        peer: podRef(peer).name,
        port,
        ...present({ app }),
        isWide: fact?.is === 'known' && !fact.value.spec?.selector,
        ...present({ since: created, first }),
      },
      evidence: [
        said,
        quotedField(policy, path, 'STRICT'),
        quotedField(
          podRef(caller),
          '/spec/containers/0/name',
          caller.spec?.containers[0]?.name ?? '',
        ),
      ],
      strength: isCertain ? 'entails' : 'fits',
    };
  },

  ...strictMtlsWords,
};
