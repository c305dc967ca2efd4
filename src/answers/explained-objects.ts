import type { Answer, AnswerFinding } from '../domain/answer.ts';
import { kindOf, refTo } from '../domain/keys.ts';
import type { Lang } from '../domain/lang.ts';
import { redactedFacts } from '../text/redaction/redacted-facts.ts';
import { metered } from '../world/metered.ts';
import { recorded, type Recording } from '../world/recorded.ts';
import { answerAbout } from './answer-about.ts';

/** More would not be read. */
const MOST = 5;

/** The answer about the first of some objects in which something is wrong, or else about the first, by what stands in them alone. No fix of it is a button. */
export async function explainedObjects(
  recording: Recording,
  { lang, cluster }: Readonly<{ lang: Lang; cluster: string }>,
): Promise<Answer | undefined> {
  const source = recorded(recording);
  const loader = redactedFacts(metered({ load: async () => source }));
  const refs = recording.objects
    .map((object) => refTo(kindOf(object), object))
    .filter(({ kind }) => kind !== 'Event')
    .slice(0, MOST);
  const answers: Answer[] = [];
  for (const ref of refs) answers.push((await answerAbout(ref, { loader, cluster, lang })).answer);
  const answer = answers.find(({ findings }) => findings.length > 0) ?? answers[0];
  return answer && { ...answer, findings: answer.findings.map(withoutPlans) };
}

function withoutPlans(finding: AnswerFinding): AnswerFinding {
  const remedies = finding.remedies.map(({ plan: _plan, live: _live, ...remedy }) => remedy);
  return { ...finding, remedies };
}
