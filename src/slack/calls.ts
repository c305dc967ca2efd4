import type { Log } from '../domain/log.ts';
import type { Pacer } from '../domain/ports.ts';
import { present } from '../text/present.ts';
import type { Obstacles } from './delivery-obstacles.ts';
import { DeliveryDelayed, isRefusal } from './errors.ts';
import { type Method, rates } from './rates.ts';
import type { Self } from './slack-api.ts';
import { translated } from './translated.ts';
import type { Turn, Turned } from './turn-of.ts';

/** What calls are made with. `caller` keeps its place in each line until its turn comes. */
export type Calling = Readonly<{
  self: () => Promise<Self>;
  pacer: Pacer;
  obstacles: Obstacles;
  caller: Readonly<{ id: string; turn: (call: Turned) => Turn }>;
  log: Log;
}>;

/** One call. `shorter` is made in the same turn when Slack finds too much, or something wrong, in what is shown. */
export type Call<T> = Readonly<{
  method: Method;
  channel?: string;
  part?: string; // of an incident's messages
  made: () => Promise<T>;
  shorter?: () => Promise<T>;
}>;

/** Makes one call when its turn has come. Throws DeliveryDelayed before that, and as `translated` does. */
export async function inTurn<T>(call: Call<T>, calling: Calling): Promise<T> {
  const { method, channel, made, part } = call;
  const { pacer, caller, obstacles, self } = calling;
  const { perChannel, ...rate } = rates[method];
  const { team } = await self();
  const line = [team, method, ...(perChannel && channel ? [channel] : [])].join(':');

  const waitMs = await pacer.turn(line, rate, {
    id: caller.id,
    ...caller.turn({ method, ...present({ part }) }),
  });
  if (waitMs > 0) throw new DeliveryDelayed(waitMs);
  try {
    const answer = await translated(method, made, channel).catch(orShorter(call, calling));
    obstacles.over(method, channel);
    return answer;
  } catch (error) {
    if (error instanceof DeliveryDelayed) await pacer.pause(line, error.retryAfterMs);
    throw error;
  }
}

function orShorter<T>({ method, channel, shorter }: Call<T>, { log }: Calling) {
  return (error: unknown): Promise<T> => {
    const code = refusedFor(error);
    if (!shorter || !code || !TOO_MUCH.has(code)) throw error;
    log.warn({ method, channel, code }, 'Slack takes only the short text of a message');
    return translated(method, shorter, channel);
  };
}

function refusedFor(error: unknown): string | undefined {
  return isRefusal(error) ? error.code : undefined;
}

/** The sum of a message's texts has a limit that Slack does not publish: msg_blocks_too_long. */
const TOO_MUCH = new Set([
  'msg_blocks_too_long',
  'msg_too_long',
  'invalid_blocks',
  'invalid_blocks_format',
  'invalid_arguments',
  'view_too_large',
]);
