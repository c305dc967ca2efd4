import type { HealthCheck } from '../../domain/health-check.ts';
import { ANY_OTHER } from '../../domain/model.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { brokenBackends, upstreamsOf } from '../../readings/network/ingress-backends.ts';
import { nodeTroubles } from '../../readings/nodes/node-troubles.ts';
import { isNodeReady } from '../../readings/nodes/nodes.ts';
import { isReady, isStarting } from '../../readings/pods/pods.ts';
import { reportOf } from '../../readings/reports/report.ts';
import { claimHealth } from './claim.ts';
import { cronJobHealth } from './cron-job.ts';
import { jobHealth } from './job.ts';
import { serviceHealth } from './service.ts';
import { workloadHealth } from './workload.ts';

/** All that can be called healthy: what takes a few lines stands here, what takes more in a file of its own. */
export const healthChecks: readonly HealthCheck[] = [
  claimHealth,
  cronJobHealth,
  jobHealth,
  serviceHealth,
  workloadHealth,

  // It can scale and reads its metrics, or its target is scaled to nothing on purpose.
  check('autoscaling/HorizontalPodAutoscaler', (autoscaler) => {
    const able = conditionOf(autoscaler, 'AbleToScale');
    const active = conditionOf(autoscaler, 'ScalingActive');
    const isActive = active?.status === 'True' || active?.reason === 'ScalingDisabled';
    return able?.status === 'True' && isActive ? 'healthy' : 'unsure';
  }),

  // One was issued; denied or failed, its conditions say so.
  check('certificates.k8s.io/CertificateSigningRequest', (request) => {
    if (request.status?.certificate) return 'healthy';
    return conditionOf(request, 'Denied') ? 'unsure' : 'starting';
  }),

  // All its Services have addresses behind the ports that it names.
  check('networking.k8s.io/Ingress', (ingress, world) => {
    const leads = upstreamsOf(ingress, world).length > 0;
    return leads && brokenBackends(ingress, world).length === 0 ? 'healthy' : 'unsure';
  }),

  // It is Ready and reports no trouble.
  check('Node', (node) =>
    isNodeReady(node) && nodeTroubles(node).length === 0 ? 'healthy' : 'unsure',
  ),

  // It is Ready or has completed, or nobody wants it any more.
  check('Pod', (pod, { now }) => {
    const { metadata, spec, status } = pod;
    if (metadata?.deletionTimestamp) return 'healthy'; // one that does not go is a symptom
    if (isReady(pod) || status?.phase === 'Succeeded') return 'healthy';
    if (status?.phase === 'Failed') return metadata?.ownerReferences ? 'healthy' : 'unsure'; // a leftover
    if (spec?.schedulingGates?.length) return 'unsure';
    return isStarting(pod, now) ? 'starting' : 'unsure';
  }),

  // It runs or came out well; of what a failed one means its Rollout tells.
  check('argoproj.io/AnalysisRun', ({ status }) => {
    const { phase = '' } = status ?? {};
    if (phase === 'Successful' || phase === 'Running') return 'healthy';
    return phase === 'Pending' ? 'starting' : 'unsure';
  }),

  // It is Active; how it goes with what lies in it is for that to say.
  check('Namespace', ({ metadata, status }) => {
    if (metadata?.deletionTimestamp) return 'starting'; // one that does not go is a symptom
    return status?.phase === 'Active' ? 'healthy' : 'unsure';
  }),

  // A claim has it or may have it.
  check('PersistentVolume', ({ status }) =>
    ['Bound', 'Available'].includes(status?.phase ?? '') ? 'healthy' : 'unsure',
  ),

  // What it allows is counted; what is used up is a symptom.
  check('ResourceQuota', ({ status }) => (status?.used ? 'healthy' : 'unsure')),

  // Its controller has seen its spec and says so.
  check(ANY_OTHER, (object, { now }) => {
    const { is } = reportOf(object, now);
    if (is === 'well') return 'healthy';
    return is === 'moving' ? 'starting' : 'unsure';
  }),
];

function check<K extends string>(kind: K, look: HealthCheck<K>['look']): HealthCheck<K> {
  return { of: [kind], look };
}
