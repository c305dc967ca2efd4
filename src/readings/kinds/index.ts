import type { Kinds } from '../../domain/kinds.ts';
import { families } from '../reports/families.ts';
import { isCustom } from '../reports/is-custom.ts';
import { askable } from './askable.ts';

/** The kinds that can be asked about, and what people call them. */
export const kinds: Kinds = {
  byName: [
    askable('argoproj.io/Rollout', 'ro'),
    askable('apps/Deployment', 'deploy', 'dep'),
    askable('apps/StatefulSet', 'sts'),
    askable('apps/DaemonSet', 'ds'),
    askable('batch/CronJob', 'cj'),
    askable('batch/Job'),
    askable('apps/ReplicaSet', 'rs'),
    askable('Pod', 'po'),
    askable('Service', 'svc'),
    askable('PersistentVolumeClaim', 'pvc'),
    { ...askable('Node', 'no'), clusterScoped: true },
  ],
  byKind: [
    askable('ConfigMap', 'cm'),
    askable('Secret'),
    { ...askable('Namespace', 'ns'), clusterScoped: true },
    { ...askable('PersistentVolume', 'pv'), clusterScoped: true },
    askable('ResourceQuota', 'quota'),
    askable('policy/PodDisruptionBudget', 'pdb'),
    askable('networking.k8s.io/Ingress', 'ing'),
    askable('autoscaling/HorizontalPodAutoscaler', 'hpa'),
  ],
  extensions: families,
  shortNames: {
    ServiceAccount: ['sa'],
    'networking.k8s.io/NetworkPolicy': ['netpol'],
    'storage.k8s.io/StorageClass': ['sc'],
    'scheduling.k8s.io/PriorityClass': ['pc'],
    'apiextensions.k8s.io/CustomResourceDefinition': ['crd'],
    'certificates.k8s.io/CertificateSigningRequest': ['csr'],
    ...Object.fromEntries(families.map(({ kind, short = [] }) => [kind, short])),
  },
  isCustom,
};
