import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { ingressClassController } from '../../../readings/controllers/ingress-class-controller.ts';
import { controllerPodsOf } from '../../../readings/network/ingress-controllers.ts';
import { isHeldUp, isOver } from '../../../readings/pods/pods.ts';
import { isWithin } from '../../../readings/time.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { hostPortsOf } from '../../../simulator/filters/host-ports.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type Ingress = Resource<'networking.k8s.io/Ingress'>;
/**
 * `pod` is one of the controller's, `namespace` where they are; or else `asleep`, what makes them, is scaled to zero, or `down`,
 * that has none available; with none of these nothing in the cluster runs it.
 */
type Ill = Readonly<{
  product: string;
  pod?: string;
  others: number;
  asleep?: string;
  down?: string;
  namespace: string;
}>;

/** Nobody serves an Ingress whose backends are well: no pod of its controller can. */
const symptom: SymptomFinder<'networking.k8s.io/Ingress'> = {
  kind: 'network/ingress-controller-ill',
  of: ['networking.k8s.io/Ingress'],

  *find(ingress, world) {
    const { pods, sleeper } = illControllers(ingress, world);
    const evidence = pods[0]
      ? unreadyIn(pods[0])
      : sleeper
        ? asleep(sleeper)
        : unservedClass(ingress, world)?.evidence;
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
    const unserved = at ? undefined : unservedClass(ingress, world);
    if (unserved) {
      const { by, at: down } = unserved;
      yield {
        subject: on,
        params: {
          product: by,
          others: 0,
          namespace: down?.namespace ?? '',
          ...(down && { down: down.name }),
        },
        evidence: [evidence],
        strength: 'fits',
        ...(down && { because: { at: down, edge: 'ingress-to-controller' } }),
      };
    }
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
    en: ({ name }, { product, pod, others, asleep: maker, down, namespace }) => ({
      title: `No pod of the controller that serves Ingress \`${name}\` is Ready`,
      sentence:
        namespace === ''
          ? `Ingress \`${name}\` has a class of ${product}, and no workload of that runs in the cluster: it may not be installed.`
          : `Ingress \`${name}\` is served by ${product} in namespace \`${namespace}\`, and ${down ? `its controller \`${down}\` has no pod that is available` : maker ? `its controller \`${maker}\` is scaled to zero` : `none of its controller's pods is Ready: \`${pod}\`${others > 0 ? ` and ${others} more` : ''}`}.`,
      state: 'nobody serves it',
      so: 'Visitors get no connection, or the error of a load balancer before it, however well the pods behind the Ingress are.',
    }),
    ko: ({ name }, { product, pod, others, asleep: maker, down, namespace }) => ({
      title: `\`${name}\` Ingress 객체를 처리하는 컨트롤러에 Ready 파드가 없습니다`,
      sentence:
        namespace === ''
          ? `\`${name}\` Ingress 객체의 클래스는 ${product}의 것인데, 클러스터에 그 워크로드가 없습니다. 설치되지 않았을 수 있습니다.`
          : `\`${name}\` Ingress 객체는 \`${namespace}\` 네임스페이스의 ${product} 컨트롤러가 처리하는데, ${down ? `컨트롤러 \`${down}\` 워크로드에 사용 가능한 파드가 없습니다.` : maker ? `그 \`${maker}\` 워크로드가 0개로 줄어 있습니다.` : `그 파드 가운데 Ready 상태인 것이 없습니다: \`${pod}\`${others > 0 ? ` 외 ${others}개` : ''}.`}`,
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

/** A controller answers for a new Ingress within a minute or two. */
const SERVED_MS = 5 * 60_000;

/** The class of an Ingress whose controller is down, or not in the cluster at all, found by its images. */
function unservedClass(ingress: Ingress, world: World) {
  const { items, isToldWhere } = controllerPodsOf(ingress, world);
  const name =
    ingress.spec?.ingressClassName ??
    ingress.metadata?.annotations?.['kubernetes.io/ingress.class'];
  const on = { kind: 'networking.k8s.io/IngressClass', name: name ?? '' } as const;
  const fact = name && items.length === 0 && !isToldWhere ? world.get(on) : undefined;
  const found = fact?.is === 'known' ? ingressClassController(fact.value, world) : undefined;
  if (!found || fact?.is !== 'known') return undefined;
  const { controller, isProxy, product: by } = found;
  const hasAddress = (ingress.status?.loadBalancer?.ingress ?? []).length > 0;
  const isYoung = isWithin(SERVED_MS, ingress.metadata?.creationTimestamp, world.now);
  if (
    controller.is === 'down'
      ? hasAddress && !isProxy
      : controller.is !== 'none' || hasAddress || isYoung
  )
    return undefined;
  const evidence = quotedField(on, '/spec/controller', fact.value.spec?.controller ?? '');
  return { by, evidence, ...(controller.is === 'down' && { at: controller.at }) };
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
