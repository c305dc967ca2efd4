import type { Edge, Ref, World } from '../domain/model.ts';
import type { Call } from './guarded-call.ts';
import type { Looks } from './looks.ts';

/** Follows one edge one way; an edge that throws leads nowhere and stops no other. */
export type Follow = (edge: Edge, from: Ref, way: 'up' | 'down') => readonly Ref[];

/** Follows edges in a world, and notes edges that could not be read: objects behind them may be ill. */
export function follower(world: World, call: Call, looks: Looks): Follow {
  return (edge, at, way) => {
    const links = () => (way === 'up' ? world.follow(edge, at) : world.followBack(edge, at)).items;
    const { made, complete } = call(edge.id, at, links);
    if (!complete) looks.note(at, 'unread');
    return made.map(({ from, to }) => (way === 'up' ? to : from));
  };
}
