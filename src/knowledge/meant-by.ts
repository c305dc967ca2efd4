import { kindOf, refTo } from '../domain/keys.ts';
import type { SymptomFinder, World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { present } from '../text/present.ts';
import { quotedField } from '../world/quoted-field.ts';

/** The field that asks for a state, and since when it holds where that is known. */
type Wish = Readonly<{ path: string; quote: string; reason: string; since?: string }>;

/** The symptom of a state that somebody meant: a field asks for it, and nobody is hurt. `of` are the kinds of object. */
export function meantBy<K extends string>(
  symptom: string,
  of: readonly K[],
  wishOf: (object: Resource<K>, world: World) => Wish | undefined,
): SymptomFinder<K> {
  return {
    kind: symptom,
    of,

    *find(object, world) {
      const wish = wishOf(object, world);
      if (!wish) return;
      const { path, quote, reason, since } = wish;
      const on = refTo(kindOf(object), object);
      yield {
        kind: symptom,
        on,
        reason,
        evidence: quotedField(on, path, quote),
        ...present({ since }),
        hurts: 'nobody',
      };
    },
  };
}
