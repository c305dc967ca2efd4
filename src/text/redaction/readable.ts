import { HIDDEN } from './hidden.ts';
import type { Cover } from './redacted-object.ts';
import { redacted } from './redacted.ts';

/** What has to be read to explain a failure stays: of all texts only the secrets are hidden. */
export const READABLE: Cover = { secret: () => HIDDEN, setting: redacted, unlisted: redacted };
