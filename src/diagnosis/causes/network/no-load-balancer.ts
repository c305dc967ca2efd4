import { isA } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { after, isWithin } from '../../../world/readings/time.ts';
import { eventsSaying } from '../../signs/events.ts';

/** `said` is what a controller reported last, if any did anything; `wanted` the class that the Service asks for. */
type NoLoadBalancer = Readonly<{
  is: 'ignored' | 'failing' | 'being-made';
  said?: string;
  wanted?: string;
}>;

/** Set by the cloud providers' service controllers before they begin (k8s.io/cloud-provider). */
const FINALIZER = 'service.kubernetes.io/load-balancer-cleanup';
/** Cloud providers' service controllers, MetalLB, Cilium LB IPAM and others report under these. */
const REPORTS = [
  'EnsuringLoadBalancer',
  'EnsuredLoadBalancer',
  'SyncLoadBalancerFailed',
  'CreatingLoadBalancerFailed',
  'UpdateLoadBalancerFailed',
  'AllocationFailed',
  'IPAllocated',
  'nodeAssigned',
  'FailedBuildModel',
  'FailedDeployModel',
  'UnAvailableLoadBalancer',
  'AppliedDaemonSet',
];
const FAILURE = /Failed|UnAvailable/;
/** Clouds make a load balancer in minutes. */
const MAKING_MS = 10 * 60_000;

/** Nothing in the cluster gives a Service of type LoadBalancer its address, or what should do so fails. */
export const noLoadBalancer: Cause<NoLoadBalancer> = {
  id: 'network/no-load-balancer',
  explains: ['load-balancer-pending'],

  *explain({ on, evidence, since }, world) {
    const fact = isA('Service', on) ? world.get(on) : undefined;
    if (fact?.is !== 'known') return;
    const { spec, metadata } = fact.value;
    const [said] = eventsSaying(REPORTS, on, world);
    const [failed] = eventsSaying(
      REPORTS.filter((one) => FAILURE.test(one)),
      on,
      world,
    );
    const isTaken = said !== undefined || (metadata?.finalizers ?? []).includes(FINALIZER);

    const isFailing = failed !== undefined && failed.quote === said?.quote;
    const isBeingMade = isTaken && !isFailing && isWithin(MAKING_MS, since, world.now);
    if (isTaken && !isFailing && !isBeingMade) return; // taken up, silent and late: nobody knows
    yield {
      subject: on,
      params: {
        is: isFailing ? 'failing' : isBeingMade ? 'being-made' : 'ignored',
        ...(said && { said: said.quote }),
        ...(spec?.loadBalancerClass && { wanted: spec.loadBalancerClass }),
      },
      evidence: said ? [said, evidence] : [evidence],
      // That nobody reports anything does not prove that nobody is there.
      strength: isFailing ? 'entails' : 'fits',
      restsOn: [on],
      ...(isBeingMade && { passesBy: after(MAKING_MS, since ?? world.now) }),
    };
  },

  text: {
    en: ({ name }, { is, said, wanted }) => ({
      title: {
        ignored: `Service \`${name}\`: no controller assigns a load balancer address`,
        failing: `Service \`${name}\`: its load balancer cannot be made`,
        'being-made': `Service \`${name}\`: its load balancer is being made`,
      }[is],
      sentence: {
        ignored: `Service \`${name}\` is of type LoadBalancer, and no controller (of the cloud, MetalLB or another) has taken it up: there is no event about it, no finalizer and no address.`,
        failing: `The controller that should make the load balancer of \`${name}\` fails: ${said ?? ''}`,
        'being-made': `A controller has taken up Service \`${name}\`${said ? `: ${said}` : '.'}`,
      }[is],
      state: 'no external address',
      so: `${wanted ? `It asks for the class \`${wanted}\`, which only a controller of that class serves. ` : ''}Inside the cluster it works; from outside it has no address.`,
    }),
    ko: ({ name }, { is, said, wanted }) => ({
      title: {
        ignored: `\`${name}\` 서비스에 로드밸런서 주소를 주는 컨트롤러가 없습니다`,
        failing: `\`${name}\` 서비스의 로드밸런서를 만들지 못합니다`,
        'being-made': `\`${name}\` 서비스의 로드밸런서를 만드는 중입니다`,
      }[is],
      sentence: {
        ignored: `\`${name}\` 서비스는 LoadBalancer 타입이지만 이를 맡은 컨트롤러(클라우드, MetalLB 등)가 없습니다. 이벤트도 finalizer도 주소도 없습니다.`,
        failing: `\`${name}\` 서비스의 로드밸런서를 만들어야 할 컨트롤러가 실패합니다: ${said ?? ''}`,
        'being-made': `컨트롤러가 \`${name}\` 서비스를 맡았습니다${said ? `: ${said}` : '.'}`,
      }[is],
      state: '외부 주소 없음',
      so: `${wanted ? `\`${wanted}\` 클래스를 요청하므로 그 클래스의 컨트롤러만 처리합니다. ` : ''}클러스터 안에서는 동작하지만 밖에서는 주소가 없습니다.`,
    }),
  },
};
