import type { z } from 'zod';

import { problems } from './blocks/problems.ts';
import { SlackError } from './slack-error.ts';
import type { Workspace } from './workspace/workspace.ts';

/** How often a method may be called: Slack's tiers, and chat.postMessage's own limit per channel. */
export type Tier = 'tier-2' | 'tier-3' | 'tier-4' | 'post';

/** What every method may use besides its arguments. `origin` is the double's own address. */
export type Context = Readonly<{ workspace: Workspace; origin: string }>;

/** One Web API method. `run` parses the arguments and throws SlackError. */
export type Method = Readonly<{
  name: string;
  tier: Tier;
  run(sent: Readonly<Record<string, unknown>>, context: Context): object;
}>;

/** A method from its arguments' schema and what it does with them. */
export function method<A>(
  is: Readonly<{
    name: string;
    tier: Tier;
    args: z.ZodType<A>;
    call(args: A, context: Context): object;
  }>,
): Method {
  return {
    name: is.name,
    tier: is.tier,
    run(sent, context) {
      const parsed = is.args.safeParse(sent, { reportInput: true });
      if (!parsed.success) {
        throw new SlackError('invalid_arguments', problems(parsed.error));
      }
      return is.call(parsed.data, context);
    },
  };
}
