import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { loadBalancerController } from '../../../readings/controllers/load-balancer-controllers.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { after, isWithin } from '../../../readings/time.ts';
import { present } from '../../../text/present.ts';
import { fieldSymptom } from '../../field-symptom.ts';
import { noLoadBalancerWords, type NoLoadBalancer } from './no-load-balancer.words.ts';

/** Set by the cloud providers' service controllers before they begin (k8s.io/cloud-provider). */
const FINALIZER = 'service.kubernetes.io/load-balancer-cleanup';
/** Cloud providers' service controllers, MetalLB, Cilium LB IPAM and others report under these. */
const REPORTS = [
  'EnsuringLoadBalancer',
  'EnsuredLoadBalancer',
  'SyncLoadBalancerFailed',
  'CreatingLoadBalancerFailed',
  'UpdateLoadBalancerFailed',
  'AllocationFailed',
  'IPAllocated',
  'nodeAssigned',
  'FailedBuildModel',
  'FailedDeployModel',
  'UnAvailableLoadBalancer',
  'AppliedDaemonSet',
];
const FAILURE = /Failed|UnAvailable/;
/** Clouds make a load balancer in minutes. */
const MAKING_MS = 10 * 60_000;
/** Load balancer controllers take up a Service within seconds. */
const TAKEN_UP_MS = 30_000;

/** A Service of type LoadBalancer has no address. */
const loadBalancerPending: SymptomFinder<'Service'> = fieldSymptom(
  'load-balancer-pending',
  ['Service'],
  'users',
  (service, { now }) => {
    const { type } = service.spec ?? {};
    const since = service.metadata?.creationTimestamp;
    if (type !== 'LoadBalancer' || service.metadata?.deletionTimestamp) return undefined;
    if ((service.status?.loadBalancer?.ingress ?? []).length > 0) return undefined;
    if (isWithin(TAKEN_UP_MS, since, now)) return undefined;

    return { path: '/spec/type', quote: type, reason: 'Pending', ...present({ since }) };
  },
);

/** Nothing in the cluster gives a Service of type LoadBalancer its address, or what should do so fails. */
export const noLoadBalancer: Cause<NoLoadBalancer, 'Service'> = {
  id: 'network/no-load-balancer',
  of: ['Service'],
  explains: ['load-balancer-pending'],
  symptom: loadBalancerPending,

  *explain({ on, evidence, since }, world, service) {
    const { spec, metadata } = service;
    const [said] = eventsSaying(REPORTS, on, world);
    const [failed] = eventsSaying(
      REPORTS.filter((one) => FAILURE.test(one)),
      on,
      world,
    );
    const isTaken = said !== undefined || (metadata?.finalizers ?? []).includes(FINALIZER);

    const isFailing = failed !== undefined && failed.quote === said?.quote;
    const isBeingMade = isTaken && !isFailing && isWithin(MAKING_MS, since, world.now);
    const maker = isFailing || isBeingMade ? undefined : loadBalancerController(service, world);
    const at = maker && 'at' in maker.controller ? maker.controller.at : undefined;
    const isDown = maker?.controller.is === 'down';
    const isLeft = isTaken && !isFailing && !isBeingMade;
    if (isLeft && !isDown) return; // taken up, silent and late: nobody knows
    yield {
      subject: on,
      params: {
        is: isFailing ? 'failing' : isBeingMade ? 'being-made' : isLeft ? 'left' : 'ignored',
        ...(said && { said: said.quote }),
        ...(spec?.loadBalancerClass && { wanted: spec.loadBalancerClass }),
        ...(maker && {
          maker: {
            product: maker.product,
            is: maker.controller.is,
            ...(at && { name: `${at.namespace}/${at.name}` }),
          },
        }),
      },
      evidence: said ? [said, evidence] : [evidence],
      // That nobody reports anything does not prove that nobody is there.
      strength: isFailing ? 'entails' : 'fits',
      restsOn: [on],
      ...(at && {
        because: {
          at,
          edge: 'service-to-load-balancer-controller',
          ...(!isDown && { ifIll: true as const }),
        },
      }),
      ...(isBeingMade && { passesBy: after(MAKING_MS, since ?? world.now) }),
    };
  },

  ...noLoadBalancerWords,
};
