/** How long processors have worked for this process, in ms: what else the machine does makes that no longer. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1_000);
}
