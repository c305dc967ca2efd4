import type { Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { serviceToPod } from '../../../world/edges/service-to-pod.ts';
import { sleeperBehind } from '../../../world/readings/network/backends.ts';
import { knowsMakers, workloadBehind } from '../../../world/readings/network/pod-makers.ts';
import { serviceIn, webhookFailureIn } from '../../../world/readings/network/webhook-call.ts';
import { isHeldUp, isReady } from '../../../world/readings/pods/pods.ts';
import { after } from '../../../world/readings/time.ts';
import { ownersOf, podRef, podsOf } from '../../../world/readings/workloads/workloads.ts';
import { lastRefusal, RETRY_MS } from '../../signs/workloads/creation.ts';
import { registeredWebhook } from '../../signs/workloads/registered-webhook.ts';
import {
  webhookUnreachableWords,
  type How,
  type Unreachable,
} from './webhook-unreachable.words.ts';

/** Failures for which the pods behind the Service may be the reason. */
const BY_PODS: readonly How[] = ['no-endpoints', 'refused', 'timeout', 'reset'];

/** The API server must ask an admission webhook before it creates a pod, and cannot reach it. */
export const webhookUnreachable: Cause<Unreachable> = {
  id: 'creation/webhook-unreachable',
  explains: ['replicas-missing', 'job-late'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'webhook' || !said) return;

    const { webhook, url, why } = refusal;
    const owners = ownersOf(on, world);
    const service = serviceIn(url);
    const registered = registeredWebhook(({ name }) => name === webhook, world);
    const how = webhookFailureIn(why) ?? 'other';
    const behind = service && world.get(service);
    const isThere = service && behind?.is === 'known';
    const [maker, sleeper] =
      behind?.is === 'known'
        ? [workloadBehind(behind.value, world), sleeperBehind(behind.value, world)]
        : [];
    const pods = isThere ? podsBehind(service, world) : [];
    const [ill] = pods.filter((pod) => isHeldUp(pod, world.now)).map(podRef);
    const isOk = pods.some(isReady);
    const isUnseen =
      isThere && pods.length === 0 && !maker && !knowsMakers(service.namespace ?? '', world);
    const at =
      BY_PODS.includes(how) && !isOk
        ? (sleeper ?? ill ?? (isUnseen ? service : undefined))
        : undefined;
    const isMended =
      registered.isGone ||
      (how === 'no-service' && isThere === true) ||
      (how === 'no-endpoints' && isOk);
    yield {
      subject: service ?? owners.at(-1) ?? on,
      params: {
        workload: (owners.at(-1) ?? on).name,
        webhook,
        how,
        why,
        ...(registered.at && { configuration: registered.at.on.name }),
        ...(isThere && { pods: pods.length }),
        ...(maker?.wanted === 0 && { scaledToZero: maker.on.name }),
        ...(isMended && { isMended }),
      },
      evidence: [said, ...(registered.at ? [registered.at] : [])],
      strength: 'entails',
      restsOn: [on, ...(service ? [service] : owners)],
      ...(at && { because: { at, edge: serviceToPod.id } }),
      ...(isMended && { passesBy: after(RETRY_MS, world.now) }),
    };
  },

  ...webhookUnreachableWords,
};

function podsBehind(service: Ref<'Service'>, world: World): readonly Resource<'Pod'>[] {
  return world.follow(serviceToPod, service).items.flatMap(({ to }) => podsOf(to, world).pods);
}
