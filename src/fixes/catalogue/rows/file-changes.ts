import { isOfKind } from '../../../domain/keys.ts';
import type { Remedy } from '../../../domain/remedy.ts';
// Files that come from ConfigMaps.
import { brokenFile } from '../../../knowledge/causes/config/broken-file.ts';
import type { Broken } from '../../../knowledge/causes/config/broken-file.words.ts';
import { HIDDEN } from '../../../text/redaction/hidden.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { fixedComma } from '../../fields/fixed-comma.ts';
import { inEntry } from '../../fields/found.ts';
import { objectOf, templateOf } from '../../fields/holders.ts';

/** Writes the line anew at which a program stops reading its file. */
const otherLine = fieldRemedy<Broken>({
  id: 'config/other-line',
  answers: [brokenFile],
  input: { name: 'line', type: 'text' },

  *find(finding, world) {
    const { key = '', line, format } = finding.params;
    const of = objectOf(finding.subject, world);
    const reader = templateOf(finding, world);
    if (!of || !reader || !isOfKind('ConfigMap', of.object) || of.object.immutable) return;
    const text = of.object.data?.[key] ?? '';
    const lines = text.split('\n');
    const comma = format === 'JSON' ? fixedComma(lines) : undefined;
    const index = comma?.index ?? (line ?? 0) - 1;
    const was = lines[index];
    if (was === undefined || text.includes(HIDDEN)) return;
    const found = inEntry(of, key, reader.on, {
      candidates: comma ? [candidate(comma.line.trim(), 'comma')] : [],
    });
    const [indent = ''] = /^\s*/.exec(was) ?? [];
    yield {
      ...found,
      label: `${found.label}:${index + 1}`,
      was: was.trim(),
      set: (value) => found.set(lines.with(index, `${indent}${value}`).join('\n')),
    };
  },
});

/** Changes of files, in the order in which they are offered. */
export const fileChanges: readonly Remedy[] = [otherLine];
