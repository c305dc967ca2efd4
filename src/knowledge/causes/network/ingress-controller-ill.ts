import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { controllerPodsOf } from '../../../readings/network/ingress-controllers.ts';
import { isHeldUp, isOver } from '../../../readings/pods/pods.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { hostPortsOf } from '../../../simulator/filters/host-ports.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type Ingress = Resource<'networking.k8s.io/Ingress'>;
/** `pod` is one of the controller's, `namespace` where they are; or else `asleep`, what makes them, is scaled to zero. */
type Ill = Readonly<{
  product: string;
  pod?: string;
  others: number;
  asleep?: string;
  namespace: string;
}>;

/** Nobody serves an Ingress whose backends are well: no pod of its controller can. */
const symptom: SymptomFinder<'networking.k8s.io/Ingress'> = {
  kind: 'network/ingress-controller-ill',
  of: ['networking.k8s.io/Ingress'],

  *find(ingress, world) {
    const { pods, sleeper } = illControllers(ingress, world);
    const evidence = pods[0] ? unreadyIn(pods[0]) : sleeper && asleep(sleeper);
    if (!evidence) return;
    yield {
      kind: 'network/ingress-controller-ill',
      on: refTo('networking.k8s.io/Ingress', ingress),
      reason: 'ControllerNotReady',
      evidence,
      hurts: 'users',
    };
  },
};

/** No pod of the controller that serves an Ingress is Ready, and one at least is held up; or none is asked for. */
export const ingressControllerIll: Cause<Ill, 'networking.k8s.io/Ingress'> = {
  id: 'network/ingress-controller-ill',
  of: ['networking.k8s.io/Ingress'],
  explains: ['network/ingress-controller-ill'],
  symptom,

  *explain({ on, evidence }, world, ingress) {
    const { product, isToldWhere, pods, sleeper } = illControllers(ingress, world);
    const [first, ...others] = pods.map(podRef);
    const at = first ?? sleeper;
    if (!at) return;
    yield {
      subject: on,
      params: {
        product,
        others: others.length,
        namespace: at.namespace ?? '',
        ...(first ? { pod: at.name } : { asleep: at.name }),
      },
      evidence: [evidence],
      strength: isToldWhere && !pods.some(isOnNode) ? 'entails' : 'fits',
      restsOn: [on, at],
      because: { at, edge: 'ingress-to-controller' },
    };
  },

  text: {
    en: ({ name }, { product, pod, others, asleep: maker, namespace }) => ({
      title: `No pod of the controller that serves Ingress \`${name}\` is Ready`,
      sentence: `Ingress \`${name}\` is served by ${product} in namespace \`${namespace}\`, and ${maker ? `its controller \`${maker}\` is scaled to zero` : `none of its controller's pods is Ready: \`${pod}\`${others > 0 ? ` and ${others} more` : ''}`}.`,
      state: 'nobody serves it',
      so: 'Visitors get no connection, or the error of a load balancer before it, however well the pods behind the Ingress are.',
    }),
    ko: ({ name }, { product, pod, others, asleep: maker, namespace }) => ({
      title: `\`${name}\` Ingress 객체를 처리하는 컨트롤러에 Ready 파드가 없습니다`,
      sentence: `\`${name}\` Ingress 객체는 \`${namespace}\` 네임스페이스의 ${product} 컨트롤러가 처리하는데, ${maker ? `그 \`${maker}\` 워크로드가 0개로 줄어 있습니다.` : `그 파드 가운데 Ready 상태인 것이 없습니다: \`${pod}\`${others > 0 ? ` 외 ${others}개` : ''}.`}`,
      state: '처리하는 컨트롤러 없음',
      so: 'Ingress 뒤의 파드가 정상이어도 방문자는 연결되지 않거나 앞단 로드 밸런서의 오류를 받습니다.',
    }),
  },
};

/** The pods of the controller, where all are seen, none is Ready and one at least will not be by itself; that comes first. */
function illControllers(ingress: Ingress, world: World) {
  const { items, gap, product = '', ...more } = controllerPodsOf(ingress, world);
  const pods = items.filter((pod) => !isOver(pod));
  const held = pods.filter((pod) => isHeldUp(pod, world.now));
  return { product, ...more, pods: gap || held.length < pods.length ? [] : held };
}

function unreadyIn(pod: Resource<'Pod'>): Evidence | undefined {
  const ready = conditionOf(pod, 'Ready');
  return ready && quotedField(podRef(pod), `${ready.path}/status`, ready.status ?? '');
}

function asleep(on: Ref): Evidence {
  return quotedField(on, '/spec/replicas', '0');
}

/** Whether a pod listens on its node's own address, where it may answer although it is not Ready. */
function isOnNode(pod: Resource<'Pod'>): boolean {
  return pod.spec?.hostNetwork === true || hostPortsOf(pod).length > 0;
}
