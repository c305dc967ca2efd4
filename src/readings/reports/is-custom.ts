/** Groups of Kubernetes itself whose kinds do not come with it. */
const APART = /^(?:gateway\.networking|snapshot\.storage|policy\.networking)\.k8s\.io$/;
/** They have rules of their own. */
const KNOWN = ['argoproj.io/AnalysisRun', 'argoproj.io/Rollout'];

/** Whether a kind does not come with Kubernetes, and nobody knows it better than by its status. */
export function isCustom(kind: string): boolean {
  const [, group = ''] = kind.split('/').toReversed();
  if (KNOWN.includes(kind)) return false;
  return group.includes('.') && (!group.endsWith('.k8s.io') || APART.test(group));
}
