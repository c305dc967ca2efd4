import { describe, expect, it } from '@jest/globals';

import { slackDate } from '#demo/page/slack-date.ts';

describe('slackDate', () => {
  it.each([
    ['{time}', 'en-GB', '18:07'],
    ['{date_num} at {time_secs}', 'en-GB', '02/03/2026 at 18:07:00'],
    ['{date_long}', 'ko-KR', '2026년 3월 2일 월요일'],
    ['no token', 'en-GB', 'no token'],
  ])('shows %s as in %s', (format, locale, words) => {
    expect(slackDate(1772442420, format, locale, 'Asia/Seoul')).toBe(words);
  });

  it.each([
    ['a format that Slack does not know', 1772442420, '{year}'],
    ['a time that is none', 1e20, '{time}'],
  ])('leaves %s to the words beside it', (_, seconds, format) => {
    expect(slackDate(seconds, format, 'en-GB', 'UTC')).toBeUndefined();
  });
});
