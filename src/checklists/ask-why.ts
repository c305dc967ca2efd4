import type { Ref } from '../domain/model.ts';
import { kinds } from '../readings/kinds/index.ts';
import { kindWord } from '../text/kind-word.ts';
import { shell } from '../text/shell.ts';

/** The command that asks why an object is as it is; with its group where Kubernetes has a kind of the same name. */
export function askWhy({ kind, namespace, name }: Ref): string {
  const word = kindWord(kind).toLowerCase();
  const known = [...kinds.byName, ...kinds.byKind];
  const isTaken = known.some((one) => one.kind !== kind && one.names.includes(word));
  const [group = ''] = kind.split('/');
  const target = `${isTaken ? `${word}.${group}` : word}/${name}`;
  return shell`kubewhy why ${target}` + (namespace ? shell` -n ${namespace}` : '');
}
