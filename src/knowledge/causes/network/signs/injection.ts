import { refTo } from '../../../../domain/keys.ts';
import type { Evidence, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { selects, type Labels, type LabelSelector } from '../../../../readings/selectors.ts';
import { segment } from '../../../../text/json-pointer.ts';

/**
 * Why a pod was given no sidecar when it was made. `label` decides, as it stands on the pod or on its namespace:
 * `refused` says no, `missing` is not there, `unserved` asks for what no injector serves, and `late` asks for what the
 * pod would be given today. `served`: the labels for which there is an injector.
 */
export type NotInjected = Readonly<{
  is: 'refused' | 'missing' | 'unserved' | 'late';
  label: string; // "istio-injection=disabled", or the key alone of one that is missing
  isOwn: boolean; // the pod's
  served: readonly string[];
  evidence: Evidence;
}>;

const INJECTION = 'istio-injection';
const REVISION = 'istio.io/rev';
const INJECT = 'sidecar.istio.io/inject';
/** Where Istio keeps what it is to leave alone: its webhooks match nothing there. */
const DEACTIVATED = 'istio.io/deactivated';

type Webhook = Readonly<{
  name: string;
  namespaceSelector?: LabelSelector;
  objectSelector?: LabelSelector;
}>;

/**
 * Why a pod that has no sidecar was given none, by the labels that Istio's webhooks select by. Undefined where it cannot
 * be told, and for a pod of the node's network, which is never given one.
 */
export function notInjected(pod: Resource<'Pod'>, world: World): NotInjected | undefined {
  const { namespace = '', labels: own = {}, annotations = {} } = pod.metadata ?? {};
  const { webhooks, isAll } = injectors(world);
  const fact = world.get({ kind: 'Namespace' as const, name: namespace });
  if (fact.is !== 'known' || pod.spec?.hostNetwork) return undefined;
  const around = fact.value.metadata?.labels ?? {};
  const on = { pod: refTo('Pod', pod), space: refTo('Namespace', fact.value) };

  const served = [...new Set(webhooks.flatMap(servedBy))].toSorted();
  const isTaken = webhooks.some((one) => isTakenBy(one, around, own));
  const told = (
    is: NotInjected['is'],
    key: string,
    isOwn: boolean,
    field: 'labels' | 'annotations' = 'labels',
  ): NotInjected => {
    const ofPod = field === 'labels' ? own : annotations;
    const value = (isOwn ? ofPod : around)[key];
    const at = { on: isOwn ? on.pod : on.space, path: `/metadata/${field}/${segment(key)}` };
    return {
      is,
      label: value === undefined ? key : `${key}=${value}`,
      isOwn,
      served,
      evidence:
        value === undefined
          ? { source: 'field', ...at, quote: 'none', unset: true }
          : { source: 'field', ...at, quote: value },
    };
  };

  if (own[INJECT] === 'false') return told('refused', INJECT, true);
  if (own[INJECT] === undefined && annotations[INJECT] === 'false')
    return told('refused', INJECT, true, 'annotations');
  const asking = asked(around, own);
  if (!asking) {
    if (isTaken) return undefined; // of all namespaces, unless they say no
    return told(around[INJECTION] === undefined ? 'missing' : 'refused', INJECTION, false);
  }
  if (isTaken) return told('late', ...asking);
  return isAll ? told('unserved', ...asking) : undefined;
}

/** Whether the labels of a pod or of its namespace ask for a sidecar; undefined where they cannot be read. */
export function asksForSidecar(pod: Resource<'Pod'>, world: World): boolean | undefined {
  const { namespace = '', labels } = pod.metadata ?? {};
  const fact = world.get({ kind: 'Namespace' as const, name: namespace });
  return fact.is === 'known'
    ? asked(fact.value.metadata?.labels ?? {}, labels ?? {}) !== undefined
    : undefined;
}

/** The label that asks for a sidecar, and whether it is the pod's own: that of the namespace counts first. */
function asked(around: Labels, own: Labels): readonly [key: string, isOwn: boolean] | undefined {
  if (around[INJECTION] === 'enabled') return [INJECTION, false];
  if (around[INJECTION] !== undefined) return undefined;
  if (around[REVISION] !== undefined) return [REVISION, false];
  if (own[REVISION] !== undefined) return [REVISION, true];
  return own[INJECT] === 'true' ? [INJECT, true] : undefined;
}

function injectors(world: World): Readonly<{ webhooks: readonly Webhook[]; isAll: boolean }> {
  const { items, gap } = world.list('admissionregistration.k8s.io/MutatingWebhookConfiguration', {
    namespace: '',
  });
  const webhooks = items
    .flatMap((one): readonly Webhook[] => one.webhooks ?? [])
    .filter(({ name }) => name.endsWith('sidecar-injector.istio.io'))
    .filter((one) => !selectorsOf(one).some(({ matchLabels = {} }) => DEACTIVATED in matchLabels));
  return { webhooks, isAll: gap === undefined };
}

function isTakenBy(webhook: Webhook, around: Labels, own: Labels): boolean {
  const { namespaceSelector = {}, objectSelector = {} } = webhook;
  return selects(namespaceSelector, around) && selects(objectSelector, own);
}

function selectorsOf({ namespaceSelector, objectSelector }: Webhook): readonly LabelSelector[] {
  return [namespaceSelector ?? {}, objectSelector ?? {}];
}

/** The labels of namespaces that it selects. */
function servedBy({ namespaceSelector = {} }: Webhook): readonly string[] {
  const { matchExpressions = [] } = namespaceSelector;
  return matchExpressions.flatMap(({ key, operator, values = [] }) =>
    operator === 'In' && (key === INJECTION || key === REVISION)
      ? values.map((value) => `${key}=${value}`)
      : [],
  );
}
