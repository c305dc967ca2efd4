import type { Bilingual } from '../../../../domain/lang.ts';
import type { Permitted, PermittedPeer } from '../signs/policy-permits.ts';

/** Whom a policy lets through by one of its rules: "app=was on 3306/TCP". */
export const permittedWords: Bilingual<(rule: Permitted) => string> = {
  en: ({ peers, ports }) => {
    const who = peers.map(peerInEnglish).join(' or ') || 'everything';
    return `${who}${ports.length > 0 ? ` on ${ports.join(', ')}` : ''}`;
  },
  ko: ({ peers, ports }) => {
    const who = peers.map(peerInKorean).join(' 또는 ') || '모든 대상';
    return `${who}${ports.length > 0 ? `(${ports.join(', ')} 포트)` : ''}`;
  },
};

function peerInEnglish(peer: PermittedPeer): string {
  if ('named' in peer) return peer.named;
  const { pods, isOwn, namespaces } = peer;
  const who = pods || 'all pods';
  if (namespaces === undefined) return isOwn && !pods ? `${who} of its namespace` : who;
  return `${who} in ${namespaces ? `namespaces ${namespaces}` : 'all namespaces'}`;
}

function peerInKorean(peer: PermittedPeer): string {
  if ('named' in peer) return peer.named;
  const { pods, isOwn, namespaces } = peer;
  const who = pods ? `${pods} 파드` : '모든 파드';
  if (namespaces === undefined) return isOwn && !pods ? `같은 네임스페이스의 ${who}` : who;
  return `${namespaces || '모든'} 네임스페이스의 ${who}`;
}
