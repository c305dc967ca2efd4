import { expect, it } from '@jest/globals';

import { redacted } from '#src/text/redaction/redacted.ts';
import { shortened } from '#src/text/shortened.ts';

const LINE = 2_048;

it('the rest of a secret whose name was cut away is hidden', () => {
  const line = `${'word '.repeat(300)} password=${'hunter2'.repeat(300)} and more`;

  const cut = redacted(shortened(line, LINE));

  expect(cut).toMatch(/ … \[hidden\] and more$/);
});

it('short texts have gaps of their own', () => {
  expect(redacted('first … last')).toBe('first … last');
});
