/** Takes a page of a list apart while it comes in. */
export type IncomingList = Readonly<{
  add(piece: Uint8Array): void;
  /** Where the next page begins, once all of it is there; undefined for what is no list. */
  end(): Readonly<{ next?: string | undefined }> | undefined;
}>;
