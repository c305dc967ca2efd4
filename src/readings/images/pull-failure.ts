import { imageReference } from './image-reference.ts';

/** How a pull of an image failed, as far as the registry's and the runtime's words tell it apart. */
export type PullFailure = (typeof ROWS)[number][1];

/**
 * What the kubelet repeats of containerd, CRI-O and Docker; the first that matches is what it is. Who may not see a
 * repository is told by some registries that it does not exist, so `no-access` is both.
 */
const ROWS = [
  [/proxyconnect tcp|Proxy Authentication Required|\b407\b/i, 'proxy'],
  [
    /short-name ""? did not resolve|short name mode is enforcing|no unqualified-search registries/i,
    'short-name',
  ],
  [/unexpected commit digest|size validation failed|digest mismatch|invalid checksum/i, 'corrupt'],
  [/\b412\b|precondition failed|\b451\b/i, 'policy'],
  [
    /no image found in (?:image index|manifest list)|no match for platform|no matching manifest for|does not match the specified platform/i,
    'platform',
  ],
  [/toomanyrequests|too many requests|\b429\b|pull rate limit/i, 'rate-limited'],
  [/no space left on device/i, 'disk-full'],
  [/x509:|tls: |certificate|server gave HTTP response to HTTPS client/i, 'tls'],
  [/no such host|Name or service not known/i, 'no-such-host'],
  [
    /lookup \S+(?: on \S+)?: .*(?:i\/o timeout|connection refused|server misbehaving|try again)/i,
    'dns-fails',
  ],
  [/connection refused/i, 'refused'],
  [/no route to host|network is unreachable/i, 'no-route'],
  [/connection reset by peer|unexpected EOF|: EOF$/i, 'reset'],
  [
    /pull access denied|insufficient_scope|may require .?authorization|fetch anonymous token|requested access to the resource is denied|or it may not exist/i,
    'no-access',
  ],
  [
    /\b401\b|\b403\b|unauthorized|authentication required|no basic auth|failed to authorize|authorization failed|denied|forbidden/i,
    'unauthorized',
  ],
  [
    /i\/o timeout|Client\.Timeout|context deadline exceeded|TLS handshake timeout|request canceled/i,
    'timeout',
  ],
  [
    /\b50[0234]\b|internal server error|bad gateway|service unavailable|RegistryUnavailable/i,
    'registry-error',
  ],
  [/signature|SignatureValidationFailed|policy\.json/i, 'signature'],
  [
    /unsupported (?:media|manifest)|media type .* no longer supported|not implemented: media type|schema ?1/i,
    'format',
  ],
  [
    /not found|manifest unknown|manifest_unknown|name unknown|name_unknown|code = NotFound|\b404\b/i,
    'not-found',
  ],
] as const;

/** Reads why a pull of an image failed; undefined where the words are not known, or only say that it waits to try again. */
export function pullFailureIn(text: string, image: string): PullFailure | undefined {
  const { repository } = imageReference(image);
  // A name may well hold the words "denied" or "certificate", in a URL's query with %2F for its slashes.
  const plain = text.replace(/\{"message":"([^"]*)"\}/, '$1').replaceAll(/\?\S+/g, ''); // as Docker wraps it
  const words = plain.split(/\s+/).filter((word) => !word.includes(repository));
  const said = words.join(' ').replaceAll(/"[^"]*"/g, '""');
  return ROWS.find(([pattern]) => pattern.test(said))?.[1];
}
