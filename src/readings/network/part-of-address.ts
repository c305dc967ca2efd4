import type { Address } from './addresses.ts';

/** An address as people write it. */
export function partOf({ host, port }: Pick<Address, 'host' | 'port'>): string {
  return port === undefined ? host : `${host}:${port}`;
}
