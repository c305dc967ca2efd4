import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { reportOf } from '../../signs/reports/report.ts';
import { warningsAbout } from '../../signs/warnings.ts';
import { ownWordWords, type OwnWord } from './own-word.words.ts';

/** As much of a message as a title bears. */
const MAX_SAID = 300;
const MOST_MORE = 3;

/** The controller of a custom object says itself what is wrong: nobody knows better. */
export const ownWord: Cause<OwnWord> = {
  id: 'reports/own-word',
  explains: ['object-reports-trouble'],

  *explain({ on }, world, object) {
    const report = reportOf(object, world.now);
    if (report.is !== 'ill') return;
    const [first, ...others] = report.said;
    if (!first.hasWords) return;
    const warnings = warningsAbout(on, world).filter(
      ({ evidence }) => evidence.quote !== first.said,
    );
    const more = [
      ...others.map(({ what, said }) => ({ what, said })),
      ...warnings.map(({ reason: what, evidence }) => ({ what, said: evidence.quote })),
    ];
    yield {
      subject: on,
      params: {
        what: first.what,
        said: brief(first.said, MAX_SAID),
        more: more
          .slice(0, MOST_MORE)
          .map(({ what, said }) => ({ what, said: brief(said, MAX_SAID) })),
      },
      evidence: [
        { source: 'field', on, path: first.path, quote: first.said },
        ...warnings.slice(0, MOST_MORE).map(({ evidence }) => evidence),
      ],
      strength: 'fits',
    };
  },

  ...ownWordWords,
};
