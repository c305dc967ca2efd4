import type { Kubewhy } from '#test/integration/support/kubewhy.ts';
import { CHANNEL } from '#test/integration/support/people.ts';

/** Types `/k8s …` and answers with what the asker alone reads, as soon as it matches. */
export async function whisperedTo(
  { slack }: Kubewhy,
  user: string,
  text: string,
  words: RegExp,
): Promise<string> {
  const known = new Set(slack.ephemerals(user).map(({ ts }) => ts));
  await slack.typeCommand({ user, channel: CHANNEL, text: `/k8s ${text}` });
  return slack.eventually(() => {
    const isNew = slack.ephemerals(user).filter(({ ts }) => !known.has(ts));
    return isNew.map((one) => JSON.stringify(one.blocks)).find((said) => words.test(said));
  });
}
