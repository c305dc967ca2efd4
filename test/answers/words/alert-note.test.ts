import { describe, expect, it } from '@jest/globals';

import { families } from '#src/answers/alert-objects/families/index.ts';
import { alertNote, isCalm } from '#src/answers/words/alert-note.ts';
import { LANGS } from '#src/domain/lang.ts';
import { firing } from '#test/support/alerts.ts';

describe('the note on an alert', () => {
  it('has what the alert measures and the next check', () => {
    expect(alertNote(firing('etcdHighFsyncDurations', {}), undefined, 'en')).toMatch(
      /^It measures how long etcd waits for its disk.* Next check: the disk/,
    );
    expect(alertNote(firing('etcdHighFsyncDurations', {}), undefined, 'ko')).toContain('fsync');
  });

  it('is not made for what is over, or of what nobody knows', () => {
    expect(alertNote({ name: 'etcdNoLeader', status: 'resolved' }, undefined, 'en')).toBe(
      undefined,
    );
    expect(alertNote(firing('OwnRule', {}), undefined, 'en')).toBe(undefined);
  });

  it('can be made of every family that is told', () => {
    const told = families.filter(({ name }) => name !== 'always firing');

    for (const lang of LANGS)
      expect(told.filter(({ text }) => !text?.[lang].measures || !text[lang].next)).toEqual([]);
  });
});

it.each(['healthy', 'recovered', 'progressing'] as const)('%s tells of no trouble', (state) => {
  expect(isCalm({ state })).toBe(true);
});

it.each(['explained', 'unexplained', 'complaining', 'gone'] as const)('%s is not calm', (state) => {
  expect(isCalm({ state })).toBe(false);
});
