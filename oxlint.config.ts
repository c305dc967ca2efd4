import type { OxlintConfig } from 'oxlint';

import {
  areas,
  packagesBut,
  restricted,
  restrictedIn,
  rooms,
  type Room,
} from './rooms.config.ts';

const NAMED = { group: ['./**', '../**'], message: 'Tests name modules by #src, #demo and #test.' };

const PURE = {
  'no-restricted-globals': [
    'error',
    'console',
    'crypto',
    'fetch',
    'performance',
    'process',
    'setInterval',
    'setTimeout',
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'The world says what time it is.' },
    { object: 'Math', property: 'random', message: 'The same world gives the same answer.' },
  ],
} as const;

export default {
  plugins: ['typescript', 'import', 'jest', 'promise', 'node', 'unicorn'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  rules: {
    'import/extensions': ['error', 'always', { ignorePackages: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 200 }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    { files: ['*.config.{js,ts}'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['src/*.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [packagesBut([])] }] },
    },
    ...Object.entries<Room>(rooms).flatMap(([name, room]) => [
      { files: [`src/${name}/**`], rules: { 'no-restricted-imports': restricted(name, room) } },
      ...(room.isPure ? [{ files: [`src/${name}/**`], rules: PURE }] : []),
    ]),
    ...areas.map((area) => ({
      files: [`src/knowledge/causes/${area}/**`],
      rules: { 'no-restricted-imports': restrictedIn(area) },
    })),
    {
      files: ['demo/**'],
      rules: {
        'no-restricted-imports': restricted('demo', {
          knows: ['domain', 'text', 'serve', 'cluster', 'cli'],
          packages: ['commander', 'node:', 'zod'],
        }),
      },
    },
    {
      files: ['test/**'],
      rules: {
        'jest/no-restricted-jest-methods': [
          'error',
          {
            mock: 'ES modules load before it runs: pass a fake through a port.',
            unstable_mockModule: 'Pass a fake through a port.',
            spyOn: 'Pass a fake through a port.',
          },
        ],
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: '@kubernetes/client-node',
                allowTypeImports: true,
                message: 'Loading it costs two seconds per test file: types only.',
              },
            ],
            patterns: [NAMED],
          },
        ],
      },
    },
    {
      files: ['test/integration/**', 'test/page/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [NAMED] }] },
    },
    {
      files: [
        'test/integration/support/global-*.ts',
        'test/support/runner/{longest-first,natively}.mjs',
        'scripts/mutants/*.mjs',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['bench/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { group: ['#*'], message: 'A benchmark runs src as it is, without a test runner.' },
            ],
          },
        ],
      },
    },
  ],
} satisfies OxlintConfig;
