import type { Failure } from '../domain/errors.ts';

type About = ErrorOptions & Readonly<{ failure?: Failure }>;

/** A recorded cluster cannot be read; the message names the file and what is wrong with it. */
export class UnreadableRecording extends Error {
  override readonly name = 'UnreadableRecording';
  readonly failure: Failure | undefined;

  constructor(message: string, { failure, ...options }: About = {}) {
    super(message, options);
    this.failure = failure;
  }
}
