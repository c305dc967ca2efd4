/**
 * The peer answered in another protocol than it was asked in: it serves TLS and was asked in plain text, or the other way
 * round, or one of the two speaks HTTP/2, as gRPC does, and the other HTTP/1.
 */
export type OtherProtocol = 'wants-tls' | 'serves-plain' | 'other-http';

/** How clients word it: Go, nginx, OpenSSL (so Node.js, Python, Ruby, PHP), Java, rustls, curl, gRPC, drivers of databases. */
export const PROTOCOL_WORDINGS: readonly (readonly [OtherProtocol, RegExp])[] = [
  ['wants-tls', /sent an HTTP request to an HTTPS server|HTTP request was sent to HTTPS port/i],
  ['wants-tls', /malformed HTTP response "\\x15\\x03|insecure transport are prohib/i],
  ['serves-plain', /server gave HTTP response to HTTPS client|does not look like a TLS handshake/i],
  ['serves-plain', /wrong version number|WRONG_VERSION_NUMBER|unrecognized SSL message/i],
  [
    'serves-plain',
    /InvalidContentType|server does not support SSL|SSL is required,? but the server/i,
  ],
  [
    'other-http',
    /malformed HTTP response "\\x00|http2: frame too large|error reading server preface/i,
  ],
  ['other-http', /HTTP\/0\.9 when not allowed|sent no valid HTTP\/1\.[01] header/i],
  ['other-http', /First received frame was not SETTINGS|connect an http1\.x server/i],
];
