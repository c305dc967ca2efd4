import type { Asked, Shape } from '#test/support/shapes/shape.ts';

/** Several shapes at once, one after another; where one of them does not apply it is left out. */
export function together(name: string, parts: readonly Shape[]): Shape {
  return {
    name,
    of(asked) {
      let now: Asked = asked;
      let back = (key: string) => key;
      for (const part of parts) {
        const shaped = part.of(now);
        if (!shaped) continue;
        const before = back;
        const { back: own = (key: string) => key } = shaped;
        back = (key) => before(own(key));
        now = { ...now, recording: shaped.recording, target: shaped.target };
      }
      return now === asked ? undefined : { recording: now.recording, target: now.target, back };
    },
  };
}
