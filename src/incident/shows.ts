import type { Sight } from '../domain/audience.ts';

/** Whether a channel may see an object. In a direct message the worker has already checked the asker's own rights. */
export type Shows = (channel: string, sight: Sight) => boolean;
