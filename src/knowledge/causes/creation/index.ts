import type { Cause } from '../../../domain/model.ts';
import { denied } from './denied.ts';
import { limitRange } from './limit-range.ts';
import { missingReference } from './missing-reference.ts';
import { namespaceTerminating } from './namespace-terminating.ts';
import { podSecurity } from './pod-security.ts';
import { quotaFields } from './quota-fields.ts';
import { quotaUsedUp } from './quota-used-up.ts';
import { quota } from './quota.ts';
import { webhookUnreachable } from './webhook-unreachable.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const creationCauses: readonly Cause[] = [
  denied,
  limitRange,
  missingReference,
  namespaceTerminating,
  podSecurity,
  quotaFields,
  quota,
  quotaUsedUp,
  webhookUnreachable,
];
