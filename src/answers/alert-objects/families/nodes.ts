import type { AlertFamily } from '../alert-family.ts';

const NODE = ['node {node}', 'node at {instance}', 'node of {namespace}/{pod!}'];

/** Nodes, their kubelets and their hardware. */
export const nodes: readonly AlertFamily[] = [
  {
    name: 'kubelet',
    alerts: 'Kubelet*',
    objects: ['node {node}', 'node at {instance}'],
    text: {
      en: {
        measures: 'whether the kubelet of a node can be scraped, and how fast it works',
        next: '`systemctl status kubelet` and `journalctl -u kubelet` on the node; if all kubelets are down at once, the scrape itself (RBAC, certificates, network)',
      },
      ko: {
        measures: '노드 kubelet의 스크레이프 여부와 처리 속도',
        next: '노드에서 `systemctl status kubelet`, `journalctl -u kubelet`. 모두 한꺼번에 down이면 스크레이프 자체(RBAC, 인증서, 네트워크)를 확인하십시오',
      },
    },
  },
  {
    name: 'nodes',
    alerts: 'KubeNode* KubernetesNode* *NodeNotReady *NodePressure*',
    objects: NODE,
    text: {
      en: {
        measures: 'the conditions of a node',
        next: '`kubectl describe node`: conditions, taints, events',
      },
      ko: {
        measures: '노드의 condition',
        next: '`kubectl describe node`의 condition, taint, 이벤트를 확인하십시오',
      },
    },
  },
  {
    name: 'node-exporter: disks',
    alerts:
      'NodeFilesystem* NodeDisk* NodeRAID* HostOutOfDisk* HostOutOfInode* HostDisk* HostUnusualDisk* HostRaid* HostFilesystem* HostInode*',
    objects: NODE,
    text: {
      en: {
        measures:
          'a file system or disk of the machine, which Kubernetes sees only as DiskPressure',
        next: 'what fills it on the node: `df -h`, `du -x`, `crictl images`, logs under /var/log',
      },
      ko: {
        measures: '노드 머신의 파일시스템이나 디스크. 쿠버네티스에는 DiskPressure로만 보입니다',
        next: '노드에서 `df -h`, `du -x`, `crictl images`, /var/log의 로그를 확인하십시오',
      },
    },
  },
  {
    name: 'node-exporter',
    alerts: 'Node* Host*',
    objects: NODE,
    text: {
      en: {
        measures: 'the machine itself: CPU, memory, network, clock or a systemd unit',
        next: 'the node with `top`, `dmesg` or `systemctl`, and which pods on it use the most: `kubectl top pods -A`',
      },
      ko: {
        measures: '머신 자체의 CPU, 메모리, 네트워크, 시각 또는 systemd 유닛',
        next: '노드에서 `top`, `dmesg`, `systemctl`로 확인하고, 많이 쓰는 파드는 `kubectl top pods -A`로 찾으십시오',
      },
    },
  },
  {
    name: 'GPUs',
    alerts: 'GPU* DCGM* Nvidia*',
    objects: ['pod {exported_namespace}/{exported_pod}', ...NODE],
    text: {
      en: {
        measures: 'a GPU and the pod that uses it',
        next: '`nvidia-smi` on the node and XID errors in `dmesg`',
      },
      ko: {
        measures: 'GPU와 그것을 쓰는 파드',
        next: '노드에서 `nvidia-smi`와 `dmesg`의 XID 오류를 확인하십시오',
      },
    },
  },
];
