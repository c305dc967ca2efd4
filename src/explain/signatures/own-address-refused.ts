import type { Signature } from '../signature.ts';

type OwnAddress = Readonly<{ address: string }>;

const REFUSED =
  /ECONNREFUSED (?<a>(?:127\.0\.0\.1|::1|localhost):\d+)|dial tcp (?<b>(?:127\.0\.0\.1|\[::1\]):\d+): connect: connection refused|Failed to connect to (?<c>localhost port \d+)/;
/** What kubectl and kubeadm say of themselves, and what the kubelet repeats of a network plugin on the node, is another signature's. */
const OTHERS =
  /The connection to the server|Unable to connect to the server|couldn't get current server API group list|create pod sandbox|\[kubelet-check\]/;

/** A program asked its own machine, where nothing listens: in a pod that is the pod itself. */
export const ownAddressRefused: Signature<OwnAddress> = {
  id: 'explain/own-address-refused',

  *find(text) {
    const refused = text.match(REFUSED);
    if (!refused || text.match(OTHERS)) return;
    const { a, b, c } = refused.groups;
    yield { params: { address: a ?? b ?? c ?? '' }, quotes: refused.quotes, strength: 'fits' };
  },

  text: {
    en: ({ address }) => ({
      title: `nothing listens on ${address}`,
      sentence: `A program asked its own machine (\`${address}\`), where nothing listens. In a pod that is the pod itself and not another workload.`,
      so: 'Mostly its setting for the address of what it needs is missing, and a default such as localhost holds.',
      advice: [
        {
          title: 'Look at the setting that holds the address',
          text: 'Inside a cluster it is the name of a Service, such as `db.shop.svc:5432`.',
        },
      ],
    }),
    ko: ({ address }) => ({
      title: `${address} 주소에서 듣는 프로세스가 없습니다`,
      sentence: `프로그램이 자기 자신(\`${address}\`)에게 연결했지만 듣는 프로세스가 없습니다. 파드 안에서 이 주소는 다른 워크로드가 아니라 그 파드 자신입니다.`,
      so: '필요한 대상의 주소 설정이 없어 localhost 같은 기본값이 쓰인 경우가 많습니다.',
      advice: [
        {
          title: '주소를 담은 설정 확인',
          text: '클러스터 안에서는 `db.shop.svc:5432` 같은 Service 이름을 씁니다.',
        },
      ],
    }),
  },
};
