import { isListed } from '../../approvals/open-namespaces.ts';
import type { Rule } from '../../approvals/policy.ts';
import { BadConfig } from '../../domain/errors.ts';
import { nearestWord } from '../../text/nearest-word.ts';

/** Throws BadConfig where `policy` names a fix that is none of these: it would match nothing, and a missing button says no reason. */
export function requireKnownFixes(
  policy: readonly Pick<Rule, 'fixes'>[] = [],
  known: readonly string[],
): void {
  const wrong = policy.flatMap(({ fixes }, rule) =>
    fixes.flatMap((fix, at) =>
      known.some((id) => isListed(id, [fix]))
        ? []
        : [`policy.${rule}.fixes.${at}: no fix has this id: ${hint(fix, known)}`],
    ),
  );
  if (wrong.length > 0) throw new BadConfig(`kubewhy.yaml: ${wrong.join('; ')}`);
}

function hint(fix: string, known: readonly string[]): string {
  const families = [...new Set(known.map((id) => `${id.split('/')[0]}/*`))].toSorted();
  const meant = nearestWord(fix, fix.endsWith('*') ? families : known);
  return meant ? `did you mean ${meant}?` : `known here are ${families.join(', ')}`;
}
