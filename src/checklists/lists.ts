import type { Checklist } from '../domain/checklist.ts';
import { failuresKept } from './items/backups/failures-kept.ts';
import { lastSuccess } from './items/backups/last-success.ts';
import { newestRun } from './items/backups/newest-run.ts';
import { scheduled } from './items/backups/scheduled.ts';
import { size } from './items/backups/size.ts';
import { switchedOn } from './items/backups/switched-on.ts';
import { drain } from './items/budgets/drain.ts';
import { nodeLoss } from './items/capacity/node-loss.ts';
import { byHand } from './items/certificates/by-hand.ts';
import { renewal } from './items/certificates/renewal.ts';
import { drift } from './items/gitops/drift.ts';
import { held } from './items/gitops/held.ts';
import { owner } from './items/gitops/owner.ts';
import { replicaCount } from './items/gitops/replica-count.ts';
import { digests } from './items/images/digests.ts';
import { movingTags } from './items/images/moving-tags.ts';
import { wayIn } from './items/ingress/way-in.ts';
import { cordoned } from './items/nodes/cordoned.ts';
import { kubeletVersion } from './items/nodes/kubelet-version.ts';
import { memoryRequest } from './items/prevention/memory-request.ts';
import { readinessProbe } from './items/prevention/readiness-probe.ts';
import { contents } from './items/references/contents.ts';
import { names } from './items/references/names.ts';
import { autoscalerFits } from './items/rollouts/autoscaler-fits.ts';
import { autoscalerMinimum } from './items/rollouts/autoscaler-minimum.ts';
import { nextUpdate } from './items/rollouts/next-update.ts';
import { retry } from './items/rollouts/retry.ts';
import { spreadOverNodes } from './items/rollouts/spread-over-nodes.ts';
import { spreadRuleCounts } from './items/rollouts/spread-rule-counts.ts';
import { classReplicas } from './items/storage/class-replicas.ts';
import { driverPlugins } from './items/storage/driver-plugins.ts';
import { replicas } from './items/storage/replicas.ts';
import { storageNodes } from './items/storage/storage-nodes.ts';
import { well } from './well.ts';

/** Every checklist, in the order in which they are gone through. `names` are what people call them besides. */
export const checklists: readonly Checklist[] = [
  {
    id: 'rollouts',
    names: ['rollout', 'ha', 'canary', 'deployments'],
    title: { en: 'Rollouts and availability', ko: '롤아웃과 가용성' },
    items: [
      well('rollouts/well', { en: 'Workloads are well', ko: '워크로드가 정상입니다' }, [
        'apps/Deployment',
        'apps/StatefulSet',
        'apps/DaemonSet',
        'argoproj.io/Rollout',
      ]),
      retry,
      spreadOverNodes,
      spreadRuleCounts,
      nextUpdate,
      autoscalerFits,
      autoscalerMinimum,
    ],
  },
  {
    id: 'ingress',
    names: ['ingress-502', '502', 'mesh', 'mtls', 'routes'],
    title: { en: 'The way in: routes, mesh and 502', ko: '들어오는 경로: 라우팅, 메시, 502' },
    items: [wayIn],
  },
  {
    id: 'storage',
    names: ['longhorn', 'volumes'],
    title: { en: 'Storage', ko: '스토리지' },
    items: [
      well('storage/claims', { en: 'Claims have their volumes', ko: '클레임에 볼륨이 있습니다' }, [
        'PersistentVolumeClaim',
      ]),
      replicas,
      storageNodes,
      classReplicas,
      driverPlugins,
    ],
  },
  {
    id: 'backups',
    names: ['backup'],
    title: { en: 'Backups', ko: '백업' },
    items: [switchedOn, lastSuccess, newestRun, size, failuresKept, scheduled],
  },
  {
    id: 'gitops',
    names: ['git', 'argocd', 'flux'],
    title: { en: 'GitOps', ko: 'GitOps' },
    items: [
      well('gitops/well', { en: 'Owners in Git are well', ko: 'GitOps 객체가 정상입니다' }, [
        'argoproj.io/Application',
        'kustomize.toolkit.fluxcd.io/Kustomization',
        'helm.toolkit.fluxcd.io/HelmRelease',
      ]),
      held,
      drift,
      owner,
      replicaCount,
    ],
  },
  {
    id: 'nodes',
    names: ['node'],
    title: { en: 'Nodes', ko: '노드' },
    items: [
      well(
        'nodes/well',
        {
          en: 'Nodes are Ready and under no pressure',
          ko: '노드가 Ready이고 압박(pressure)이 없습니다',
        },
        ['Node'],
      ),
      cordoned,
      kubeletVersion,
    ],
  },
  {
    id: 'capacity',
    names: ['n-1'],
    title: { en: 'Capacity if a node goes', ko: '노드 하나를 잃었을 때의 용량' },
    items: [nodeLoss],
  },
  {
    id: 'budgets',
    names: ['budget', 'pdb', 'drain'],
    title: { en: 'Budgets: would a drain block?', ko: 'PodDisruptionBudget: 드레인이 막히는가' },
    items: [drain],
  },
  {
    id: 'certificates',
    names: ['certificate', 'certs', 'tls'],
    title: { en: 'Certificates', ko: '인증서' },
    items: [
      well(
        'certificates/well',
        { en: 'Certificates and issuers are well', ko: '인증서와 발급자가 정상입니다' },
        ['cert-manager.io/Certificate', 'cert-manager.io/ClusterIssuer', 'cert-manager.io/Issuer'],
      ),
      renewal,
      byHand,
    ],
  },
  {
    id: 'images',
    names: ['image'],
    title: { en: 'Images', ko: '이미지' },
    items: [digests, movingTags],
  },
  {
    id: 'references',
    names: ['reference', 'secrets', 'configmaps'],
    title: { en: 'References', ko: '참조' },
    items: [names, contents],
  },
  {
    id: 'prevention',
    names: ['requests', 'probes'],
    title: {
      en: 'What would have prevented a failure that was seen',
      ko: '실제로 있었던 장애를 막았을 설정',
    },
    items: [memoryRequest, readinessProbe],
  },
];
