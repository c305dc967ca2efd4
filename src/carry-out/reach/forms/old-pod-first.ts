/** The limits of an update in which an old pod goes before its successor comes. */
export const OLD_POD_FIRST = { maxSurge: 0, maxUnavailable: 1 };
