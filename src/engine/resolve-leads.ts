import type { Kinds } from '../domain/kinds.ts';
import type { Edge, Ref, World } from '../domain/model.ts';
import type { MeteredLoader } from '../domain/ports.ts';
import type { Lead } from '../domain/question.ts';
import type { Rules } from '../domain/rules.ts';
import { present } from '../text/present.ts';
import { inRounds } from '../world/in-rounds.ts';
import { openWorld } from '../world/open-world.ts';
import { listsInVain } from './lists-in-vain.ts';
import { SearchRefused } from './search-refused.ts';
import { askablesBy } from './targets/kinds.ts';
import { ledTo } from './targets/led-to.ts';
import { missedByOthers } from './targets/missed-by-others.ts';
import { oneOf, type Resolved } from './targets/one-of.ts';
import { tracesOf } from './targets/traces.ts';

/**
 * Finds the object to which the first lead leads that leads anywhere. A name that is not there means no other one that
 * begins so: an alert is about this object or about none. Throws SearchRefused and ClusterUnreachable.
 */
export async function resolveLeads(
  text: string,
  leads: readonly Lead[],
  loader: MeteredLoader,
  { edges, kinds }: Pick<Rules, 'edges' | 'kinds'>,
): Promise<Resolved> {
  const { value, unread } = await inRounds(loader, (source) => {
    const opened = openWorld(source);
    const found = ledTo(leads, kinds, opened.world);
    const refs = found.length > 0 ? found : goneBy(leads[0], kinds, edges, opened.world);
    return { value: refs, unread: opened.unread };
  });
  if (value.length > 0) return oneOf(value);
  const refused = listsInVain(unread);
  const [first] = refused;
  if (first)
    throw new SearchRefused(
      text,
      refused.map(({ kind }) => kind),
      first.why,
    );
  return { is: 'no-such-target', nearest: [] };
}

/** An object that was named by its kind and cannot be read, or is no more and has left traces. */
function goneBy(
  lead: Lead | undefined,
  known: Kinds,
  edges: readonly Edge[],
  world: World,
): readonly Ref[] {
  if (!lead || !('kind' in lead) || lead.name.endsWith('*')) return [];
  const kinds = askablesBy(lead.kind, known, world);
  const [one, ...others] = kinds;
  if (!one || others.length > 0) return [];
  const { name } = lead;
  const namespace = one.clusterScoped ? undefined : lead.namespace;
  const ref = { kind: one.kind, name, ...present({ namespace }) };
  if (namespace || one.clusterScoped) {
    const fact = world.get(ref);
    if (fact.is === 'unknown') return fact.why === 'not-loaded' ? [] : [ref];
  }
  const wanted = { name, kinds, isKindNamed: true, ...present({ namespace }) } as const;
  const missed = missedByOthers(wanted, edges, world);
  return missed.length > 0 ? missed : tracesOf(wanted, world);
}
