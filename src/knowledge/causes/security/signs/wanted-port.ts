import type { Evidence } from '../../../../domain/model.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import type { Troubled } from '../../../signs/logs/troubled.ts';

/** A port on which only root may listen, and what says that the container is to listen there. */
export type WantedPort = Readonly<{ port: number; evidence?: Evidence }>;

const SYSCTL = 'net.ipv4.ip_unprivileged_port_start';
/** Linux lets everybody listen from this port on, unless the sysctl says otherwise. */
const FIRST_FREE = 1024;
const OF_PORT = /(?:^|_)(?:PORT|LISTEN|BIND|ADDR(?:ESS)?|URLS?)$/i;
const PORT_FLAG =
  /^--?(?:[\w-]*-)?(?:port|listen|bind|addr|address)[= ](?:\S*:)?(?<port>\d{1,5})$|^(?:[\d.*]*|\[[\da-f:]*\]):(?<port>\d{1,5})$/i;

/** Whether only root may listen on a port in this pod. */
export function isPrivileged(port: number, { pod }: Pick<Troubled, 'pod'>): boolean {
  const set = pod.spec?.securityContext?.sysctls?.find(({ name }) => name === SYSCTL)?.value;
  return port > 0 && port < Number(set ?? FIRST_FREE);
}

/**
 * The privileged port that a container is told to listen on, by its variables, arguments or declared ports; 'none' if
 * they name others only, undefined if they name none.
 */
export function wantedPort(troubled: Troubled): WantedPort | 'none' | undefined {
  const all = [...portsSet(troubled)];
  const found = all.find(({ port }) => isPrivileged(port, troubled));
  return found ?? (all.length > 0 ? 'none' : undefined);
}

function* portsSet({ on, container, path }: Troubled): Iterable<WantedPort> {
  const { env = [], args = [], command = [], ports = [] } = container;
  for (const [index, { name, value = '' }] of env.entries()) {
    const port = OF_PORT.test(name) && /(?:^|:)(?<port>\d{1,5})\/?$/.exec(value)?.groups?.['port'];
    if (!port) continue;
    yield { port: Number(port), evidence: quotedField(on, `${path}/env/${index}/value`, value) };
  }
  for (const [field, words] of [['command', command] as const, ['args', args] as const]) {
    for (const [index, word] of words.entries()) {
      const port = PORT_FLAG.exec(word)?.groups?.['port'];
      const at = `${path}/${field}/${index}`;
      if (port) yield { port: Number(port), evidence: quotedField(on, at, word) };
    }
  }
  for (const [index, { containerPort }] of ports.entries()) {
    const at = `${path}/ports/${index}/containerPort`;
    yield { port: containerPort, evidence: quotedField(on, at, `${containerPort}`) };
  }
}
