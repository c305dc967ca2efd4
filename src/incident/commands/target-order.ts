import { present } from '../../text/present.ts';
import type { CommandWords } from './command.ts';
import type { Asking, Order } from './order.ts';
import { wrong } from './wrong.ts';

/** A kind and a name, each at most as long as a DNS name. */
const LONGEST_TARGET = 320;

/** A question about one target. */
export function targetOrder(
  as: Asking['as'],
  { rest, options, lang, isUnseen }: CommandWords,
): Order {
  const { namespace, cluster, private: isPrivate = false } = options;
  const text = rest.join('/'); // "rollout web" is "rollout/web"
  if (!text) return wrong({ code: 'no-target' });
  if (rest.length > 2) return wrong({ code: 'one-target' });
  if (text.length > LONGEST_TARGET) return wrong({ code: 'name-too-long' });
  if (isPrivate && !isUnseen) return wrong({ code: 'not-private-here' });

  const query = { text, ...present({ namespace, cluster }) };
  return { is: 'ask', as, query, lang: options.lang ?? lang, private: isPrivate };
}
