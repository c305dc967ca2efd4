/** A kind that can be asked about, and the names by which people call it. */
export type Askable = Readonly<{ kind: string; names: readonly string[]; clusterScoped?: true }>;

/** A kind that does not come with Kubernetes. */
type ExtensionKind = Readonly<{ kind: string; isScanned?: true }>; // a scan begins at its objects, too

/** What the rules know of kinds. */
export interface Kinds {
  /** A bare name means the first of these that has an object of that name: a workload rather than its Service. */
  readonly byName: readonly Askable[];
  /** Only looked for when they are named. */
  readonly byKind: readonly Askable[];
  /** The extensions that people run most: a bare name means one of these where nothing else is called so. */
  readonly extensions: readonly ExtensionKind[];
  /** Short names that only a discovery document would tell, which no recording has. */
  readonly shortNames: Readonly<Record<string, readonly string[]>>;
  /** Whether a kind does not come with Kubernetes and no rule knows more of it than its status. */
  isCustom(kind: string): boolean;
}
