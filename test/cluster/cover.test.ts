import { describe, expect, it } from '@jest/globals';

import { coverFor } from '#src/cluster/cover.ts';

const MARK = /^‹\d+·[0-9a-f]{8}›$/;

describe('the cover for a file', () => {
  it.each(['recording', 'answer'] as const)('marks secrets in a %s, also numbers', (file) => {
    expect(coverFor(file).secret('123456', 'password')).toMatch(MARK);
    expect(coverFor(file).unlisted('hunter2', 'flavour')).toMatch(MARK);
  });

  it('leaves numbers, hosts and what controllers note', () => {
    const { unlisted } = coverFor('recording');

    expect(unlisted('8080', 'port')).toBe('8080');
    expect(unlisted('db.shop.svc', 'upstream')).toBe('db.shop.svc');
    expect(unlisted('web', 'meta.helm.sh/release-name')).toBe('web');
  });

  it('hides the settings of a recording, and of a saved answer only the secrets in them', () => {
    expect(coverFor('recording').setting('serve --verbose', 'args')).toMatch(MARK);
    expect(coverFor('answer').setting('serve --token=hunter2', 'args')).toBe(
      'serve --token=[hidden]',
    );
  });

  it('marks equal texts alike in one file and otherwise in another', () => {
    const { secret } = coverFor('recording');

    expect(secret('hunter2', '')).toBe(secret('hunter2', ''));
    expect(secret('hunter2', '')).not.toBe(coverFor('recording').secret('hunter2', ''));
  });
});
