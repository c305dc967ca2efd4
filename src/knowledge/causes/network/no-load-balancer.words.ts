import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import type { Controller } from '../../../readings/controllers/controller-among.ts';
import { tableOf } from '../../../text/table-of.ts';

/**
 * `left`: taken up once, and nothing came of it. `said` is what a controller reported last, if any did anything; `wanted` the
 * class that the Service asks for; `maker` who should give it an address, with the "namespace/name" of its controller.
 */
export type NoLoadBalancer = Readonly<{
  is: 'ignored' | 'left' | 'failing' | 'being-made';
  said?: string;
  wanted?: string;
  maker?: Maker;
}>;
type Maker = Readonly<{ product: string; is: Controller['is']; name?: string }>;

/** MetalLB, Cilium LB IPAM, loxilb. */
const USED_UP =
  /no available IPs?|no (?:more )?(?:free )?(?:IPs?|addresses)|pool (?:is )?(?:full|exhausted)/i;

/** A Service without an address from outside, in words. */
export const noLoadBalancerWords: Pick<Cause<NoLoadBalancer>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { is, said, wanted, maker }) => ({
      title: {
        ignored: `Service \`${name}\`: no controller assigns a load balancer address`,
        left: `Service \`${name}\`: its controller is gone before it has an address`,
        failing: `Service \`${name}\`: its load balancer cannot be made`,
        'being-made': `Service \`${name}\`: its load balancer is being made`,
      }[is],
      sentence: {
        ignored: `Service \`${name}\` is of type LoadBalancer, and no controller (of the cloud, MetalLB or another) has taken it up: there is no event about it, no finalizer and no address.`,
        left: `A controller has taken up Service \`${name}\`${said ? ` (${said})` : ''}, and it has no address yet.`,
        failing: `The controller that should make the load balancer of \`${name}\` fails: ${said ?? ''}`,
        'being-made': `A controller has taken up Service \`${name}\`${said ? `: ${said}` : '.'}`,
      }[is],
      state: 'no external address',
      so: `${MAKER.en(maker)}${wanted ? `It asks for the class \`${wanted}\`, which only a controller of that class serves. ` : ''}Inside the cluster it works; from outside it has no address.`,
    }),
    ko: ({ name }, { is, said, wanted, maker }) => ({
      title: {
        ignored: `\`${name}\` 서비스에 로드밸런서 주소를 주는 컨트롤러가 없습니다`,
        left: `\`${name}\` 서비스가 주소를 받기 전에 컨트롤러가 멈췄습니다`,
        failing: `\`${name}\` 서비스의 로드밸런서를 만들지 못합니다`,
        'being-made': `\`${name}\` 서비스의 로드밸런서를 만드는 중입니다`,
      }[is],
      sentence: {
        ignored: `\`${name}\` 서비스는 LoadBalancer 타입이지만 이를 맡은 컨트롤러(클라우드, MetalLB 등)가 없습니다. 이벤트도 finalizer도 주소도 없습니다.`,
        left: `컨트롤러가 \`${name}\` 서비스를 맡았지만${said ? `(${said})` : ''} 아직 주소가 없습니다.`,
        failing: `\`${name}\` 서비스의 로드밸런서를 만들어야 할 컨트롤러가 실패합니다: ${said ?? ''}`,
        'being-made': `컨트롤러가 \`${name}\` 서비스를 맡았습니다${said ? `: ${said}` : '.'}`,
      }[is],
      state: '외부 주소 없음',
      so: `${MAKER.ko(maker)}${wanted ? `\`${wanted}\` 클래스를 요청하므로 그 클래스의 컨트롤러만 처리합니다. ` : ''}클러스터 안에서는 동작하지만 밖에서는 주소가 없습니다.`,
    }),
  },

  advice: {
    en: ({ name }, { is, said = '', maker }) => ({
      title: {
        ignored: maker?.name
          ? `Look after ${maker.product}`
          : 'Give the cluster a load balancer implementation',
        left: 'Bring its controller back',
        failing: USED_UP.test(said)
          ? 'Give its pool another address'
          : 'Fix what its controller reports',
        'being-made': 'Wait for its controller',
      }[is],
      text: USED_UP.test(said)
        ? `The controller of \`${name}\` has no address left that this Service may have. Add a range to its pool (MetalLB: IPAddressPool \`spec.addresses\`), free one of another Service of type LoadBalancer, or look whether the pool admits this Service (\`autoAssign\`, \`serviceAllocation\`, an address that the Service asks for, a shared one with another \`externalTrafficPolicy\`).`
        : maker?.name
          ? `See that \`${maker.name}\` runs, and what its log says of \`${name}\`. It tries again by itself.`
          : `Install or repair the controller that should serve \`${name}\` (of the cloud, or MetalLB with a pool of addresses), or publish it by NodePort or an Ingress.`,
      undo: 'Remove what was added.',
    }),
    ko: ({ name }, { is, said = '', maker }) => ({
      title: {
        ignored: maker?.name
          ? `${PRODUCT_KO[maker.product] ?? maker.product} 점검`
          : '로드밸런서 구현 설치',
        left: '컨트롤러 복구',
        failing: USED_UP.test(said) ? '풀에 주소 추가' : '컨트롤러가 보고한 문제 해결',
        'being-made': '컨트롤러를 기다리기',
      }[is],
      text: USED_UP.test(said)
        ? `컨트롤러에 \`${name}\` 서비스가 받을 수 있는 주소가 남지 않았습니다. 풀에 범위를 더하거나(MetalLB: IPAddressPool \`spec.addresses\`), 다른 LoadBalancer 서비스의 주소를 비우거나, 풀이 이 서비스를 허용하는지(\`autoAssign\`, \`serviceAllocation\`, 서비스가 요청한 주소, \`externalTrafficPolicy\` 값이 다른 공유 주소) 확인하십시오.`
        : maker?.name
          ? `\`${maker.name}\` 워크로드가 실행 중인지, 로그에 \`${name}\` 서비스에 대한 내용이 있는지 확인하십시오. 저절로 다시 시도합니다.`
          : `\`${name}\` 서비스를 맡을 컨트롤러(클라우드, 또는 주소 풀이 있는 MetalLB)를 설치하거나 고치십시오. 또는 NodePort나 Ingress로 공개하십시오.`,
      undo: '추가한 것을 제거합니다.',
    }),
  },
};

/** Products without a name of their own. */
const PRODUCT_KO: Readonly<Record<string, string>> = tableOf({
  'the cloud controller manager': '클라우드 컨트롤러 매니저',
  'the operator of Cilium': 'Cilium 오퍼레이터',
  'the operator of Tailscale': 'Tailscale 오퍼레이터',
});

/** How the controller is, before what follows. */
const MAKER: Bilingual<(maker?: Maker) => string> = {
  en(maker) {
    if (!maker || maker.is === 'unread') return '';
    const { product, is, name = '' } = maker;
    const sentence = {
      down: `${product} should give it one, and its controller \`${name}\` has no pod that is available.`,
      up: `${product} should give it one; its controller \`${name}\` runs.`,
      none: `It means ${product}, of which no controller was found in the cluster.`,
    }[is];
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} `;
  },
  ko(maker) {
    if (!maker || maker.is === 'unread') return '';
    const { is, name = '' } = maker;
    const product = PRODUCT_KO[maker.product] ?? maker.product;
    return {
      down: `주소는 ${product}에서 주어야 하는데 그 컨트롤러 \`${name}\` 워크로드에 사용 가능한 파드가 없습니다. `,
      up: `주소는 ${product}에서 주어야 하며 그 컨트롤러 \`${name}\` 워크로드는 실행 중입니다. `,
      none: `${product}에 요청했지만 클러스터에 그 컨트롤러가 없습니다. `,
    }[is];
  },
};
