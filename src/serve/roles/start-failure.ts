import { BadConfig } from '../../domain/errors.ts';
import {
  DeliveryDelayed,
  SlackMisconfigured,
  SlackRefused,
  SlackUnsure,
} from '../../slack/errors.ts';
import type { Settings } from '../config/settings.ts';

/** What kept a role from starting, as BadConfig where a setting is to blame, for whoever started it. */
export function startFailure(error: unknown, { listen, slack }: Settings): unknown {
  if (error instanceof SlackRefused || error instanceof SlackMisconfigured)
    return new BadConfig(error.message, { cause: error });
  if (error instanceof SlackUnsure || error instanceof DeliveryDelayed) {
    const fix = `Check the network${slack.apiUrl ? ' and slack.apiUrl' : ''}, and start again.`;
    return new BadConfig(`${error.message} ${fix}`, { cause: error });
  }
  if (!isListenError(error)) return error;
  const [key = 'listen'] = Object.entries(listen).flatMap(([name, { port }]) =>
    port === error.port ? `listen.${name}` : [],
  );
  const at = `${error.address}:${error.port}`;
  return new BadConfig(
    `${key}: ${at} cannot be listened on (${error.code}). Set another address.`,
    {
      cause: error,
    },
  );
}

type ListenError = Error & Readonly<{ code: string; address: string; port: number }>;

function isListenError(error: unknown): error is ListenError {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}
