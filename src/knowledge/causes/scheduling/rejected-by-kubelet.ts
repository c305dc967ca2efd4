import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { nodeOf } from '../../../readings/nodes/nodes.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { ownersOf } from '../../../readings/workloads/workloads.ts';
import { allowsNode, demandsOf } from '../../../simulator/node-affinity.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { rejectedByKubeletWords, type RejectedByKubelet } from './rejected-by-kubelet.words.ts';

/** Why a kubelet rejects a pod that was bound to its node: pkg/kubelet/lifecycle/predicate.go, pkg/kubelet/cm. */
const REASONS: readonly (readonly [RegExp, RejectedByKubelet['why']])[] = [
  [/^NodeAffinity$/, 'node-affinity'],
  [/^NodePorts$/, 'ports'],
  [/^OutOf\S+$/, 'resource'],
  [/^TaintToleration$/, 'taint'],
  [
    /^PodOS(?:NotSupported|SelectorNodeLabelDoesNotMatch)$|^SupplementalGroupsPolicyNotSupported$/,
    'system',
  ],
  [/^UnexpectedAdmissionError$/, 'devices'],
  [/^(?:TopologyAffinity|SMTAlignment)Error$/, 'topology'],
];

/** The kubelet rejects a pod that is bound to its node: the node does not fit it, whoever bound it there. */
export const rejectedByKubelet: Cause<RejectedByKubelet, 'Pod'> = {
  id: 'scheduling/rejected-by-kubelet',
  of: ['Pod'],
  explains: ['pod-failed'],

  *explain({ on, reason, evidence }, world, pod) {
    const why = REASONS.find(([pattern]) => pattern.test(reason))?.[1];
    if (!why || !pod.spec?.nodeName) return;

    const { node: found } = nodeOf(pod, world);
    const node = found.is === 'known' ? found.value : undefined;
    const unmet = node ? demandsOf(pod).filter(({ isMetBy }) => !isMetBy(node)) : [];
    const owner = accountableFor(on, world).subject;
    const pinned = whatPins(pod, world);
    const quotes = unmet.map(({ path, quote }): Evidence => {
      return quotedField(on, path, quote);
    });
    yield {
      subject: owner,
      params: {
        why,
        pod: on.name,
        node: pod.spec.nodeName,
        reason,
        isPinned: pinned !== undefined,
        ...(pinned && !isA('batch/Job', pinned.on) && { template: pinned.on }),
        what: why === 'resource' ? [reason.replace(/^OutOf/, '')] : unmet.map(({ text }) => text),
      },
      evidence: [evidence, ...(pinned ? [pinned] : []), ...(why === 'node-affinity' ? quotes : [])],
      strength: why === 'node-affinity' && node && !allowsNode(pod, node) ? 'entails' : 'fits',
      restsOn: [on, owner, ...(node ? [refTo('Node', node)] : [])],
    };
  },

  ...rejectedByKubeletWords,
};

/** The template's nodeName, where it has one. */
function whatPins(pod: Resource<'Pod'>, world: World): Evidence | undefined {
  for (const owner of ownersOf(refTo('Pod', pod), world)) {
    const found = world.get(owner);
    const object = found.is === 'known' ? (found.value as Resource<'apps/Deployment'>) : undefined; // or alike
    const quote = object?.spec?.template?.spec?.nodeName;
    if (quote) return quotedField(owner, '/spec/template/spec/nodeName', quote);
  }
  return undefined;
}
