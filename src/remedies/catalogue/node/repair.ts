import { kubectl, wordsOnly } from '../../words/words-only.ts';

/** The machine needs its administrator: kubewhy cannot reach it, and would not restart it. */
export const repair = wordsOnly(
  'node/repair',
  {
    'node/unreachable': {
      en: (name) => ({
        title: `Bring node \`${name}\` back, or remove it`,
        text: `Whoever runs the machine of \`${name}\` looks at its power, its network and its kubelet (\`systemctl status kubelet\`, \`journalctl -u kubelet\`), and restarts the kubelet or the machine. Only if it is surely switched off for good may the Node object be deleted: its pods then move at once. Do not force-delete pods while the machine may still run them.`,
      }),
      ko: (name) => ({
        title: `\`${name}\` 노드를 되살리거나 제거`,
        text: `\`${name}\` 머신 담당자가 전원, 네트워크, kubelet을 확인하고(\`systemctl status kubelet\`, \`journalctl -u kubelet\`) kubelet이나 머신을 다시 시작합니다. 완전히 꺼진 것이 확실할 때만 Node 객체를 삭제하십시오. 삭제하면 파드가 곧바로 옮겨집니다. 머신이 아직 파드를 실행할 수 있으면 파드를 강제 삭제하지 마십시오.`,
      }),
    },
    'node/not-ready': {
      en: (name) => ({
        title: `Mend what node \`${name}\` reports`,
        text: `Look on \`${name}\` at what its kubelet names: the pod of the network plugin there, the container runtime (\`systemctl status containerd\`), or the storage driver.`,
      }),
      ko: (name) => ({
        title: `\`${name}\` 노드가 보고하는 문제 해결`,
        text: `\`${name}\` 노드에서 kubelet이 말하는 것을 확인하십시오. 네트워크 플러그인 파드, 컨테이너 런타임(\`systemctl status containerd\`), 스토리지 드라이버 중 하나입니다.`,
      }),
    },
    'node/pod-network': {
      en: (name) => ({
        title: `Mend the pod network of node \`${name}\``,
        text: `Look on \`${name}\` at the pod of the network plugin and its log. Where addresses have run out: fewer pods there, a larger range, or, if far fewer pods than addresses are there, the reservations that ended pods have left (host-local: \`/var/lib/cni/networks\`). Delete the waiting pod only after that, and cordon the node if the others have room.`,
      }),
      ko: (name) => ({
        title: `\`${name}\` 노드의 파드 네트워크 복구`,
        text: `\`${name}\` 노드에서 네트워크 플러그인 파드와 그 로그를 확인하십시오. 주소가 모자라면 파드를 줄이거나 범위를 넓히고, 주소보다 파드가 훨씬 적다면 끝난 파드가 남긴 예약을 정리하십시오(host-local: \`/var/lib/cni/networks\`). 기다리는 파드는 그 뒤에 삭제하고, 다른 노드에 여유가 있으면 이 노드를 cordon 처리하십시오.`,
      }),
    },
    'node/troubled': {
      en: (name) => ({
        title: `Give node \`${name}\` what it is short of`,
        text: `Free what \`${name}\` lacks: large files and unused images on its disk, or pods that use far more memory than they request. The condition and its taint go by themselves some minutes later (5 by default).`,
      }),
      ko: (name) => ({
        title: `\`${name}\` 노드의 부족한 자원 확보`,
        text: `\`${name}\` 노드에 부족한 것을 확보하십시오. 디스크의 큰 파일과 쓰지 않는 이미지, 또는 요청보다 훨씬 많은 메모리를 쓰는 파드입니다. 조건과 테인트는 몇 분(기본 5분) 뒤에 저절로 없어집니다.`,
      }),
    },
    'pod/evicted-by-node': {
      en: (name) => ({
        title: `Nothing to mend at \`${name}\` itself`,
        text: `\`${name}\` was ended for its node. Its object may be deleted; requests that are as large as the real use make such an end less likely.`,
      }),
      ko: (name) => ({
        title: `\`${name}\` 파드 자체에는 고칠 것이 없음`,
        text: `\`${name}\` 파드는 노드 때문에 끝났습니다. 객체는 삭제해도 됩니다. 요청량을 실제 사용량에 맞추면 이런 일이 줄어듭니다.`,
      }),
    },
  },
  ({ subject }) => kubectl('describe', subject),
);
