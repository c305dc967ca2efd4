import { isA, isOfKind } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { RECENT_MS } from '../../../readings/freshness.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { refusingBudgets } from '../../../readings/nodes/refusing-budgets.ts';
import { controllerOf } from '../../../readings/reports/controller-of.ts';
import { isWithin } from '../../../readings/time.ts';
import { warningsAbout } from '../../../readings/warnings.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { finalizerWords, type HeldByFinalizer } from './finalizer.words.ts';

/**
 * Whose finalizer it is: that controller removes it when its own clean-up is done. The first that matches counts, and
 * "other" is a controller that somebody installed, which its domain names.
 */
const OWNERS: readonly (readonly [HeldByFinalizer['owner'], RegExp])[] = [
  ['claim-in-use', /^kubernetes\.io\/pvc-protection$/],
  ['volume-bound', /^kubernetes\.io\/pv-protection$/],
  ['dependents', /^(foregroundDeletion|orphan)$/],
  ['job', /^batch\.kubernetes\.io\/job-tracking$/],
  ['load-balancer', /^service\.(kubernetes\.io\/load-balancer-cleanup|k8s\.aws\/resources)$/],
  ['provisioner', /^external-provisioner\.volume\.kubernetes\.io\/|^external-attacher\//],
  ['resources-of-kind', /^customresourcecleanup\.apiextensions\.k8s\.io$/],
  ['argo-cd', /^resources-finalizer\.argocd\.argoproj\.io/],
  ['flux', /^finalizers\.fluxcd\.io$/],
];

/** Who evicts all pods of a node before it lets that go. */
const DRAINS = /^karpenter\.sh\//;

/** An object is deleted and stays because a finalizer on it has not been removed by its controller. */
export const finalizer: Cause<HeldByFinalizer> = {
  id: 'lifecycle/finalizer',
  explains: ['pod-terminating', 'object-terminating'],

  *explain({ on }, world, object) {
    if (!isReleased(object)) return;
    const { finalizers = [], deletionTimestamp } = object.metadata ?? {};
    const [first] = finalizers;
    if (!first || !deletionTimestamp) return;

    const owner = OWNERS.find(([, pattern]) => pattern.test(first))?.[0] ?? 'other';
    const users = owner === 'claim-in-use' ? usersOf(on, world) : [];
    const [domain = ''] = first.split('/');
    const controller = owner === 'other' ? controllerOf(on.kind, domain, world) : undefined;
    const [warned] = warningsAbout(on, world).filter(({ evidence: { at } }) =>
      isWithin(RECENT_MS, at, world.now),
    );
    const isDrained = isA('Node', on) && DRAINS.test(first) && controller?.is !== 'down';
    const [budget] = isDrained ? refusingBudgets(on.name, world) : [];
    const isSeen = controller && !(controller.is === 'none' && warned); // who warns is there
    const quoted = finalizers.map((quote, index): Evidence =>
      quotedField(on, `/metadata/finalizers/${index}`, quote),
    );
    const [head = { source: 'field', on, quote: first }, ...rest] = quoted;
    yield {
      subject: on,
      params: {
        finalizers,
        owner,
        ...(users.length > 0 && { users }),
        ...(isSeen && { controller: controller.is }),
        ...(warned && { warned: brief(warned.evidence.quote) }),
        ...(budget && { budget: { about: budget } }),
      },
      evidence: [
        head,
        ...rest,
        {
          ...quotedField(on, '/metadata/deletionTimestamp', deletionTimestamp),
          at: deletionTimestamp,
        },
        ...(warned ? [warned.evidence] : []),
        ...(budget ? [quotedField(budget, '/status/disruptionsAllowed', '0')] : []),
      ],
      strength: 'entails',
      restsOn: [on],
      ...(budget && {
        because: { at: budget, edge: 'node-to-disruption-budget', ifIll: true as const },
      }),
    };
  },

  ...finalizerWords,
};

/** A pod whose containers still run is waited for by its kubelet, whatever its finalizers. */
function isReleased(object: Resource): boolean {
  if (!isOfKind('Pod', object)) return true;
  const { phase, containerStatuses = [] } = object.status ?? {};
  const isOver = phase === 'Succeeded' || phase === 'Failed';
  return isOver || (!object.spec?.nodeName && containerStatuses.length === 0);
}

/** A pod that is bound to no node does not count yet (pvc_protection_controller.go, podUsesPVC). */
function usersOf(claim: Ref, world: World): readonly string[] {
  if (!isA('PersistentVolumeClaim', claim)) return [];
  const { items } = world.list('Pod', { namespace: claim.namespace ?? '' });
  return items
    .filter(
      ({ spec }) =>
        spec?.nodeName &&
        spec.volumes?.some(({ persistentVolumeClaim: of }) => of?.claimName === claim.name),
    )
    .map(({ metadata }) => metadata?.name ?? '');
}
