import type { Resource } from '../domain/resource.ts';
import { conditionsOf, type Condition } from './conditions.ts';

/**
 * Conditions that are bad when True. The API conventions let a condition's type say which way round it is; these are
 * those of core kinds, of kstatus and of controllers that people run.
 */
const BAD_WHEN_TRUE =
  /^(?:Stalled|Degraded|Failed|Failure|ReplicaFailure|FailureTarget|Error|Invalid|Conflicted|Expired|Stuck|.*(?:Error|Pressure|Failed|Unavailable|Failing|Failure))$/;
/** True or False, they only tell what is going on. */
const NEUTRAL =
  /^(?:Progressing|Reconciling|Scaling|ScalingLimited|Paused|Suspended|DisruptionTarget|Idle|Active|Fallback|Resizing|ArtifactInStorage|SourceVerified|ConfigMapsResolved|Issuing)$/;
/** Word by word, what fails is said so even in conditions that nobody knows. */
const BAD_REASON =
  /fail|err|invalid|not ?found|missing|denied|forbidden|unavailable|timeout|exceeded|conflict|unhealthy|unsupported|refused|unauthorized/i;

/** What an object itself says is wrong with it, in the order of its status. */
export function badConditionsOf(object: Resource): readonly Condition[] {
  return conditionsOf(object).filter(({ type, status, reason = '', message = '' }) => {
    if (BAD_WHEN_TRUE.test(type)) return status === 'True';
    if (NEUTRAL.test(type)) return status !== 'True' && BAD_REASON.test(reason);
    return status === 'False' && (reason !== '' || message !== '');
  });
}
