import { addressUnserved } from '../../../knowledge/symptoms/address-unserved.ts';
import { brokenReference } from '../../../knowledge/symptoms/broken-reference.ts';
import { danglingReference } from '../../../knowledge/symptoms/dangling-reference.ts';
import { selectsNothing } from '../../../knowledge/symptoms/selects-nothing.ts';
import { leadsSomewhere } from '../../leads-somewhere.ts';

/** The kinds that people write most; every kind more is a request. */
const KINDS = [
  'apps/Deployment',
  'apps/StatefulSet',
  'apps/DaemonSet',
  'argoproj.io/Rollout',
  'batch/CronJob',
  'Service',
  'autoscaling/HorizontalPodAutoscaler',
  'networking.k8s.io/Ingress',
  'networking.k8s.io/NetworkPolicy',
  'policy/PodDisruptionBudget',
  'gateway.networking.k8s.io/HTTPRoute',
  'networking.istio.io/VirtualService',
  'rbac.authorization.k8s.io/RoleBinding',
];

/** What objects name is there, and what they select matches something. */
export const names = leadsSomewhere(
  'references/names',
  {
    en: 'What objects name is there, and what they select matches something',
    ko: '객체가 가리키는 대상이 있고 셀렉터에 맞는 대상이 있습니다',
  },
  KINDS,
  [brokenReference, danglingReference, addressUnserved, selectsNothing],
);
