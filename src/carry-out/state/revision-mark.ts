import { segment } from '../../text/json-pointer.ts';

const REVISION = `/metadata/annotations/${segment('deployment.kubernetes.io/revision')}`;
const GENERATION = `/metadata/annotations/${segment('deprecated.daemonset.template.generation')}`;

/** Where a workload says which revision of its pod template is the newest. */
export const revisionMark: Readonly<Record<string, string>> = {
  'argoproj.io/Rollout': '/status/currentPodHash',
  'apps/Deployment': REVISION,
  'apps/StatefulSet': '/status/updateRevision',
  'apps/DaemonSet': GENERATION,
};
