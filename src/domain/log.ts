/** Where log lines go: data about it, then a static message so that lines group. pino fits. */
export type Log = Readonly<
  Record<'debug' | 'info' | 'warn' | 'error', (meta: object, message: string) => void>
>;
