/** How far an autoscaler may go beyond its maximum: ten times of it, a digit too many, is most likely a typing error. */
export function roomAbove(most: number): number {
  return Math.min(10_000, Math.max(100, most * 5));
}
