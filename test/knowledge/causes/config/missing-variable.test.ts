import { describe, expect, it } from '@jest/globals';

import { missingVariable } from '#src/knowledge/causes/config/missing-variable.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { ago, configMap } from '#test/support/objects.ts';

const LINE = '       You must specify POSTGRES_PASSWORD to a non-empty value for the';
const FROM = { container: { envFrom: [{ configMapRef: { name: 'settings' } }] } };

describe('missing-variable', () => {
  it('finds the variable that no field of the container gives', () => {
    expect(claimed(missingVariable, crashing(), LINE)).toMatchObject([
      { params: { variable: 'POSTGRES_PASSWORD' }, strength: 'entails' },
    ]);
  });

  it('looks into what the environment is taken from', () => {
    const settings = configMap('settings', ago(60));
    const given = { ...settings, data: { POSTGRES_PASSWORD: 'x' } };
    const other = { ...settings, data: { LOG_LEVEL: 'x' } };

    expect(claimed(missingVariable, crashing(FROM), LINE, { objects: [other] })).toMatchObject([
      { strength: 'entails' },
    ]);
    expect(claimed(missingVariable, crashing(FROM), LINE, { objects: [given] })).toEqual([]);
    expect(
      claimed(missingVariable, crashing(FROM), LINE, { forbidden: ['configmaps'] }),
    ).toMatchObject([{ strength: 'fits' }]);
  });

  it.each([
    ['x.ImproperlyConfigured: Set the SECRET_KEY environment variable', 'SECRET_KEY', 'entails'],
    ['required key DATABASE_URL missing value', 'DATABASE_URL', 'entails'],
    ['Error: environment variable DATABASE_URL is not set', 'DATABASE_URL', 'entails'],
    ['missing required environment variable: DATABASE_URL', 'DATABASE_URL', 'entails'],
    ['sh: DATABASE_URL: parameter not set', 'DATABASE_URL', 'fits'],
    ["  DATABASE_URL: [ 'Required' ]", 'DATABASE_URL', 'fits'],
    ['Missing environment variables:\n    DATABASE_URL: undefined', 'DATABASE_URL', 'fits'],
    ['`fetch\': key not found: "DATABASE_URL" (KeyError)', 'DATABASE_URL', 'fits'],
    [
      'ValidationError: 1 validation error for Settings\ndatabase_url\n  Field required [type=missing, input_value={}]',
      'DATABASE_URL',
      'fits',
    ],
    ['DATABASE_URL must be set', 'DATABASE_URL', 'fits'],
    ['The DATABASE_URL environment variable is empty or not set.', 'DATABASE_URL', 'fits'],
    ['url = os.environ["DATABASE_URL"]\nKeyError: \'DATABASE_URL\'', 'DATABASE_URL', 'fits'],
  ])('knows “%s”', (log, variable, strength) => {
    expect(claimed(missingVariable, crashing(), log)).toMatchObject([
      { params: { variable }, strength },
    ]);
  });

  it.each([
    'WARN env var OTLP_ENDPOINT is not set, tracing is off\nError: cannot parse the port',
    'env var OTLP_ENDPOINT is not set\nTraceback (most recent call last):\nValueError: x',
    'Tip: Set the NODE_ENV environment variable to production\nTypeError: x is not a function',
  ])('stays silent for a variable that the program does without: %s', (log) => {
    expect(claimed(missingVariable, crashing(), log)).toEqual([]);
  });

  it('stays silent for a key of another dictionary, and for a variable that is set', () => {
    const about = crashing({ container: { env: [{ name: 'DATABASE_URL', value: 'x' }] } });

    expect(claimed(missingVariable, crashing(), "KeyError: 'ORDER'")).toEqual([]);
    expect(
      claimed(
        missingVariable,
        crashing(),
        'error for Order\nprice\n  Field required [type=missing',
      ),
    ).toEqual([]);
    expect(claimed(missingVariable, about, 'DATABASE_URL must be set')).toEqual([]);
  });
});
