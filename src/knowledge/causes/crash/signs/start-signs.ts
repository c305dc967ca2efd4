/** Why a program cannot be started. */
export type Problem =
  | 'not-in-path'
  | 'no-such-file'
  | 'no-interpreter'
  | 'carriage-return'
  | 'not-executable'
  | 'no-directory';
type StartSign = Readonly<{ problem: Problem; says: RegExp }>;

/** As runc writes it after it found the file, and the kernel does not execute that. */
export const OF_EXEC: readonly StartSign[] = [
  { problem: 'no-interpreter', says: /\bexec (?<program>\/\S+): no such file or directory/ },
  { problem: 'not-executable', says: /\bexec (?<program>\/\S+): permission denied/ },
];

/** As runc and crun write it where a container cannot be started at all. */
export const OF_RUNTIME: readonly StartSign[] = [
  {
    problem: 'not-in-path',
    says: /exec: \\?"(?<program>[^"\\]+)\\?": executable file not found in \$PATH/,
  },
  {
    problem: 'not-in-path',
    says: /executable file [`'"](?<program>[^`'"]+)[`'"] not found in \$PATH/,
  },
  {
    problem: 'no-such-file',
    says: /exec: \\?"(?<program>[^"\\]+)\\?": stat [^:]+: no such file or directory/,
  },
  {
    problem: 'not-executable',
    says: /exec: \\?"(?<program>[^"\\]+)\\?": (?:stat [^:]+: )?(?:permission denied|is a directory)/,
  },
  {
    problem: 'no-directory',
    says: /chdir to cwd \(\\?"(?<program>[^"\\]+)\\?"\) set in config\.json failed: (?:no such file or directory|not a directory)/,
  },
  ...OF_EXEC,
];

/** The kernel and shells take the carriage return of a line that ends as on Windows for a part of a word. */
export const CARRIAGE_RETURN: readonly RegExp[] = [
  /env: (?:can't execute )?['‘"]?(?<program>[\w.+-]+)(?:\\r|\r|\^M|\?)['’"]?: No such file/,
  /(?<![^\s:])(?<program>[^\s:]+): \S*(?:\^M|\r|\\r): bad interpreter/,
  /(?<![^\s:])(?<program>[^\s:]+): (?:line )?\d+: .*\$'[^']*\\r/,
  /(?<![^\s:])(?<program>[^\s:]+): (?:line )?\d+: set: (?:-: invalid option|[Ii]llegal option -)\s*$/,
];

/** As shells, env and the init programs of containers write it; they then exit with 127 or 126. */
export const OF_SHELL: Readonly<Record<number, readonly StartSign[]>> = {
  127: [
    { problem: 'not-in-path', says: /: (?<program>[^\s:]+): (?:command )?not found$/ },
    { problem: 'not-in-path', says: /^(?<program>[^\s:]+): (?:command )?not found$/ },
    {
      problem: 'not-in-path',
      says: /env: (?:can't execute )?['‘"]?(?<program>[^'’":]+)['’"]?: No such file or directory$/,
    },
    {
      problem: 'no-such-file',
      says: /(?:^|[\s'"])(?<program>\/[^\s'":]+)['"]?: (?:No such file or directory|bad interpreter.*)$/i,
    },
    { problem: 'not-in-path', says: /exec (?<program>[^\s:]+) failed: No such file or directory$/ },
  ],
  126: [
    {
      problem: 'not-executable',
      says: /(?:^|[\s'":])(?<program>[^\s'":/]*\/[^\s'":]+)['"]?: (?:Permission denied|Is a directory|cannot execute)/i,
    },
  ],
};
