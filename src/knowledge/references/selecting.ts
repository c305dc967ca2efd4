import { kindOf, refTo } from '../../domain/keys.ts';
import type { Cause, Evidence } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { knowsMakers } from '../../readings/network/pod-makers.ts';
import { makerOf } from '../../readings/reports/maker-of.ts';
import { segment } from '../../text/json-pointer.ts';
import { kindWord } from '../../text/kind-word.ts';
import { ownOf } from '../../text/own-of.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { nearestLabels, type Meant } from './nearest-labels.ts';
import { selectsNothingWords, type SelectsNothing } from './selecting.words.ts';
import { emptySelections, labelPath, termsOf, type Selection } from './selection.ts';

/** A cause for the selectors of a table, where they match nothing and no workload makes what they would match. */
export function selecting(
  id: string,
  explains: Cause['explains'],
  rows: readonly Selection[],
): Cause<SelectsNothing> {
  return {
    id,
    of: [...new Set(rows.map(({ from }) => from))],
    explains,

    *explain({ on, part, evidence }, world, object) {
      for (const { selection, path, selector, namespaces, candidates } of emptySelections(
        object,
        rows,
        world,
      )) {
        if (part !== undefined && part !== path) continue;
        const labels = selector.matchLabels ?? {};
        const maker = makerOf(object);
        const meant = maker ? undefined : nearestLabels(labels, on.name, candidates);
        const key = meant?.key ?? Object.keys(labels)[0];
        const wants = key === undefined ? undefined : ownOf(labels, key);
        const { picks, stops } = selection;
        // Nothing looks like what it means, and what is not seen may make that.
        if (picks === 'Pod' && !meant && !namespaces.every((one) => knowsMakers(one, world)))
          continue;
        yield {
          subject: on,
          params: {
            selector: termsOf(selector).join(','),
            field: path,
            picks,
            stops,
            ...(key !== undefined && wants !== undefined && { key, wants }),
            ...(maker && { maker: `${kindWord(maker.kind)} ${maker.name}` }),
            ...(meant && { nearest: meant.object.metadata?.name ?? '' }),
            ...(meant?.has !== undefined && { has: meant.has }),
          },
          evidence: [
            key !== undefined && wants !== undefined
              ? quotedField(on, labelPath(path, key, selection), wants)
              : evidence,
            ...(meant?.has === undefined ? [] : [labelOf(meant, meant.has)]),
          ],
          // Who makes it makes what it selects, too: that is not there yet, or not any more.
          ...(maker
            ? { strength: 'fits', because: { at: maker, edge: 'object-to-maker' } }
            : { strength: 'entails' }),
        };
      }
    },

    ...selectsNothingWords,
  };
}

function labelOf({ object, key }: Meant, quote: string): Evidence {
  const on = refTo(kindOf(object), object as Resource);
  return quotedField(on, `/metadata/labels/${segment(key)}`, quote);
}
