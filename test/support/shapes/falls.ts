import type { Finding, Verdict } from '#src/domain/verdict.ts';
import type { Shape, Shaped } from '#test/support/shapes/shape.ts';

/** States in which nothing need be done. */
const CALM = ['healthy', 'recovered', 'progressing'];

/** What is told of a case in another shape, and should not be: nothing if the root stays or the answer is honest. */
export function falls(
  whole: Verdict,
  again: Verdict,
  { losesFacts }: Shape,
  { back = (key) => key }: Shaped,
): readonly string[] {
  const known = whole.findings.map(({ key }) => key);
  const roots = rootsOf(whole).map(({ key }) => key);
  const told = again.findings.map(({ key }) => back(key));
  const isCalm = CALM.includes(whole.state);
  const others = again.findings
    .filter(
      ({ key, confidence, role }) =>
        role !== 'effect' && confidence === 'proven' && !known.includes(back(key)),
    )
    .map(({ key, role }) => `another one is proven: ${role} ${back(key)}`);
  const lost = losesFacts
    ? []
    : roots.filter((key) => !told.includes(key)).map((key) => `lost: ${key}`);
  const first =
    losesFacts || lost.length > 0
      ? []
      : displaced(
          roots,
          rootsOf(again).map(({ key }) => back(key)),
        );
  return [
    ...(!isCalm && CALM.includes(again.state) ? [`an all-clear: ${again.state}`] : []),
    ...(isCalm && !CALM.includes(again.state) ? [`an alarm: ${again.state}`] : []),
    ...others,
    ...lost,
    ...first,
    ...again.crashes.map(({ rule, message }) => `${rule} crashed: ${message}`),
  ];
}

/** The first one is told first. */
function displaced([first]: readonly string[], [now]: readonly string[]): readonly string[] {
  return first === now || !first ? [] : [`told first: ${now ?? 'nothing'} instead of ${first}`];
}

function rootsOf({ findings }: Verdict): readonly Finding[] {
  return findings.filter(({ role }) => role === 'root');
}
