/** The host of a URL or of "host:port", without its port; and the path that a URL asks for. */
export function hostOf(text: string): Readonly<{ host: string; path?: string }> | undefined {
  const [first = ''] = text.split(','); // of a list of names the first
  const { groups } =
    /^(?:[\w+.-]+:\/\/)?(?:[^@/]*@)?(?<at>[^/?#]+)(?<path>\/[^?#]*)?/.exec(first) ?? {};
  const { at = '', path } = groups ?? {};
  const host = /^\[(.+)\](?::\d+)?$/.exec(at)?.[1] ?? withoutPort(at);
  if (!host) return undefined;
  return { host: host.toLowerCase(), ...(path && path !== '/' && { path }) };
}

/** An address of IPv6 has colons of its own. */
function withoutPort(at: string): string {
  return at.split(':').length > 2 ? at : at.replace(/:\d+$/, '');
}
