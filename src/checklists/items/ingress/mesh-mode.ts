import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { selectedPods } from '../../../readings/network/backends.ts';
import { controllerPodsOf } from '../../../readings/network/ingress-controllers.ts';
import { backendsOf, type Backend } from '../../../readings/network/ingresses.ts';
import { isInMesh, type Mtls, mtlsOf } from '../../../readings/network/mesh.ts';
import { targetOf } from '../../../readings/network/target-ports.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { askWhy } from '../../ask-why.ts';
import { said } from '../../said.ts';

/** Where the pods behind an Ingress take mutual TLS only (Istio), its controller is in the mesh: nobody else is let in. */
export const meshMode: ChecklistItem<'networking.k8s.io/Ingress'> = {
  id: 'ingress/mesh-mode',
  title: {
    en: 'Controllers of Ingresses are in the mesh where only mTLS is taken',
    ko: 'mTLS만 받는 파드 앞의 인그레스 컨트롤러가 메시 안에 있습니다',
  },
  of: ['networking.k8s.io/Ingress'],
  diagnoses: true,

  *look(ingress, world, { verdictOf }): Iterable<Mark> {
    const known = verdictOf(refTo('networking.k8s.io/Ingress', ingress));
    if (known && known.findings.length > 0) return; // way-in tells where it fails
    const peers = backendsOf(ingress).flatMap((backend) => peerOf(backend, world) ?? []);
    const [strict] = peers.filter(({ mtls }) => mtls?.mode === 'STRICT');
    if (peers.length === 0) return; // nothing behind it is in the mesh
    if (!strict?.mtls) return yield { is: 'pass' };
    const { items } = controllerPodsOf(ingress, world, 'nginx');
    const [caller] = items;
    if (!caller)
      return yield { is: 'not-checked', says: said(NO_CONTROLLER, strict.mtls.policy.name) };
    if (items.some(isInMesh)) return yield { is: 'pass' };
    const { policy } = strict.mtls;
    yield {
      is: 'fail',
      hurts: 'users',
      says: said(
        WORDS,
        podRef(caller).name,
        `${policy.namespace}/${policy.name}`,
        podRef(strict.pod).name,
      ),
      command: askWhy(policy),
    };
  },
};

type Peer = Readonly<{ pod: Resource<'Pod'>; mtls: Mtls | undefined }>;

/** A pod in the mesh that a backend leads to, and what decides whether its port takes plain text. */
function peerOf({ service, port }: Backend, world: World): Peer | undefined {
  const fact = world.get(service);
  if (fact.is !== 'known') return undefined;
  const [pod] = selectedPods(service, world).pods.filter(isInMesh);
  const held = fact.value.spec?.ports?.find((one) => one.port === port || one.name === port);
  if (!pod || !held) return undefined;
  const target = targetOf(held);
  const number = typeof target === 'number' ? target : numberOf(target, pod);
  return number === undefined ? undefined : { pod, mtls: mtlsOf(pod, number, world) };
}

function numberOf(name: string, { spec }: Resource<'Pod'>): number | undefined {
  const ports = (spec?.containers ?? []).flatMap(({ ports: own = [] }) => own);
  return ports.find((one) => one.name === name)?.containerPort;
}

const WORDS: Text<[controller: string, policy: string, pod: string]> = {
  en: (controller, policy, pod) =>
    `PeerAuthentication \`${policy}\` lets \`${pod}\` take mutual TLS only, and \`${controller}\`, which sends it the requests, has no sidecar: the connection is reset, and visitors get 502. Take the controller into the mesh; do not open the port to plain text.`,
  ko: (controller, policy, pod) =>
    `PeerAuthentication \`${policy}\` 때문에 \`${pod}\` 파드는 mTLS만 받는데, 요청을 보내는 \`${controller}\` 파드에는 사이드카가 없습니다. 연결이 끊기고 사용자는 502를 받습니다. 포트를 평문으로 열지 말고 컨트롤러를 메시에 넣으십시오.`,
};
const NO_CONTROLLER: Text<[policy: string]> = {
  en: (policy) =>
    `\`${policy}\` lets mutual TLS in only, and which pods send the requests could not be told.`,
  ko: (policy) =>
    `\`${policy}\` 때문에 mTLS만 받는데, 요청을 보내는 파드가 무엇인지 알 수 없습니다.`,
};
