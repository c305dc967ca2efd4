import type { AlertFamily } from '../alert-family.ts';

/** Argo CD, Argo Rollouts and Flux. */
export const gitops: readonly AlertFamily[] = [
  ...(
    [
      ['repo server', 'ArgoCdRepoServer* ArgoCdGit*', 'argocd-repo-server'],
      [
        'controller',
        'ArgoCdAppController* ArgoCdHighKubectl* ArgoCdCluster* ArgoAppMissing',
        'argocd-application-controller',
      ],
      ['notifications', 'ArgoCdNotification*', 'argocd-notifications-controller'],
      ['server', 'ArgoCdHighGrpc* ArgoCdServer*', 'argocd-server'],
    ] as const
  ).map(([name, alerts, program]): AlertFamily => ({
    name: `Argo CD: ${name}`,
    alerts,
    objects: [`workload {namespace}/${program}`, `workload ${program}`, 'pod {namespace}/{pod}'],
    text: {
      en: {
        measures: `how ${program} works`,
        next: `the log of ${program}, and what its Git and API servers answer`,
      },
      ko: {
        measures: `${program}의 동작`,
        next: `${program}의 로그와 Git, API 서버의 응답을 확인하십시오`,
      },
    },
  })),
  {
    name: 'Argo CD Applications',
    alerts: 'Argo*App* ArgoCd* Argo*Sync* Application*Sync* Application*Health*',
    objects: [
      'application.argoproj.io {namespace}/{name|application|app}',
      'application.argoproj.io {name|application|app}',
    ],
    text: {
      en: {
        measures: 'the sync and health status of an Application',
        next: '`argocd app get`: which resource is not healthy or differs, and the message of the last sync',
      },
      ko: {
        measures: 'Application의 sync, health 상태',
        next: '`argocd app get`으로 어떤 리소스가 비정상이거나 다른지와 마지막 sync 메시지를 확인하십시오',
      },
    },
  },
  {
    name: 'Argo Rollouts: controller',
    alerts: 'ArgoRollouts*',
    objects: [
      'rollout {namespace}/{name|rollout}',
      'rollout {name|rollout}',
      'workload {namespace}/argo-rollouts',
      'workload argo-rollouts',
    ],
    text: {
      en: {
        measures: 'whether the controller of Argo Rollouts runs and reconciles',
        next: 'its log: without it every update of a Rollout stands still',
      },
      ko: {
        measures: 'Argo Rollouts 컨트롤러의 동작',
        next: '컨트롤러 로그를 확인하십시오. 멈추면 모든 Rollout 업데이트가 멈춥니다',
      },
    },
  },
  {
    name: 'Argo Rollouts',
    alerts: 'ArgoRollout* Rollout* Canary*',
    objects: ['rollout {namespace}/{name|rollout}', 'rollout {name|rollout}'],
    text: {
      en: {
        measures: 'the phase of a Rollout',
        next: '`kubectl argo rollouts get rollout`: the step, its pods and its analysis',
      },
      ko: {
        measures: 'Rollout의 phase',
        next: '`kubectl argo rollouts get rollout`으로 단계, 파드, 분석을 확인하십시오',
      },
    },
  },
  {
    name: 'Argo Rollouts: analyses',
    alerts: 'AnalysisRun* ArgoAnalysis* ArgoExperiment*',
    objects: [
      'analysisrun.argoproj.io {namespace}/{name|analysisrun}',
      'experiment.argoproj.io {namespace}/{name}',
      'analysisrun.argoproj.io {name|analysisrun}',
    ],
    text: {
      en: {
        measures: 'the result of an analysis of an update',
        next: 'which metric failed and what the provider answered',
      },
      ko: {
        measures: '업데이트 분석의 결과',
        next: '어떤 메트릭이 실패했고 프로바이더가 무엇을 답했는지 확인하십시오',
      },
    },
  },
  {
    name: 'Flux',
    alerts: 'Flux* Gotk* *Reconciliation* Kustomization* HelmRelease* GitRepository*',
    objects: [
      '{customresource_kind}.{customresource_group} {namespace}/{name|customresource_name}',
      '{customresource_kind|kind} {namespace}/{name}',
      '{customresource_kind|kind} {name}',
      'kustomization.kustomize.toolkit.fluxcd.io {namespace}/{kustomization}',
      'helmrelease.helm.toolkit.fluxcd.io {namespace}/{helmrelease}',
      'pod {namespace}/{pod}',
      'workload {namespace}/{controller}',
    ],
    text: {
      en: {
        measures: 'whether Flux has reconciled an object',
        next: '`flux get all -A --status-selector ready=false`: the message says what failed',
      },
      ko: {
        measures: 'Flux가 객체를 reconcile했는지',
        next: '`flux get all -A --status-selector ready=false`의 메시지를 확인하십시오',
      },
    },
  },
];
