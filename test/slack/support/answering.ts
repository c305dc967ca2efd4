import type { Result } from '#src/domain/jobs.ts';
import type { Question } from '#src/domain/question.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { answer, mina, plan, question } from '#test/slack/support/incidents.ts';

const answered: Result = { is: 'answer', answer: answer(), plans: [plan()], tookMs: 612 };

/** Delivers an answer to a question of mina's. */
export function deliverAnswer(
  { slack }: Gateway,
  over: Partial<Question> = {},
  result: Result = answered,
): Promise<void> {
  return slack.deliver({ v: 1, id: 'd-1', kind: 'answer', question: question(over), result });
}

/** The response_url of a real command. */
export async function responseUrl({ double, redis }: Gateway, channel = 'random'): Promise<string> {
  await double.typeCommand({ user: mina.id, channel, text: '/k8s why web' });
  const [job] = redis.worker;
  return (job?.kind === 'why' && job.question.place.responseUrl) || '';
}
