import type { Investigated } from '../answers/investigate.ts';
import { ambiguousTarget, isNamespace, noSuchTarget } from '../answers/words/errors.ts';
import type { ObjectName, NoAnswer } from '../domain/answer.ts';
import type { Lang } from '../domain/lang.ts';
import { kindWord } from '../text/kind-word.ts';
import { present } from '../text/present.ts';
import { shell } from '../text/shell.ts';
import type { ExitStatus } from './session.ts';

/** Why there is no answer, as `-o json` prints it. */
export function noAnswer(
  code: NoAnswer['error']['code'],
  message: string,
  nearest?: readonly ObjectName[],
): NoAnswer {
  return { schema: 'kubewhy/v1', error: { code, message, ...present({ nearest }) } };
}

/** The same for what an investigation brought, with its exit status. */
export function toNoAnswer(
  result: Exclude<Investigated, { is: 'answer' }>,
  target: string,
  lang: Lang,
): [NoAnswer, ExitStatus] {
  switch (result.is) {
    case 'ambiguous': {
      const { candidates } = result;
      const message = ambiguousTarget[lang](target, candidates.map(asTyped));
      return [noAnswer('ambiguous', message, candidates), 2];
    }
    case 'no-such-target': {
      const { nearest } = result;
      const [first] = nearest;
      const message =
        first?.kind === 'Namespace'
          ? isNamespace[lang](first.name, shell`kubewhy scan -n ${first.name}`)
          : noSuchTarget[lang](target, nearest.map(asTyped));
      return [noAnswer('no-such-target', message, nearest), 2];
    }
    case 'failed':
      return [noAnswer(result.code, result.message), result.code.startsWith('unknown-') ? 2 : 3];
  }
}

/** As one would type it: "pod/web-1 -n shop". */
function asTyped({ kind, namespace, name }: ObjectName): string {
  const typed = `${kindWord(kind).toLowerCase()}/${name}`;
  return namespace ? shell`${typed} -n ${namespace}` : shell`${typed}`;
}
