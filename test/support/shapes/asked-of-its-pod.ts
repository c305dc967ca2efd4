import { isA } from '#src/domain/keys.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

/** Somebody asks about the pod that is ill, not about what it belongs to. */
export const askedOfItsPod: Shape = {
  name: 'asked of its pod',
  of({ recording, target, verdict: { state, findings } }) {
    const [root] = findings;
    if (isA('Pod', target) || state !== 'explained') return undefined;
    const pod = root?.seen.find(({ on }) => isA('Pod', on))?.on;
    return pod && { recording, target: pod };
  },
};
