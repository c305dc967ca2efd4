import type { Cause } from '../../../domain/model.ts';
import { forbidden } from './forbidden.ts';
import { unapprovedRequest } from './unapproved-request.ts';
import { unsignedRequest } from './unsigned-request.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const accessCauses: readonly Cause[] = [forbidden, unapprovedRequest, unsignedRequest];
