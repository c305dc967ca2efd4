import type { Cause } from '../../../domain/model.ts';

/** `said` is what a controller reported last, if any did anything; `wanted` the class that the Service asks for. */
export type NoLoadBalancer = Readonly<{
  is: 'ignored' | 'failing' | 'being-made';
  said?: string;
  wanted?: string;
}>;

/** MetalLB, Cilium LB IPAM, loxilb. */
const USED_UP =
  /no available IPs?|no (?:more )?(?:free )?(?:IPs?|addresses)|pool (?:is )?(?:full|exhausted)/i;

/** A Service without an address from outside, in words. */
export const noLoadBalancerWords: Pick<Cause<NoLoadBalancer>, 'text' | 'advice'> = {
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

  advice: {
    en: ({ name }, { is, said = '' }) => ({
      title: {
        ignored: 'Give the cluster a load balancer implementation',
        failing: USED_UP.test(said)
          ? 'Give its pool another address'
          : 'Fix what its controller reports',
        'being-made': 'Wait for its controller',
      }[is],
      text: USED_UP.test(said)
        ? `The controller of \`${name}\` has no address left that this Service may have. Add a range to its pool (MetalLB: IPAddressPool \`spec.addresses\`), free one of another Service of type LoadBalancer, or look whether the pool admits this Service (\`autoAssign\`, \`serviceAllocation\`, an address that the Service asks for, a shared one with another \`externalTrafficPolicy\`).`
        : `Install or repair the controller that should serve \`${name}\` (of the cloud, or MetalLB with a pool of addresses), or publish it by NodePort or an Ingress.`,
      undo: 'Remove what was added.',
    }),
    ko: ({ name }, { is, said = '' }) => ({
      title: {
        ignored: '로드밸런서 구현 설치',
        failing: USED_UP.test(said) ? '풀에 주소 추가' : '컨트롤러가 보고한 문제 해결',
        'being-made': '컨트롤러를 기다리기',
      }[is],
      text: USED_UP.test(said)
        ? `컨트롤러에 \`${name}\` 서비스가 받을 수 있는 주소가 남지 않았습니다. 풀에 범위를 더하거나(MetalLB: IPAddressPool \`spec.addresses\`), 다른 LoadBalancer 서비스의 주소를 비우거나, 풀이 이 서비스를 허용하는지(\`autoAssign\`, \`serviceAllocation\`, 서비스가 요청한 주소, \`externalTrafficPolicy\` 값이 다른 공유 주소) 확인하십시오.`
        : `\`${name}\` 서비스를 맡을 컨트롤러(클라우드, 또는 주소 풀이 있는 MetalLB)를 설치하거나 고치십시오. 또는 NodePort나 Ingress로 공개하십시오.`,
      undo: '추가한 것을 제거합니다.',
    }),
  },
};
