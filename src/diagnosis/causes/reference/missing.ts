import { kindOf } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { brokenReferences } from '../../references/broken.ts';
import { contentReferences } from '../../references/contents.ts';
import { danglingReferences } from '../../references/dangling.ts';
import { missingNames, nearTo } from '../../references/missing-names.ts';
import { missingWords, type Missing } from './missing.words.ts';

const REFERENCES = [...brokenReferences, ...danglingReferences, ...contentReferences];

/** An object names something that is not there. */
export const missing: Cause<Missing> = {
  id: 'reference/missing',
  explains: ['broken-reference', 'dangling-reference', 'missing-contents'],

  *explain({ on, part, evidence }, world, object) {
    const kind = kindOf(object);
    const own = REFERENCES.filter(({ from }) => from === kind);
    const found = missingNames(object, own, world).find((one) => one.evidence.path === part);
    if (!found) return;

    const { to, reference } = found;
    const [subject] = to;
    const near = nearTo(subject, world);
    yield {
      subject,
      params: {
        by: { kind, name: on.name, ...(on.namespace && { namespace: on.namespace }) },
        path: part ?? '',
        named: evidence.quote,
        stops: reference.stops,
        ...(near && { near }),
      },
      evidence: [evidence],
      strength: 'entails',
      restsOn: [on, ...to],
    };
  },

  ...missingWords,
};
