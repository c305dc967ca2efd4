/** Where the queue reports what nobody waits for: a static message and what it is about. */
export type Log = Readonly<
  Record<'info' | 'warn' | 'error', (meta: object, message: string) => void>
>;
