import type { z } from 'zod';

/** What is wrong with an argument, each in Slack's words: `[ERROR] … [json-pointer:/blocks/0/text]`. */
export function problems(error: z.ZodError, ...at: string[]): string[] {
  return error.issues.map((issue) => problem(inWords(issue), [...at, ...issue.path]));
}

/** One problem at one place. */
export function problem(words: string, path: readonly PropertyKey[]): string {
  return `[ERROR] ${words} [json-pointer:/${path.map(String).join('/')}]`;
}

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') {
    return issue.origin === 'array'
      ? `no more than ${issue.maximum} items allowed`
      : `must be less than ${Number(issue.maximum) + 1} characters`;
  }
  if (issue.code === 'too_small') {
    return issue.origin === 'array'
      ? `no fewer than ${issue.minimum} items allowed`
      : `must be more than ${Number(issue.minimum) - 1} characters`;
  }
  if (issue.code === 'unrecognized_keys') {
    return `invalid additional property: ${issue.keys.join(', ')}`;
  }
  if (issue.code === 'invalid_union') return `unsupported type: ${typeIn(issue.input)}`;
  if (issue.code !== 'invalid_type') return issue.message;
  return issue.input === undefined
    ? `missing required field: ${String(issue.path.at(-1))}`
    : `must provide ${article(issue.expected)} ${issue.expected}`;
}

/** What an unknown block or element calls itself. */
function typeIn(input: unknown): string {
  const named = typeof input === 'object' && input !== null && 'type' in input;
  return named && typeof input.type === 'string' ? input.type : 'none';
}

function article(noun: string): string {
  return /^[aeio]/.test(noun) ? 'an' : 'a';
}
