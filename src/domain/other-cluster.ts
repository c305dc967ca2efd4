/** The cluster that somebody named, where it is another one than ours: there is only one yet. */
export function otherCluster(named: string | undefined, own: string): string | undefined {
  return named && named !== own ? named : undefined;
}
