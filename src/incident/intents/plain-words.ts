/** Words of kinds, before which a slash or a name may stand for an object. */
export const kindWords: ReadonlySet<string> = new Set(
  [
    'pod pods po deployment deployments deploy dep rollout rollouts ro statefulset statefulsets sts daemonset daemonsets ds job jobs cronjob cronjobs cj',
    'replicaset replicasets rs service services svc node nodes ingress ing pvc persistentvolumeclaim hpa horizontalpodautoscaler configmap cm secret',
    'ns pv persistentvolume pdb certificate kustomization helmrelease',
    '디플로이먼트 배포 파드 서비스 노드 네임스페이스 워크로드 스테이트풀셋 데몬셋 잡 크론잡 인그레스 롤아웃',
  ]
    .join(' ')
    .split(' '),
);

/** Words with a hyphen or a figure that name no object. */
export const hyphenated: ReadonlySet<string> = new Set(
  'roll-back rolling-back scale-up scale-down scale-out scale-in re-check re-run re-deploy re-start restart-policy on-call up-to-date one-by-one follow-up self-heal self-service read-only well-known high-level side-effect side-effects user-facing end-to-end out-of-sync out-of-memory full-time set-up back-up clean-up so-called real-time long-term short-term step-by-step must-have no-one e-mail blue-green post-mortem root-cause health-check config-map dry-run double-check 24-7'.split(
    ' ',
  ),
);
