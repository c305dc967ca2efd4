import type { Ref } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { brief } from '../../readings/logs/logs.ts';
import { fullName } from '../words/object-name.ts';
import { ownerWords } from '../words/talk-state.ts';
import { workloadAt } from './own-pods.ts';
import type { Asked, Told } from './topic.ts';

const MOST = 5;
/** What the last part of a label's or annotation's key says of people. */
const OF_PEOPLE =
  /^(?:owner|owners|team|squad|tribe|contact|oncall|on-call|maintainer|maintainers|slack|slack-channel|email|department|responsible)$/i;

/** Who looks after an object, by the labels and annotations of its workload and of its namespace. */
export function owner({ target, world, lang }: Asked): Told {
  const words = ownerWords[lang];
  const on = workloadAt(target, world);
  const places: readonly Ref[] = [
    on,
    ...(on.namespace ? [{ kind: 'Namespace', name: on.namespace }] : []),
  ];
  const lines = places.flatMap((place) => {
    const fact = world.get(place);
    if (fact.is !== 'known') return [];
    const { metadata }: Resource = fact.value;
    const all = Object.entries({ ...metadata?.labels, ...metadata?.annotations });
    return all
      .filter(([key]) => OF_PEOPLE.test(key.split(/[/.]/).at(-1) ?? ''))
      .map(([key, value]) => words.named(fullName(place), key, brief(value, 100)));
  });
  return {
    lines: lines.length > 0 ? lines.slice(0, MOST) : [words.none(fullName(on))],
    sights: [{ on }],
  };
}
