import type { Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { serviceToPod } from '../../../readings/edges/service-to-pod.ts';
import { sleeperBehind } from '../../../readings/network/backends.ts';
import { knowsMakers, workloadBehind } from '../../../readings/network/pod-makers.ts';
import { serviceIn, webhookFailureIn } from '../../../readings/network/webhook-call.ts';
import { isHeldUp, isReady } from '../../../readings/pods/pods.ts';
import { after } from '../../../readings/time.ts';
import { ownersOf, podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { lastRefusal, REFUSED, RETRY_MS } from '../../signs/workloads/creation.ts';
import { deadlockOf } from './signs/deadlock.ts';
import { registeredWebhook, type Registered } from './signs/registered-webhook.ts';
import type { Distrusted } from './webhook-certificate.words.ts';
import {
  webhookUnreachableWords,
  type WebhookHow,
  type Unreachable,
} from './webhook-unreachable.words.ts';

/** Failures for which the pods behind the Service may be the reason. */
const BY_PODS: readonly WebhookHow[] = ['no-endpoints', 'refused', 'timeout', 'reset'];

/** The API server must ask an admission webhook before it creates a pod, and cannot reach it. */
export const webhookUnreachable: Cause<Unreachable> = {
  id: 'creation/webhook-unreachable',
  explains: REFUSED,
  refines: ['reports/own-word'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'webhook' || !said) return;

    const { webhook, url, why } = refusal;
    const owners = ownersOf(on, world);
    const service = serviceIn(url);
    if (service) listMakers(service.namespace ?? '', world);
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
    const deadlock = BY_PODS.includes(how)
      ? deadlockOf(webhook, { refused: on, pods }, world)
      : undefined;
    const at =
      !deadlock && BY_PODS.includes(how) && !isOk
        ? (sleeper ?? ill ?? (isUnseen ? service : undefined))
        : undefined;
    const distrusted = how === 'tls' ? distrustOf(webhook, why, registered) : undefined;
    const [namespace, name] = distrusted?.certificate?.split('/') ?? [];
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
        ...(sleeper && { scaledToZero: sleeper.name }),
        ...present({ isMended, distrusted, deadlock }),
      },
      evidence: [said, ...(registered.at ? [registered.at] : [])],
      strength: 'entails',
      restsOn: [on, ...(service ? [service] : owners)],
      ...(at && { because: { at, edge: serviceToPod.id } }),
      ...(namespace &&
        name && {
          because: {
            at: { kind: 'cert-manager.io/Certificate', namespace, name },
            edge: 'webhook-to-certificate',
            ifIll: true as const,
          },
        }),
      ...(isMended && { passesBy: after(RETRY_MS, world.now) }),
    };
  },

  ...webhookUnreachableWords,
};

/** Rounds are few: what is behind the Service is read together with it. */
function listMakers(namespace: string, world: World): void {
  for (const kind of ['Pod', 'apps/Deployment', 'apps/ReplicaSet', 'apps/StatefulSet'])
    world.list(kind, { namespace });
}

/** How crypto/x509 says why it does not accept a certificate. */
const DISTRUSTS: readonly (readonly [RegExp, Distrusted['why']])[] = [
  [/expired or is not yet valid/, 'expired'],
  [/signed by unknown authority/, 'authority'],
  [/certificate is (?:not )?valid for|cannot validate certificate|legacy Common Name/, 'name'],
];

function distrustOf(
  webhook: string,
  text: string,
  { at, lacksBundle, injectedFrom }: Registered,
): Distrusted | undefined {
  const why = DISTRUSTS.find(([pattern]) => pattern.test(text))?.[1];
  if (!why || !at) return undefined;
  return {
    why,
    webhook,
    configuration: at.on.name,
    ...(lacksBundle && { isEmpty: true }),
    ...present({ certificate: injectedFrom }),
  };
}

function podsBehind(service: Ref<'Service'>, world: World): readonly Resource<'Pod'>[] {
  return world.follow(serviceToPod, service).items.flatMap(({ to }) => podsOf(to, world).pods);
}
