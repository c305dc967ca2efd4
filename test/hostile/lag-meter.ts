const TICK_MS = 100;

/** Tells how long this process was too busy to hear what came: time that no server has made anybody wait. */
export function lagMeter(): Readonly<{ stop(): number }> {
  let last = performance.now();
  let lag = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    lag += Math.max(0, now - last - TICK_MS);
    last = now;
  }, TICK_MS);
  return {
    stop() {
      clearInterval(timer);
      return lag;
    },
  };
}
