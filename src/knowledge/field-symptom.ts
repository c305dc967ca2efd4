import type { Harm } from '../domain/harm.ts';
import { kindOf, refTo } from '../domain/keys.ts';
import type { SymptomFinder, World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { present } from '../text/present.ts';
import { quotedField } from '../world/quoted-field.ts';

/** The field that shows it, what stands there, the API's word for it, and since when it holds where that is known. */
export type ShownField = Readonly<{ path: string; quote: string; reason: string; since?: string }>;

/** A symptom that one field of an object shows. `of` are the kinds of object, `hurts` is whom it always hurts. */
export function fieldSymptom<K extends string>(
  kind: string,
  of: readonly K[],
  hurts: Harm,
  shownOf: (object: Resource<K>, world: World) => ShownField | undefined,
): SymptomFinder<K> {
  return {
    kind,
    of,

    *find(object, world) {
      const shown = shownOf(object, world);
      if (!shown) return;
      const { path, quote, reason, since } = shown;
      const on = refTo(kindOf(object), object);
      yield {
        kind,
        on,
        reason,
        evidence: quotedField(on, path, quote),
        ...present({ since }),
        hurts,
      };
    },
  };
}
