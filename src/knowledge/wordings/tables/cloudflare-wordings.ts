import type { Wording } from '../wording.ts';

/** What its page has after the number; without that MySQL and the kernel (`Unknown error 524`) count likewise. */
const OF_PAGE = String.raw`(?=\W*$|\W+(?:Ray ID|Cloudflare|Argo|Origin|Web server|Connection timed|A timeout|SSL|Invalid SSL))`;

/** What the edge and the API of Cloudflare answer. */
export const cloudflareWordings: readonly Wording[] = [
  {
    id: 'cloudflare-error',
    says: [
      new RegExp(
        String.raw`(?<!\w|[Uu]nknown )[Ee]rror(?: code)?:? ?(?<code>1033|1016|52[0-6])${OF_PAGE}`,
      ),
      /(?<!\w)HTTP(?:\/[\d.]+)?(?: code)?:? ?(?<code>52[0-6])\b/,
      /(?<!\w)[Ee]rror (?<code>502) Bad gateway cloudflare/i,
    ],
    strength: 'fits',
    clauses: [
      {
        says: /\b1033\b/,
        en: 'no cloudflared of the tunnel is connected: look at its pods',
        ko: '터널의 cloudflared가 연결되어 있지 않으니 그 파드를 보십시오',
      },
      {
        says: /\b1016\b/,
        en: 'the name that the record points to is not known to DNS (the tunnel was deleted, or the target has gone)',
        ko: '레코드가 가리키는 이름을 DNS가 모릅니다(터널이 삭제되었거나 대상이 없어짐)',
      },
      {
        says: /\b52[12]\b/,
        en: 'the address of the origin refuses or drops the connection: its firewall has to let the addresses of Cloudflare in',
        ko: 'origin 주소가 연결을 거부하거나 버리니 방화벽이 Cloudflare 주소를 허용해야 합니다',
      },
      {
        says: /\b523\b/,
        en: 'there is no way to the address of the origin: look at the record',
        ko: 'origin 주소로 가는 경로가 없으니 레코드를 보십시오',
      },
      {
        says: /\b52[04]\b/,
        en: 'the origin was reached, and answered nothing usable or not within 100 s',
        ko: 'origin에 닿았지만 쓸 수 있는 응답이 없거나 100초를 넘겼습니다',
      },
      {
        says: /\b52[56]\b/,
        en: 'TLS between Cloudflare and the origin does not come about: the certificate there is for another name, expired or not trusted (mode Full (strict))',
        ko: 'Cloudflare와 origin 사이의 TLS가 성립하지 않습니다. 인증서의 이름이 다르거나, 만료되었거나, 신뢰되지 않습니다(Full (strict) 모드)',
      },
      {
        says: /./,
        en: 'the origin, or the tunnel to it, gave no answer',
        ko: 'origin이나 그곳으로 가는 터널이 응답하지 않았습니다',
      },
    ],
    en: [
      'Cloudflare got no answer from behind it (error {code})',
      'The request came to Cloudflare, whose page this is: {clause}. The visitor and the name are not at fault.',
      'Ask the origin directly, without Cloudflare (`curl --resolve <host>:443:<address> https://<host>/`, or from the pod of cloudflared): if that works, it is the way between them.',
    ],
    ko: [
      'Cloudflare가 뒤에서 응답을 받지 못했습니다(오류 {code})',
      '요청은 Cloudflare까지 왔고 이 페이지는 Cloudflare의 것입니다: {clause}. 방문자나 이름 문제가 아닙니다.',
      'Cloudflare 없이 origin에 직접 요청해 보십시오(`curl --resolve <host>:443:<address> https://<host>/` 명령, 또는 cloudflared 파드에서). 되면 둘 사이의 길이 문제입니다.',
    ],
  },
  {
    id: 'edge-certificate',
    says: [/ERR_SSL_VERSION_OR_CIPHER_MISMATCH/],
    strength: 'fits',
    en: [
      'browser and server have no TLS in common',
      'The server has no certificate for this host, or speaks TLS that the browser does not. Behind Cloudflare that is a name without an edge certificate: Universal SSL covers `example.com` and `*.example.com`, not `a.b.example.com`.',
      'Use a name with one level less, or order a certificate for the deeper ones (Advanced Certificate Manager). A new zone gets its own after some minutes.',
    ],
    ko: [
      '브라우저와 서버에 공통 TLS가 없습니다',
      '서버에 이 호스트의 인증서가 없거나, 브라우저가 쓰지 않는 TLS를 씁니다. Cloudflare 뒤라면 에지 인증서가 없는 이름입니다. Universal SSL은 `example.com`과 `*.example.com`까지이며 `a.b.example.com`은 아닙니다.',
      '한 단계 짧은 이름을 쓰거나 깊은 이름용 인증서를 신청하십시오(Advanced Certificate Manager). 새 영역은 몇 분 뒤 인증서를 받습니다.',
    ],
  },
  {
    id: 'cloudflare-token',
    says: [
      /\b9109\b\W+Invalid access token/,
      /"code": ?(?:9109|10000),\s*"message": ?"(?:Invalid access token|Authentication error)/,
    ],
    en: [
      'Cloudflare does not accept the API token',
      'The API of Cloudflare was reached, and refuses the token: it is deleted, expired, cut off or bound to other addresses, or has no right to this zone.',
      '`curl -H "Authorization: Bearer $TOKEN" https://api.cloudflare.com/client/v4/user/tokens/verify` tells whether it counts. external-dns and cert-manager need Zone:Read and DNS:Edit of the zone.',
    ],
    ko: [
      'Cloudflare가 API 토큰을 받지 않습니다',
      'Cloudflare API에 닿았지만 토큰이 거부되었습니다. 삭제, 만료, 잘림, 다른 주소로 제한, 또는 이 영역에 대한 권한 없음입니다.',
      '`curl -H "Authorization: Bearer $TOKEN" https://api.cloudflare.com/client/v4/user/tokens/verify` 명령으로 유효한지 알 수 있습니다. external-dns와 cert-manager에는 영역의 Zone:Read, DNS:Edit 권한이 필요합니다.',
    ],
  },
];
