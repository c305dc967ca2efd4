import type { ObjectName } from '../domain/answer.ts';
import { kindWord } from './kind-word.ts';

/** The words that ask about exactly this object: "rollout/web". */
export function targetOf(named: ObjectName): string {
  return `${kindWord(named.kind).toLowerCase()}/${named.name}`;
}
