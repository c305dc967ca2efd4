/** Takes a page of a list apart while it comes in. */
export type IncomingList = Readonly<{
  add(piece: Uint8Array): void;
  /** What it says of itself, once all of it is there; undefined for what is no list. */
  end(): ListEnd | undefined;
}>;
/** Where the next page begins, how many objects are to come, and of what kind the list is, as far as it tells. */
export type ListEnd = Readonly<{
  next?: string | undefined;
  remaining?: number | undefined;
  kind?: string | undefined;
}>;
