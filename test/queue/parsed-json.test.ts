import { expect, it } from '@jest/globals';

import { parsedJson } from '#src/queue/parsed-json.ts';

it('a text of JSON is its value, and any other is a string that says why', () => {
  expect(parsedJson('{"a":1}')).toEqual({ a: 1 });
  expect(parsedJson('{"a":')).toMatch(/JSON/);
});
