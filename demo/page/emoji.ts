const known = new Map([
  ['alarm_clock', '⏰'],
  ['arrow_right', '➡️'],
  ['bell', '🔔'],
  ['bulb', '💡'],
  ['double_vertical_bar', '⏸️'],
  ['exclamation', '❗'],
  ['eyes', '👀'],
  ['gear', '⚙️'],
  ['grey_question', '❔'],
  ['heavy_check_mark', '✔️'],
  ['hourglass', '⌛'],
  ['hourglass_flowing_sand', '⏳'],
  ['information_source', 'ℹ️'],
  ['large_blue_circle', '🔵'],
  ['large_green_circle', '🟢'],
  ['large_orange_circle', '🟠'],
  ['large_yellow_circle', '🟡'],
  ['lock', '🔒'],
  ['mag', '🔍'],
  ['no_entry', '⛔'],
  ['no_entry_sign', '🚫'],
  ['pushpin', '📌'],
  ['question', '❓'],
  ['red_circle', '🔴'],
  ['rotating_light', '🚨'],
  ['shield', '🛡️'],
  ['wave', '👋'],
  ['warning', '⚠️'],
  ['white_check_mark', '✅'],
  ['white_circle', '⚪'],
  ['wrench', '🔧'],
  ['x', '❌'],
]);

/** The character of an emoji's name, or the name as it was written. */
export function emoji(name: string): string {
  return known.get(name) ?? `:${name}:`;
}
