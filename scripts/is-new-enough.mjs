/** Whether this process runs under Node 22.19 or newer. Plain JavaScript that Node 20 understands. */
export function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 19);
}
