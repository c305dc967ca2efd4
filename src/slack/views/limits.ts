/** Slack's limits in characters, and ours where theirs is not documented or one screen is less. */
export const LIMITS = {
  section: 3000,
  context: 2000,
  button: 75,
  option: 75,
  label: 2000,
  modalTitle: 24,
  fallback: 300,
  // Slack's own total is undocumented: 9,597 passed and 11,341 did not (bolt-js issue 2867).
  message: 9000,
  blocks: 50,
  modalBlocks: 100,
  menu: 100,
} as const;
