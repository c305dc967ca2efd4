import { redacted } from '../../text/redaction/redacted.ts';
import { shortened } from '../../text/shortened.ts';

const MOST_SAID = 600;

/** A program that a kubeconfig names gave no credentials. */
export class NoCredentials extends Error {
  override readonly name = 'NoCredentials';
  readonly advice: string;

  constructor(command: string, why: string) {
    super(`the credentials plugin ${command} failed: ${shortened(redacted(why), MOST_SAID)}`);
    this.advice = `Run ${command} by hand, or log in again`;
  }
}
