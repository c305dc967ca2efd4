import { z } from 'zod';

const Named = z.looseObject({ name: z.string() });
const Finding = z.looseObject({
  id: z.string(),
  confidence: z.string(),
  subject: Named,
  params: z.looseObject({ object: z.unknown().optional() }),
});
const Answer = z.looseObject({ state: z.string(), findings: z.array(Finding) });
const Scan = z.looseObject({
  read: z.string(),
  incidents: z.array(z.looseObject({ findings: z.array(Finding) })),
});
const Course = z.looseObject({ is: z.string() });
const Preflight = z.looseObject({
  updates: z.array(z.looseObject({ is: z.string(), course: Course })),
});
const NoAnswer = z.looseObject({ error: z.looseObject({ code: z.string(), message: z.string() }) });

/** What an answer claims: that all is well, and what it calls proven. */
export type Told = Readonly<{ isAnswer: boolean; isGreen: boolean; proven: readonly string[] }>;

const GREEN = ['healthy', 'recovered'];

/** What the JSON of a command tells; undefined where it keeps to no known form. */
export function toldBy(out: string): Told | undefined {
  const data = parsed(out);
  const scan = Scan.safeParse(data).data;
  if (scan) {
    const isGreen = scan.read === 'all' && scan.incidents.length === 0;
    return {
      isAnswer: true,
      isGreen,
      proven: provenIn(scan.incidents.flatMap(({ findings }) => findings)),
    };
  }
  const preflight = Preflight.safeParse(data).data;
  if (preflight) {
    const isGreen = preflight.updates.some(({ course }) => course.is === 'fits');
    return { isAnswer: true, isGreen, proven: [] };
  }
  const answer = Answer.safeParse(data).data;
  if (answer)
    return {
      isAnswer: true,
      isGreen: GREEN.includes(answer.state),
      proven: provenIn(answer.findings),
    };
  const none = NoAnswer.safeParse(data).success;
  return none ? { isAnswer: false, isGreen: false, proven: [] } : undefined;
}

function provenIn(findings: readonly z.infer<typeof Finding>[]): readonly string[] {
  return (
    findings
      // What says that nobody could read its object repeats what others said of it.
      .filter(({ confidence, params }) => confidence === 'proven' && params.object !== 'unread')
      .map(({ id, subject }) => `${id} of ${subject.name}`)
  );
}

function parsed(out: string): unknown {
  try {
    return JSON.parse(out);
  } catch {
    return undefined;
  }
}
