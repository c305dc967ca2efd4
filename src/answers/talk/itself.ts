import { itselfWords } from '../words/talk-state.ts';
import { natureOf } from './nature.ts';
import { restartsOf } from './restarts-of.ts';
import type { Asked, Told } from './topic.ts';

/** Whether a trouble passes if nobody does anything. */
export function itself({ target, world, lang, answer }: Asked): Told {
  const words = itselfWords[lang];
  const sights = [{ on: target }];
  if (!answer || answer.state === 'healthy' || answer.state === 'recovered')
    return { lines: [words.well], sights };
  if (answer.state === 'progressing') return { lines: [answer.summary], sights };
  const cause = answer.findings[0]?.title ?? answer.summary;
  const nature = natureOf(answer);
  if (nature === 'unknown') return { lines: [words.unknown], sights };
  const isRestarted = restartsOf(target, world) > 0;
  const ongoing = words.ongoing(cause);
  const said = {
    spec: words.spec(cause),
    placement: words.placement(cause),
    run: isRestarted ? words.run(cause) : ongoing,
    load: ongoing,
    state: ongoing,
  };
  return { lines: [said[nature]], sights };
}
