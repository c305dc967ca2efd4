/**
 * What a role does with a job. A job may run twice (its process may end before it says that it is done),
 * so `run` has to be harmless when repeated. NotNow puts the job off and costs no attempt; any other error
 * costs one. `giveUp` is called when none is left.
 */
export type Handler<T> = Readonly<{
  run(job: T): Promise<void>;
  giveUp(job: T, error: unknown): Promise<void>;
}>;
