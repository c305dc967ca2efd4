import type { Wording } from '../wording.ts';

/** Flags that newer versions of Kubernetes' own programs do not have any more: by version, from its changelogs. */
export const removedFlagWordings: readonly Wording[] = [
  {
    id: 'flag-removed',
    says: [
      /unknown flag: (?<option>--(?:container-runtime|network-plugin|network-plugin-mtu|cni-(?:bin-dir|conf-dir|cache-dir)|docker-endpoint|image-pull-progress-deadline|experimental-dockershim-root-directory|dynamic-config-dir|insecure-port|insecure-bind-address|kubelet-https|basic-auth-file|service-account-api-audiences|pod-eviction-timeout|enable-taint-manager|policy-config-file|algorithm-provider|logtostderr|alsologtostderr|log-dir|log-file|log-file-max-size|one-output|stderrthreshold|skip-headers|skip-log-headers|add-dir-header))(?![\w-])/,
    ],
    needs: /\bkube(?:let|-apiserver|-controller-manager|-scheduler|-proxy)/, // other programs have flags of these names
    repeats: ['option-unknown'],
    clauses: [
      {
        says: /--container-runtime(?![\w-])/,
        en: 'Kubernetes 1.27 removed it from the kubelet: only `--container-runtime-endpoint` is left',
        ko: 'Kubernetes 1.27에서 kubelet에서 제거되었습니다(`--container-runtime-endpoint`만 남음)',
      },
      {
        says: /--(?:network-plugin|cni-|docker-endpoint|image-pull-progress|experimental-dockershim)/,
        en: 'Kubernetes 1.24 removed it from the kubelet, together with dockershim',
        ko: 'Kubernetes 1.24에서 dockershim과 함께 kubelet에서 제거되었습니다',
      },
      {
        says: /--dynamic-config-dir/,
        en: 'Kubernetes 1.24 removed it from the kubelet',
        ko: 'Kubernetes 1.24에서 kubelet에서 제거되었습니다',
      },
      {
        says: /--(?:insecure-|service-account-api-audiences|kubelet-https|basic-auth-file)/,
        en: 'newer versions of kube-apiserver removed it (`--basic-auth-file` 1.19, `--kubelet-https` 1.22, `--insecure-port` 1.24, `--service-account-api-audiences` 1.25, today `--api-audiences`)',
        ko: 'kube-apiserver의 새 버전에서 제거되었습니다(`--basic-auth-file` 1.19, `--kubelet-https` 1.22, `--insecure-port` 1.24, `--service-account-api-audiences` 1.25, 지금은 `--api-audiences`)',
      },
      {
        says: /--(?:pod-eviction-timeout|enable-taint-manager)/,
        en: 'Kubernetes 1.27 removed it from kube-controller-manager',
        ko: 'Kubernetes 1.27에서 kube-controller-manager에서 제거되었습니다',
      },
      {
        says: /--(?:policy-config-file|algorithm-provider)/,
        en: 'Kubernetes 1.23 removed it from kube-scheduler: profiles of its config file take its place',
        ko: 'Kubernetes 1.23에서 kube-scheduler에서 제거되었습니다(설정 파일의 profile로 대체)',
      },
      {
        says: /--/,
        en: 'Kubernetes 1.26 removed this flag of klog from all of its programs',
        ko: 'Kubernetes 1.26에서 모든 구성 요소의 이 klog 플래그가 제거되었습니다',
      },
    ],
    en: [
      'flag {option} was removed in a newer version',
      'The program ends at once, because it no longer knows `{option}`, which is still on its command line: {clause}.',
      'Take `{option}` off the command line. For the kubelet it stands in `/var/lib/kubelet/kubeadm-flags.env`, `/etc/default/kubelet`, `/etc/sysconfig/kubelet` or the systemd unit (`systemctl cat kubelet`), then `systemctl daemon-reload && systemctl restart kubelet`. For the control plane it is in `/etc/kubernetes/manifests`.',
    ],
    ko: [
      '{option} 플래그는 새 버전에서 제거되었습니다',
      '명령줄에 남아 있는 `{option}` 플래그를 프로그램이 더 이상 알지 못해 바로 끝납니다. {clause}.',
      '명령줄에서 `{option}` 플래그를 빼십시오. kubelet이면 `/var/lib/kubelet/kubeadm-flags.env`, `/etc/default/kubelet`, `/etc/sysconfig/kubelet` 파일이나 systemd 유닛(`systemctl cat kubelet`)에 있습니다. 그다음 `systemctl daemon-reload && systemctl restart kubelet` 명령을 실행하십시오. 컨트롤 플레인이면 `/etc/kubernetes/manifests` 폴더에 있습니다.',
    ],
  },
  {
    id: 'flag-removed',
    says: [/unknown flag: (?<option>--(?:port|address))(?![\w-])/],
    needs: /kube-(?:controller-manager|scheduler)/,
    repeats: ['option-unknown'],
    en: [
      'flag {option} was removed in Kubernetes 1.24',
      'The program ends at once, because kube-controller-manager and kube-scheduler no longer have `{option}` since 1.24: they serve on the secure port only.',
      'Take `{option}` out of its manifest in `/etc/kubernetes/manifests` (`--secure-port` and `--bind-address` are left).',
    ],
    ko: [
      '{option} 플래그는 Kubernetes 1.24에서 제거되었습니다',
      'kube-controller-manager와 kube-scheduler에는 1.24부터 `{option}` 플래그가 없고 보안 포트만 있어 프로그램이 바로 끝납니다.',
      '`/etc/kubernetes/manifests` 폴더의 매니페스트에서 `{option}` 플래그를 빼십시오(`--secure-port`, `--bind-address`는 남아 있음).',
    ],
  },
];
