// One class per decision that a caller can take.

/**
 * Nothing is wrong with the work itself: the queue puts it off, however often, and counts no attempt. After
 * `retryAfterMs` where somebody said how long, else after a pause that grows.
 */
export class NotNow extends Error {
  override readonly name: string = 'NotNow';
  readonly retryAfterMs?: number;
}

/** The cluster did not answer at all; asking again later may help. */
export class ClusterUnreachable extends Error {
  override readonly name = 'ClusterUnreachable';
}

/** Redis did not take the work in time; nothing was accepted. */
export class QueueUnavailable extends NotNow {
  override readonly name = 'QueueUnavailable';
}

/** A question is about a namespace that does not exist; `nearest` are names of some that do. */
export class UnknownNamespace extends Error {
  override readonly name = 'UnknownNamespace';
  readonly namespace: string;
  readonly nearest: readonly string[];

  constructor(namespace: string, nearest: readonly string[]) {
    super(`There is no namespace "${namespace}".`);
    this.namespace = namespace;
    this.nearest = nearest;
  }
}

/** A setting is missing or wrong; the message names the key and the fix. */
export class BadConfig extends Error {
  override readonly name: string = 'BadConfig';
}

/** What an error says, for words in another language than its message's; `file` is what was named, if anything. */
export type Failure = Readonly<
  | { is: 'not-there' | 'no-recording' | 'other-file' | 'no-object' | 'no-replay'; file: string }
  | { is: 'broken'; file: string; detail: string }
  | { is: 'no-kubeconfig' }
  | { is: 'bad-kubeconfig'; file?: string }
  | { is: 'no-context'; file?: string; meant: string; contexts: readonly string[] }
>;

/** The settings lead to no cluster: a kubeconfig that cannot be read, or a context that is not in it. */
export class NoCluster extends BadConfig {
  override readonly name: string = 'NoCluster';
  readonly failure: Failure;

  constructor(message: string, failure: Failure, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
