/** Cases that go on side by side: what came of one is told, or thrown, to whoever asks for it by its name. */
export type SideBySide = Readonly<{
  start(name: string, run: () => Promise<unknown>): void;
  of(name: string): Promise<unknown>;
  /** Once all have ended. */
  ended(): Promise<unknown>;
}>;

/** Has none yet. */
export function sideBySide(): SideBySide {
  const going = new Map<string, Promise<unknown>>();
  return {
    start(name, run) {
      const one = run();
      one.catch(() => undefined); // whoever asks for it is told
      going.set(name, one);
    },
    async of(name) {
      return await going.get(name);
    },
    ended: () => Promise.allSettled(going.values()),
  };
}
