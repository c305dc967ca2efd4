import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header carries this token; takes as long for a near miss as for any other. */
export function isBearer(header: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** What is compared in constant time has to be of one length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
