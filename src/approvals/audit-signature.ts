import { createHmac, timingSafeEqual } from 'node:crypto';

import type { SignedEntry } from '../domain/audit.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/** Named in what is signed, so that an entry is never an approval. */
const FORM = 'kubewhy/audit/v1';

/** An entry with the signature of who holds the key of approvals: gateway and remediator. */
export function signedEntry(entry: Omit<SignedEntry, 'signature'>, key: string): SignedEntry {
  return { ...entry, signature: mac(entry, key).toString('hex') };
}

/** Whether the holder of the key wrote exactly this entry; compares in constant time. */
export function isGenuine({ signature, ...entry }: SignedEntry, key: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), mac(entry, key));
}

function mac({ at, role, deed, place }: Omit<SignedEntry, 'signature'>, key: string): Buffer {
  return createHmac('sha256', key)
    .update(canonicalJson([FORM, at, role, deed, ...(place ? [place] : [])]))
    .digest();
}
