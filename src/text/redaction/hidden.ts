/** What stands in place of a secret. */
export const HIDDEN = '[hidden]';
