import type { Reference } from './reference.ts';

/** Where the kinds that make pods hold what they make them from. */
const TEMPLATES = {
  'apps/Deployment': '/spec/template/spec',
  'apps/StatefulSet': '/spec/template/spec',
  'apps/DaemonSet': '/spec/template/spec',
  'argoproj.io/Rollout': '/spec/template/spec',
  'batch/CronJob': '/spec/jobTemplate/spec/template/spec',
} as const;

const READABLE: Readonly<Record<string, Reference['to']>> = {
  '/serviceAccountName': ['ServiceAccount'],
  '/priorityClassName': ['scheduling.k8s.io/PriorityClass'],
  '/runtimeClassName': ['node.k8s.io/RuntimeClass'],
  '/volumes/*/persistentVolumeClaim/claimName': ['PersistentVolumeClaim'],
};

/** The claims of devices, or what each pod gets one from. */
const DEVICES: Readonly<Record<string, Reference['to']>> = {
  '/resourceClaims/*/resourceClaimTemplateName': ['resource.k8s.io/ResourceClaimTemplate'],
  '/resourceClaims/*/resourceClaimName': ['resource.k8s.io/ResourceClaim'],
};

const CONTENTS: Readonly<Record<string, Reference['to']>> = {
  '/volumes/*/configMap/name': ['ConfigMap'],
  '/volumes/*/projected/sources/*/configMap/name': ['ConfigMap'],
  '/containers/*/envFrom/*/configMapRef/name': ['ConfigMap'],
  '/containers/*/env/*/valueFrom/configMapKeyRef/name': ['ConfigMap'],
  '/volumes/*/secret/secretName': ['Secret'],
  '/containers/*/envFrom/*/secretRef/name': ['Secret'],
  '/containers/*/env/*/valueFrom/secretKeyRef/name': ['Secret'],
};

/** Without one of these the kubelet tries to pull all the same. */
const PULLS: Readonly<Record<string, Reference['to']>> = { '/imagePullSecrets/*/name': ['Secret'] };

/** What pods need to be made at all, or to be placed. */
export const templateReferences = inTemplates(TEMPLATES, { ...READABLE, ...DEVICES });

/** What a pod waits for before the scheduler looks for a node. */
export const deviceReferences = inTemplates({ ...TEMPLATES, Pod: '/spec' }, DEVICES);

/** What the pods of a run to come take their environment and files from; of pods that are there the kubelet tells. */
export const runReferences = inTemplates(
  { 'batch/CronJob': TEMPLATES['batch/CronJob'] },
  { ...CONTENTS, ...PULLS },
);

/** What the pods of a revision to come cannot start without, besides nodes. */
export const revisionReferences = inTemplates(TEMPLATES, { ...READABLE, ...DEVICES, ...CONTENTS });

function inTemplates(
  templates: Readonly<Record<string, string>>,
  rows: Readonly<Record<string, Reference['to']>>,
): readonly Reference[] {
  return Object.entries(templates).flatMap(([from, spec]) =>
    Object.entries(rows).map(([at, to]): Reference => ({
      from,
      at: `${spec}${at}`,
      to,
      stops: from === 'batch/CronJob' ? 'run' : 'pods',
    })),
  );
}
