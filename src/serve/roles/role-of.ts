import { BadConfig } from '../../domain/errors.ts';
import { type RoleName, roleNames } from './running.ts';

/** Reads the name of a role as typed. Throws BadConfig for any other word. */
export function roleOf(word: string): RoleName | 'all' {
  if (word === 'all') return word;
  const role = roleNames.find((name) => name === word);
  if (role) return role;
  throw new BadConfig(`There is no role ${word}: use --role ${roleNames.join(', ')} or all.`);
}
