import type { AnswerFinding } from './answer.ts';

/** The finding to which a chain leads; each is passed once. */
export function endOfChain(
  finding: AnswerFinding,
  findings: readonly AnswerFinding[],
): AnswerFinding {
  const passed = new Set<AnswerFinding>();
  let end = finding;
  for (let next: AnswerFinding | undefined = end; next && !passed.has(next);) {
    passed.add(next);
    end = next;
    const { because } = end;
    next = findings.find(({ key }) => key === because?.finding);
  }
  return end;
}
