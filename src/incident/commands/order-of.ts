import { otherCluster } from '../../domain/other-cluster.ts';
import { nearestWord } from '../../text/nearest-word.ts';
import type { Typed } from './command.ts';
import { commands } from './index.ts';
import { readOptions } from './options.ts';
import type { Order } from './order.ts';
import { type Wrong, wrong } from './wrong.ts';

/** What somebody's words order about our cluster, `own`; without any they are helped. */
export function orderOf(typed: Typed, own: string): Order {
  const order = orderIn(typed);
  const other = order.is === 'ask' ? otherCluster(order.query.cluster, own) : undefined;
  return other ? wrong({ code: 'other-cluster', named: other, own }) : order;
}

function orderIn({ words, ...typed }: Typed): Order {
  const [name = 'help', ...given] = words;
  const command = commands.find((one) => one.name === name.toLowerCase());
  if (!command) return unknown(name);
  if (command.takes.length === 0) return command.order({ ...typed, rest: given, options: {} });
  const read = readOptions(given, command.takes);
  if (read.is === 'wrong') return read;
  const { rest, options } = read;
  return command.order({ ...typed, rest, options });
}

/** A misspelt command is named; anything else was perhaps meant as a target. */
function unknown(word: string): Wrong {
  const close = nearestWord(
    word.toLowerCase(),
    commands.map(({ name }) => name),
  );
  return wrong({ code: 'unknown-command', word, meant: close ?? `why ${word}` });
}
