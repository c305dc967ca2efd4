import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Approval } from '../domain/approval.ts';

/** Named in what is signed, so that a signature never fits a later form of approval. */
const FORM = 'kubewhy/approval/v2';

/** Signs an approval with HMAC-SHA256; only the gateway does, and only for a person who pressed Apply. */
export function sign(approval: Omit<Approval, 'signature'>, key: string): Approval {
  return { ...approval, signature: mac(approval, key).toString('hex') };
}

/** Whether the holder of the key signed exactly this approval; compares in constant time. */
export function isSigned(approval: Approval, key: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(approval.signature)) return false;
  return timingSafeEqual(Buffer.from(approval.signature, 'hex'), mac(approval, key));
}

/** A JSON array tells its fields apart, whatever characters they hold. */
function mac(approval: Omit<Approval, 'signature'>, key: string): Buffer {
  const { id, plan, incident, channel, person, at } = approval;
  const { team, id: user, name, email = '' } = person;
  const signed = [FORM, id, plan, incident, channel, team, user, name, email, at];
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest();
}
