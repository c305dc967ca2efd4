import { describe, expect, it } from '@jest/globals';

import { refusesRoot } from '#src/knowledge/causes/security/refuses-root.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

describe('refuses-root', () => {
  it.each([
    ['initdb: error: cannot be run as root', 'initdb'],
    ['"root" execution of the PostgreSQL server is not permitted.', 'PostgreSQL'],
    ['java.lang.RuntimeException: can not run elasticsearch as root', 'elasticsearch'],
    ['FATAL PgBouncer should not be run as root', 'PgBouncer'],
    ['This server must not be run as root', undefined],
  ])('knows “%s”', (line, program) => {
    const [claim] = claimed(refusesRoot, crashing(), line);

    expect(claim).toMatchObject({ params: { asked: false }, strength: 'entails' });
    expect(claim?.params.program).toBe(program);
  });

  it('is not certain where the program only advises against it', () => {
    expect(claimed(refusesRoot, crashing(), 'This should not be run as root')).toMatchObject([
      { strength: 'fits' },
    ]);
  });

  it.each([
    'WARNING: this should not be run as root, continuing\nError: cannot read the queue',
    'This must not be run as root\npanic: runtime error: index out of range',
  ])('stays silent where the program runs all the same: %s', (log) => {
    expect(claimed(refusesRoot, crashing(), log)).toEqual([]);
  });

  it('quotes the user that the pod asks for', () => {
    const about = crashing({ container: { securityContext: { runAsUser: 0 } } });

    expect(claimed(refusesRoot, about, 'initdb: error: cannot be run as root')).toMatchObject([
      { params: { asked: true }, evidence: [{}, { quote: '0' }, {}] },
    ]);
  });

  it('stays silent for another user, and for other words', () => {
    const about = crashing({ container: { securityContext: { runAsUser: 70 } } });

    expect(claimed(refusesRoot, about, 'initdb: error: cannot be run as root')).toEqual([]);
    expect(claimed(refusesRoot, crashing(), 'must be run as root')).toEqual([]);
  });
});
