import type { Sight } from '../domain/audience.ts';

/** Whether a channel may see that; in a direct message the worker has looked at the asker's own rights. */
export type Shows = (channel: string, sight: Sight) => boolean;
