/** What the baseline Pod Security Standard lets a container add; nothing more is ever proposed. */
export const HARMLESS_CAPABILITIES = [
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'KILL',
  'NET_BIND_SERVICE',
  'SETGID',
  'SETUID',
] as const;
