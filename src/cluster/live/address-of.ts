/** The address of an API server in a kubeconfig, where it may stand without a scheme, as client-go takes it. Throws TypeError for what is no address. */
export function addressOf(server: string): URL {
  return new URL(whole(server));
}

/** Whether that is an address. */
export function isAddress(server: string): boolean {
  return URL.canParse(whole(server));
}

function whole(server: string): string {
  return /^https?:\/\//i.test(server) ? server : `https://${server}`;
}
