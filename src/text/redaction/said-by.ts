import { redacted } from './redacted.ts';

/**
 * What an error says, without the secrets that a program, a server or an address put into it. Node joins the failures of
 * several addresses into an error without a message: then what each of them says.
 */
export function saidBy(error: unknown): string {
  const { message, errors } = Object(error) as Partial<AggregateError>;
  return redacted(message || (errors ?? [error]).map(String).join('; '));
}
