import { kindOf } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { brokenReferences } from '../../references/broken.ts';
import { contentReferences } from '../../references/contents.ts';
import { danglingReferences } from '../../references/dangling.ts';
import { missingNames, nearTo } from '../../references/missing-names.ts';
import { missingWords, type Missing } from './missing.words.ts';

const REFERENCES = [...brokenReferences, ...danglingReferences, ...contentReferences];

/** Its controller says that something is wrong, and may well mean this. */
const SAID = 'object-reports-trouble';

/** An object names something that is not there. */
export const missing: Cause<Missing> = {
  id: 'reference/missing',
  explains: ['broken-reference', 'dangling-reference', 'missing-contents', SAID],
  refines: ['reports/own-word'],

  *explain({ kind: symptom, on, part }, world, object) {
    const kind = kindOf(object);
    const own = REFERENCES.filter(({ from }) => from === kind);
    const isSaid = symptom === SAID;
    const all = missingNames(object, own, world);
    const found = all.find(({ evidence }) => isSaid || evidence.path === part);
    if (!found) return;

    const { to, reference, evidence } = found;
    const [subject] = to;
    const near = nearTo(subject, world);
    yield {
      subject,
      params: {
        by: { kind, name: on.name, ...(on.namespace && { namespace: on.namespace }) },
        path: evidence.path ?? '',
        named: evidence.quote,
        stops: reference.stops,
        ...(near && { near }),
      },
      evidence: [evidence],
      strength: isSaid ? 'fits' : 'entails',
      restsOn: [on, ...to],
    };
  },

  ...missingWords,
};
