import { describe, expect, it } from '@jest/globals';

import { brief, lastSaying, logOfEnd, logOfRun, quoted } from '#src/readings/logs/logs.ts';
import type { EndedRun } from '#src/readings/pods/runs.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf, pod } from '#test/support/objects.ts';
import { web } from '#test/support/verdicts.ts';

const GONE = 'unable to retrieve container logs for containerd://0a1b2c';
const read = (...logs: readonly ReturnType<typeof logOf>[]) =>
  openWorld(cluster([pod()], [], logs)).world;

it('is matched within JSON as well, where quotation marks have a backslash', () => {
  const line = { text: String.raw`{"msg":"unknown command \"serv\" for \"tool\""}` };
  const pattern = /unknown command "(?<what>[^"]+)"/;

  expect(lastSaying(pattern, web, { lines: [line] })).toMatchObject({
    evidence: { quote: line.text },
    groups: { what: 'serv' },
  });
});

describe('the log of a run', () => {
  it('is its lines', () => {
    const world = read(logOf('one\ntwo'), logOf('before', 'previous'));

    expect(logOfRun(web, 'app', 'current', world)).toEqual({
      lines: [{ text: 'one' }, { text: 'two' }],
    });
    expect(logOfRun(web, 'app', 'previous', world)).toEqual({ lines: [{ text: 'before' }] });
  });

  it('is empty where the run has none', () => {
    expect(logOfRun(web, 'other', 'current', read())).toEqual({ lines: [] });
  });

  it('is not known where it may not be read', () => {
    const { world } = openWorld(cluster([pod()], ['pods/log']));

    expect(logOfRun(web, 'app', 'current', world)).toEqual({ lines: [], gap: 'forbidden' });
  });

  it('has expired where the kubelet says so in its place, and in that alone', () => {
    const expired = { lines: [], gap: 'expired' };

    expect(logOfRun(web, 'app', 'current', read(logOf(GONE)))).toEqual(expired);
    expect(logOfRun(web, 'app', 'current', read(logOf('bye')))).not.toHaveProperty('gap');
    expect(logOfRun(web, 'app', 'current', read(logOf(`${GONE}\nbye`)))).not.toHaveProperty('gap');
  });
});

describe('the log of an end', () => {
  const path = '/status/containerStatuses/0/lastState/terminated';
  const ended = (log: EndedRun['log'], message = '', reason = 'Error') => ({
    container: 'app',
    log,
    message,
    reason,
    path,
  });
  const [now, before] = [{ lines: [{ text: 'now' }] }, { lines: [{ text: 'before' }] }];

  it('stands under the name of the run', () => {
    const both = read(logOf('now'), logOf('before', 'previous'));

    expect(logOfEnd(web, ended('current'), both)).toEqual(now);
    expect(logOfEnd(web, ended('previous'), both)).toEqual(before);
  });

  it('stands under the name of the run before where that of the run is empty', () => {
    expect(logOfEnd(web, ended('current'), read(logOf('before', 'previous')))).toEqual(before);
    expect(logOfEnd(web, ended('previous'), read(logOf('now')))).toEqual({ lines: [] });
  });

  it('is what the program left in its status where no log can be read, and quotes that', () => {
    const { world } = openWorld(cluster([pod()], ['pods/log']));
    const left = logOfEnd(web, ended('current', 'no route to db\n\nbye\n'), world);
    const field = { path: `${path}/message` };

    expect(left).toEqual({
      lines: [
        { text: 'no route to db', ...field },
        { text: 'bye', ...field },
      ],
      gap: 'forbidden',
    });
    expect(left.lines.map((line) => quoted(line, web))).toContainEqual({
      source: 'field',
      on: web,
      ...field,
      quote: 'bye',
    });
    expect(logOfEnd(web, ended('current', 'bye'), read(logOf('now')))).toEqual(now);
  });

  it('is not what the runtime says of a container that it could not start', () => {
    expect(logOfEnd(web, ended('current', 'exec: no such file', 'StartError'), read())).toEqual({
      lines: [],
    });
  });
});

describe('a line that says something', () => {
  const lines = [{ text: 'port 80 is taken' }, { text: 'port 81 is taken' }, { text: 'bye' }];

  it('is the last that does, with what the pattern caught', () => {
    expect(lastSaying(/port (?<port>\d+)/, web, { lines })).toEqual({
      evidence: { source: 'log', on: web, quote: 'port 81 is taken' },
      groups: { port: '81' },
    });
    expect(lastSaying(/taken/, web, { lines })?.groups).toEqual({});
  });

  it('is none where no line does', () => {
    expect(lastSaying(/refused/, web, { lines })).toBeUndefined();
  });

  it('is quoted with its time, if it has one', () => {
    const at = '2026-01-01T11:59:00Z';

    expect(quoted({ text: 'bye', at }, web)).toHaveProperty('at', at);
    expect(quoted({ text: 'bye' }, web)).not.toHaveProperty('at');
  });
});

it('a text within a sentence is on one line, without our mark-up, and not long', () => {
  expect(brief('  no `such`\n\t file ')).toBe("no 'such' file");
  expect(brief('x'.repeat(161))).toHaveLength(160);
  expect(brief('x'.repeat(160))).toBe('x'.repeat(160));
  expect(brief('x'.repeat(60), 40)).toHaveLength(40);
});
