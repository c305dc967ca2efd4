/** Of what a pod is made, in pods and in templates of pods. */
const POD_SPEC = [
  'containers',
  'affinity/nodeAffinity/requiredDuringSchedulingIgnoredDuringExecution/nodeSelectorTerms',
];
const OF_TEMPLATES = within('spec/template/spec', POD_SPEC);
const OF_JOBS = ['podFailurePolicy/rules', 'podFailurePolicy/rules/*/onExitCodes/values'];
const OF_ROLES = ['rules/*/verbs'];

/**
 * The lists that the API's types require, by the API's name of the kind: where each stands, with `*` for every item of a
 * list. Go writes an empty one as null where its type does not leave it out, as `drivers` of a node without a CSI driver.
 */
export const PROMISED_LISTS: Readonly<Record<string, readonly string[]>> = {
  CSINode: ['spec/drivers'],
  ClusterRole: OF_ROLES,
  CronJob: within('spec/jobTemplate/spec', [...OF_TEMPLATES.map(inSpec), ...OF_JOBS]),
  CustomResourceDefinition: ['spec/versions'],
  DaemonSet: OF_TEMPLATES,
  Deployment: OF_TEMPLATES,
  EndpointSlice: ['endpoints', 'endpoints/*/addresses'],
  Ingress: ['spec/rules/*/http/paths'],
  Job: [...OF_TEMPLATES, ...within('spec', OF_JOBS)],
  LimitRange: ['spec/limits'],
  PersistentVolume: ['spec/nodeAffinity/required/nodeSelectorTerms'],
  Pod: within('spec', POD_SPEC),
  ReplicaSet: OF_TEMPLATES,
  Role: OF_ROLES,
  StatefulSet: OF_TEMPLATES,
  StorageClass: ['allowedTopologies/*/matchLabelExpressions/*/values'],
};

function within(part: string, lists: readonly string[]): readonly string[] {
  return lists.map((list) => `${part}/${list}`);
}

function inSpec(list: string): string {
  return list.slice('spec/'.length);
}
