// A change that goes out through Git: where its file is, and what becomes of it.

/** Where the manifests of an owner lie, as the owner writes it; without a revision on the default branch. */
export type GitSource = Readonly<{
  url: string;
  revision?: string;
  path: string;
  isDeep?: true; // folders below count, too
  made?: 'plugin' | 'owner-changes'; // what makes the objects of them, which nobody here can follow
}>;

/**
 * The value of a chart that most likely sets a field: its key, and the file of the repository, or the field of an object
 * (`of`: "Flux HelmRelease `shop`"), that most likely holds it.
 */
export type LikelyValue = Readonly<{ key: string; file?: string; field?: string; of?: string }>;

/** What a pull request does to one file: git's hashes of it before and after, and the lines without their secrets. */
export type FileEdit = Readonly<{ path: string; before: string; after: string; diff: string }>;

/** What a pull request holds; `repository` is "owner/name". */
export type Draft = Readonly<{
  repository: string;
  branch: string;
  files: readonly [FileEdit, ...FileEdit[]];
}>;
