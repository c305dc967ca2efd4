import { describe, expect, it } from '@jest/globals';

import { ownWords } from '#src/knowledge/causes/crash/own-words.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

const told = (log: string, about = crashing()) =>
  ownWords.flatMap((cause) =>
    claimed(cause, about, log).map((claim) => ({ row: cause.id.split('/').at(-1), ...claim })),
  );
describe('own-words, beside the rows,', () => {
  it.each([
    ['a file that is missing', "Error: Cannot find module '/app/server.js'"],
    [
      'a port that it may not have',
      '(13)Permission denied: AH00072: could not bind to address [::]:80',
    ],
    [
      'credentials that Azure refuses',
      'DefaultAzureCredential failed to retrieve a token from the included credentials.\n\tEnvironmentCredential: AADSTS7000215: Invalid client secret provided.',
    ],
    ['something else', 'panic: boom'],
    [
      'a table that one of its requests lacked, as it went on',
      'ERROR: relation "x" does not exist\nFATAL: out of disk',
    ],
  ])('leaves %s to others', (_, line) => {
    expect(told(line)).toEqual([]);
  });

  it('looks above what SQLAlchemy adds to the words of its driver', () => {
    const log = [
      `sqlalchemy.exc.ProgrammingError: (pg8000.ProgrammingError) {'C': '42P01', 'M': 'relation "keys" does not exist'}`,
      "[SQL: SELECT id FROM keys WHERE state = 'failed']",
      '(Background on this error at: https://sqlalche.me/e/20/f405)',
    ];

    expect(told(log.join('\n'))).toMatchObject([
      { row: 'database-lacks', params: { what: 'keys' } },
    ]);
    expect(told([...log, 'Error: no disk'].join('\n'))).toEqual([]);
  });

  it('quotes of a line in JSON what it says, and below one that announces it the rest', () => {
    expect(told('{"level":"error","msg":"no","err":"json: unknown field \\"a\\""}')).toMatchObject([
      { params: { said: 'no: json: unknown field "a"' } },
    ]);
    expect(
      told("Failed to bind properties under 'a.size' to int:\n  Value: x\nAction:"),
    ).toMatchObject([
      { params: { said: "Failed to bind properties under 'a.size' to int: Value: x" } },
    ]);
  });

  it('stays silent for a good end, a kill for memory, and without the log', () => {
    const line = "ModuleNotFoundError: No module named 'pandas'";

    expect(told(line, crashing({ ended: { exitCode: 0 } }))).toEqual([]);
    expect(told(line, crashing({ ended: { exitCode: 137, reason: 'OOMKilled' } }))).toEqual([]);
    expect(told('')).toEqual([]);
  });

  it('advises to go back to the last image where there is one', () => {
    const [claim] = told("ModuleNotFoundError: No module named 'pandas'");
    const cause = ownWords.find(({ id }) => id === 'crash/own-words/missing-module');

    expect(cause && claim && adviceOn(cause, claim)).toMatchObject({ mayGoBack: true });
  });
});
