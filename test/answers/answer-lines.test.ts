import { expect, it } from '@jest/globals';

import { answerLines } from '#src/answers/answer-lines.ts';
import type { Checklist, Line, Mark } from '#src/domain/checklist.ts';

const TITLE = { en: 'All is well', ko: '모두 정상입니다' };
const LIST: Checklist = {
  id: 'odd',
  names: [],
  title: TITLE,
  items: [{ id: 'odd/one', title: TITLE, of: ['Pod'], look: () => [] }],
};
const line = (name: string, mark: Mark): Line => ({
  item: 'odd/one',
  on: { kind: 'Pod', namespace: 'shop', name, uid: name },
  mark,
});
const fail = (hurts: 'users' | 'progress', en: string): Mark => ({
  is: 'fail',
  hurts,
  says: { en, ko: '고장' },
});

it('puts failures first, by whom they hurt, then what was not checked', () => {
  const lines = [
    line('a', { is: 'pass' }),
    line('b', { is: 'not-checked', says: { en: 'Unknown.', ko: '모름.' } }),
    line('c', fail('progress', 'Slow.')),
    line('d', fail('users', 'Down.')),
  ];

  expect(answerLines(LIST, lines, 'en').map(({ text, severity }) => [text, severity])).toEqual([
    ['Down.', 'critical'],
    ['Slow.', 'warning'],
    ['Unknown.', undefined],
    ['All is well', undefined],
  ]);
});

it('makes one line of objects of which the same is said', () => {
  const [only, ...more] = answerLines(
    LIST,
    [line('a', { is: 'pass' }), line('b', { is: 'pass' })],
    'ko',
  );

  expect(more).toEqual([]);
  expect(only).toEqual({
    item: 'odd/one',
    is: 'pass',
    text: '모두 정상입니다',
    objects: [
      { kind: 'Pod', namespace: 'shop', name: 'a' },
      { kind: 'Pod', namespace: 'shop', name: 'b' },
    ],
  });
});

it('names what could not be read, and hides what is secret', () => {
  const unread: Line = {
    item: 'odd/one',
    mark: { is: 'not-checked', says: { en: '', ko: '' } },
    unread: { read: { list: 'Pod', scope: { all: true } }, why: 'forbidden' },
  };
  const secret = line('a', fail('users', 'It wrote password=hunter2hunter2'));

  expect(answerLines(LIST, [unread], 'en')[0]?.text).toContain('every Pod of the cluster');
  expect(answerLines(LIST, [secret], 'en')[0]?.text).not.toContain('hunter2');
});
