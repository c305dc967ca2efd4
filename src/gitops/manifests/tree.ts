/** The files of a repository at one commit. A text that was not read yet is empty, and noted as such. */
export type Tree = Readonly<{ paths: ReadonlySet<string>; text(path: string): string }>;

/** A tree of what was read so far, and what of it was asked for and is still to be read. */
export function openTree(
  paths: ReadonlySet<string>,
  texts: ReadonlyMap<string, string>,
): Readonly<{ tree: Tree; unread: ReadonlySet<string> }> {
  const unread = new Set<string>();
  const text = (path: string) => {
    const known = texts.get(path);
    if (known === undefined) unread.add(path);
    return known ?? '';
  };
  return { tree: { paths, text }, unread };
}

/** The tree with another text in one file. */
export function withText(tree: Tree, path: string, text: string): Tree {
  return { ...tree, text: (one) => (one === path ? text : tree.text(one)) };
}
