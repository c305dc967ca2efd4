import { looksGenerated, looksRandom } from './looks-random.ts';
import type { Span } from './span.ts';

const SCHEME = /(?<![a-z0-9+.-])([a-z0-9+.-]+):\/\//gi;
/** No URL that is of use is longer. */
const LONGEST = 1024;
const WEB = /^(?:https?|wss?|git(?:\+\w+)?|oci|docker[\w-]*|containerd|helm|s3|gs)$/i;
const HOST = /^(\[[0-9a-f:]+\]|[\w-]+(?:\.[\w-]+)*\.?)(:\d{1,5})?(?=[/?#,;)\]}]|$)/i;
const QUERY =
  /[?&;#](sig|sign|signature|key|auth|code|hmac|x-(?:amz|goog)-(?:signature|credential|security-token))=([^&#;]+)/gi;
const SURE_QUERY = /^(?:sig|x-)/i;
const NO_TOKEN = /^(?:git|hg|svn|anonymous|[a-z][a-z._-]{0,15})$/;
/** Below these a path is a password of its own. */
const HOOK =
  /\/(?:(?:incoming)?web-?hooks?\w{0,2}|hooks?|services|workflows|triggers|integrations?|catch|with\/key|bot(?=\d+:))(?=[/\d])\/?/i;
/** A part of a path that nobody has written; ids of images, containers and commits are no secrets. */
const LONG_PART =
  /(?<!\/(?:commits?|tree|blobs?|raw|manifests|images|layers|containers|sandboxes|objects|revisions?))\/((?=[A-Za-z]{0,255}\d)(?=\d{0,255}[A-Za-z])[A-Za-z0-9]{24,256})(?=[/?#.,]|$)/g;
const HOOK_HOST = /^hook[\w-]*\./i;

/** Secrets of a URL: userinfo, signatures and keys of its query, and the path of a webhook. */
export function urlSecrets(text: string): readonly Span[] {
  return Array.from(text.matchAll(SCHEME)).flatMap(({ 0: start, 1: scheme = '', index }) => {
    const from = index + start.length;
    const [rest = ''] = /^[^\s"'`<>|\\]*/.exec(text.slice(from, from + LONGEST)) ?? [];
    const end = endOfUserInfo(rest, scheme);
    const found = [
      ...userInfo(rest.slice(0, end), scheme),
      ...query(rest),
      ...hook(rest),
      ...longParts(rest, scheme),
    ];
    return found.map(([begin, to]) => [from + begin, from + to] as const);
  });
}

/** Where its "@" is, which may stand in a password as well, as "/" may; 0 where there is none. */
function endOfUserInfo(rest: string, scheme: string): number {
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  const isBroken = /:[^\d[\]]/.test(authority) || !WEB.test(scheme); // "user:pass/word@host"
  if (!authority.includes('@') && !isBroken) return 0;
  for (let at = rest.lastIndexOf('@'); at >= 0; at = rest.lastIndexOf('@', at - 1)) {
    const [, host = '', port] = HOST.exec(rest.slice(at + 1, at + 256)) ?? [];
    const isHost = host && (port ?? (!WEB.test(scheme) || host.includes('.')));
    if (isHost || (at < authority.length && at >= 0)) return at;
    if (at === 0) return 0;
  }
  return 0;
}

function userInfo(info: string, scheme: string): readonly Span[] {
  const colon = info.indexOf(':');
  const user = colon < 0 ? info : info.slice(0, colon);
  const password = colon < 0 ? '' : info.slice(colon + 1);
  const isToken = WEB.test(scheme) && !NO_TOKEN.test(user) && (colon < 0 || isNothing(password));
  const isGiven =
    user !== '' && (isToken || looksRandom(user) || (colon < 0 && looksGenerated(user)));
  return [
    ...(isGiven ? [[0, user.length] as const] : []),
    ...(password ? [[colon + 1, info.length] as const] : []),
  ];
}

function isNothing(password: string): boolean {
  return password === '' || password === 'x-oauth-basic';
}

function query(rest: string): readonly Span[] {
  return Array.from(rest.matchAll(QUERY))
    .filter(({ 1: name = '', 2: value = '' }) => SURE_QUERY.test(name) || looksGenerated(value))
    .map(({ 0: all, 2: value = '', index }) => [
      index + all.length - value.length,
      index + all.length,
    ]);
}

function hook(rest: string): readonly Span[] {
  const [path = ''] = /^[^?#]*/.exec(rest) ?? [];
  const found = HOOK.exec(path);
  const from = found
    ? found.index + found[0].length
    : HOOK_HOST.test(path)
      ? path.indexOf('/')
      : -1;
  if (from < 0 || !path.slice(from).split('/').some(isOwn)) return [];
  return [[from, path.length]];
}

function isOwn(part: string): boolean {
  return looksGenerated(part) || /^[A-Z0-9]{8,}$/.test(part) || /^[0-9a-f-]{16,}$/.test(part);
}

/** What nobody can guess in the path of a web page lets in whoever knows it. */
function longParts(rest: string, scheme: string): readonly Span[] {
  if (!/^https?$/i.test(scheme)) return [];
  return Array.from(rest.matchAll(LONG_PART)).map(({ 0: all, index }) => [
    index + 1,
    index + all.length,
  ]);
}
