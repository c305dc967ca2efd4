import type { World } from '../../domain/model.ts';
import { commandLine, containersOf } from '../pods/container-specs.ts';
import { dnsPods } from './policy-connections.ts';

/** What the cache of the DNS listens on where nobody set it (NodeLocal DNSCache). */
const USUAL = '169.254.20.10';

/** The address of the node's own DNS cache, which pods ask in place of the cluster's DNS; undefined where there is none. */
export function dnsCacheAddress(world: World): string | undefined {
  const { pods, areCaches } = dnsPods(world);
  const [cache] = pods;
  if (!areCaches || !cache) return undefined;
  const words = [...containersOf(cache.spec)].flatMap((one) => commandLine(one));
  const at = words.findIndex(({ text }) => /^--?localip$/.test(text));
  const given = words[at + 1]?.text.split(',')[0];
  return at >= 0 && given ? given : USUAL;
}
