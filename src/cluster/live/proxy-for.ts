import { BlockList, isIP } from 'node:net';

import { tableOf } from '../../text/table-of.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const PORTS: Readonly<Record<string, string>> = tableOf({ 'http:': '80', 'https:': '443' });

/**
 * The proxy that the environment names for an address, by the rules of Go, which kubectl has (golang.org/x/net/http/httpproxy):
 * HTTPS_PROXY or HTTP_PROXY, unless NO_PROXY or a loopback address says otherwise.
 */
export function proxyFor({ protocol, hostname, port }: URL, env: Environment): string | undefined {
  const names =
    protocol === 'http:' ? ['HTTP_PROXY', 'http_proxy'] : ['HTTPS_PROXY', 'https_proxy'];
  const proxy = firstOf(names, env);
  if (!proxy) return undefined;
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const isDirect =
    isLoopback(host) ||
    (firstOf(['NO_PROXY', 'no_proxy'], env) ?? '')
      .split(',')
      .some((rule) => covers(rule.trim().toLowerCase(), host, port || (PORTS[protocol] ?? '')));
  if (isDirect) return undefined;
  return /^[a-z0-9]+:\/\//i.test(proxy) ? proxy : `http://${proxy}`;
}

function firstOf(names: readonly string[], env: Environment): string | undefined {
  return names.map((name) => env[name]).find(Boolean);
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && isInside(LOOPBACK, host));
}

/** A rule is "*", a network, an address or a domain, the last two perhaps with a port. ".a.com" covers what is below it only. */
function covers(rule: string, host: string, port: string): boolean {
  if (rule === '') return false;
  if (rule === '*') return true;
  if (rule.includes('/')) return isInNetwork(rule, host);
  const [, bare = rule, only] =
    /^(.*?|\[.*\])(?::(\d+))?$/.exec(isIP(rule) === 6 ? `[${rule}]` : rule) ?? [];
  if (only !== undefined && only !== port) return false;
  const name = bare.replace(/^\[|\]$/g, '').replace(/^\*\./, '.');
  if (isIP(name) !== 0) return name === host;
  if (name.startsWith('.')) return host.endsWith(name);
  return host === name || host.endsWith(`.${name}`);
}

function isInNetwork(rule: string, host: string): boolean {
  const [network = '', bits = ''] = rule.split('/');
  const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
  const most = family === 'ipv6' ? 128 : 32;
  if (isIP(network) === 0 || isIP(host) === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most)
    return false;
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  return isInside(list, host);
}

function isInside(list: BlockList, host: string): boolean {
  return list.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}
