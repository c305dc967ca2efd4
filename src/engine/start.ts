import type { Ref, World } from '../domain/model.ts';
import type { Follow } from './follower.ts';

/** Where an examination begins, and of which objects without a symptom it has to know how they look. */
export type Start = Readonly<{
  at(world: World, follow: Follow): readonly Ref[];
  also?(world: World): readonly Ref[]; // what is worth a look where it may be read, and is not missed where not
  around?: Ref; // the target, where its surroundings count as well
  looksAt: 'all' | 'led-to';
}>;
