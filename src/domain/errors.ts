// One class per decision that a caller can take.

/**
 * Nothing is wrong with the work itself: the queue puts it off, however often, and counts no attempt. After
 * `retryAfterMs` where somebody said how long, else after a pause that grows.
 */
export class NotNow extends Error {
  override readonly name: string = 'NotNow';
  readonly retryAfterMs?: number;
}

/** The cluster did not answer at all; asking again later may help. `since`: its API server answers nobody since then. */
export class ClusterUnreachable extends Error {
  override readonly name = 'ClusterUnreachable';
  readonly since: string | undefined;

  constructor(message: string, options?: ErrorOptions & { since?: string | undefined }) {
    super(message, options);
    this.since = options?.since;
  }
}

/** The host of a Git repository did not answer, or not now; asking again later may help. */
export class RepositoryUnreachable extends Error {
  override readonly name = 'RepositoryUnreachable';
}

/** The host of a Git repository says no; asking again brings the same. */
export class RepositoryRefused extends Error {
  override readonly name = 'RepositoryRefused';
}

/** Redis did not take the work in time; nothing was accepted. */
export class QueueUnavailable extends NotNow {
  override readonly name = 'QueueUnavailable';
}

/** Alertmanager did not answer in time, or takes no silence: the message says which. */
export class SilencesUnavailable extends Error {
  override readonly name = 'SilencesUnavailable';
}

/** The engine was not done in its time, and was ended; asking the same again takes as long. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Not done within ${seconds} s, and ended.`);
    this.seconds = seconds;
  }
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

/** What has to stand in a field instead of what somebody wrote. */
export type Wants =
  | 'blank'
  | 'image'
  | 'quantity'
  | 'number'
  | 'duration'
  | 'text'
  | 'too-little'
  | 'largest-node'
  | 'range'
  | 'beyond'
  | 'schedule'
  | 'object-name'
  | 'same'
  | 'name'
  | 'input';
/** A value that somebody chose cannot stand in that field; nothing was sent. */
export class BadValue extends Error {
  override readonly name = 'BadValue';
  readonly input: string;
  readonly label: string; // the field, as YAML spells it
  readonly value: string;
  readonly wants: Wants;
  readonly options: readonly string[];

  constructor(
    { name, label }: Readonly<{ name: string; label: string }>,
    value: string,
    wants: Wants,
    options: readonly string[] = [],
  ) {
    super(`"${value}" cannot be ${name}: ${wants}.`);
    this.input = name;
    this.label = label;
    this.value = value;
    this.wants = wants;
    this.options = options;
  }
}

/** A setting is missing or wrong; the message names the key and the fix. */
export class BadConfig extends Error {
  override readonly name: string = 'BadConfig';
}

/** What an error says, for words in another language than its message's; `file` is what was named, if anything. */
export type Failure = Readonly<
  | {
      is: 'not-there' | 'no-recording' | 'other-file' | 'no-object' | 'no-replay' | 'link';
      file: string;
    }
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
