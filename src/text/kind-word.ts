/** A kind without its group, as people say it: "Deployment" of "apps/Deployment". */
export function kindWord(kind: string): string {
  return kind.slice(kind.lastIndexOf('/') + 1);
}
