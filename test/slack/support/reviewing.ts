import type { Preview } from '#src/domain/jobs.ts';
import type { Shows } from '#src/incident/shows.ts';
import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { answer, mina, plan, question, remedy } from '#test/slack/support/incidents.ts';

/** The preview of its plan. */
export const ready: Preview & { is: 'ready' } = {
  is: 'ready',
  plan: plan(),
  title: 'Fix',
  text: 'What it does.',
  undo: 'The same backwards.',
};

/** A gateway that has answered mina's question in #ops, with one fix to review. */
export async function startAnswered(shows?: Shows): Promise<Gateway> {
  const gateway = await startGateway(undefined, {}, shows);
  await gateway.slack.deliver({
    v: 1,
    id: 'd-1',
    kind: 'answer',
    question: question(),
    result: { is: 'answer', answer: answer(), plans: [plan()], tookMs: 600 },
  });
  return gateway;
}

/** Presses Review fix, under the answer unless another message is named. */
export function press({ double }: Gateway, user = mina.id, message?: string) {
  const ts = message ?? double.messages('ops')[0]?.ts ?? '';
  const on = { channel: 'COPS000001', ts };
  return double.click({ user, on, actionId: `review_fix:${remedy().plan}` });
}

/** Presses it and lets the worker's preview arrive; answers with the modal's id. */
export async function previewed(
  gateway: Gateway,
  preview: Preview = ready,
  user = mina.id,
): Promise<string> {
  await press(gateway, user);
  const view = gateway.double.views(user).at(-1)?.id ?? '';
  const job = { v: 1, id: 'd-2', kind: 'preview', view, incident: 'q-1', lang: 'en' } as const;
  await gateway.slack.deliver({ ...job, preview });
  return view;
}

/** What somebody's modal shows. */
export function modalOf({ double }: Gateway, user = mina.id): string {
  return JSON.stringify(double.views(user).at(-1));
}
