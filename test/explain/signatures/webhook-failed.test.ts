import { expect, it } from '@jest/globals';

import { read } from '#test/support/explaining.ts';

const FAILED =
  'Internal error occurred: failed calling webhook "v.io": failed to call webhook: Post "https://hook.shop.svc:443/v?timeout=5s": ';

it.each([
  ['tls: failed to verify certificate: x509: certificate signed by unknown authority', true],
  ['context deadline exceeded', false],
  ['tls: first record does not look like a TLS handshake', false],
])(
  'advises about caBundle, and not about its pods, where its certificate is refused: %s',
  (why, is) => {
    const { said } = read(`${FAILED}${why}`);

    expect(said.includes('fills `caBundle`')).toBe(is);
    expect(said.includes('Bring the pods behind shop/hook back')).toBe(!is);
  },
);
