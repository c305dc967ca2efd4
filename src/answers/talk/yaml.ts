import { dump } from 'js-yaml';

import type { Resource } from '../../domain/resource.ts';
import { kindWord } from '../../text/kind-word.ts';
import { shell } from '../../text/shell.ts';
import { fullName } from '../words/object-name.ts';
import { yamlWords } from '../words/talk-seen.ts';
import type { Asked, Told } from './topic.ts';

const MOST_LINES = 120;
/** What the API server keeps for itself. */
const NOISE = ['managedFields', 'uid', 'resourceVersion', 'selfLink', 'generation'];

/** The manifest of an object, without secrets, without status and without what only the API server needs. */
export function yaml({ target, world, lang }: Asked): Told {
  const words = yamlWords[lang];
  const fact = world.get(target);
  const sights = [{ on: target }];
  if (fact.is !== 'known')
    return {
      lines: [
        fact.is === 'absent' ? words.absent(fullName(target)) : words.unread(fullName(target)),
      ],
      sights,
    };
  const text = dump(essential(fact.value), { lineWidth: 110, noRefs: true });
  const lines = text.trimEnd().split('\n');
  const more = lines.length - MOST_LINES;
  const { kind, name, namespace } = target;
  const where = namespace ? ['-n', namespace] : [];
  const command = shell`kubectl get ${kindWord(kind).toLowerCase()} ${name} ${where} -o yaml`;
  return {
    lines: [words.manifest(fullName(target)), ...(more > 0 ? [words.more(more, command)] : [])],
    quoted: lines.slice(0, MOST_LINES),
    sights,
  };
}

function essential({ status: _, metadata, ...object }: Resource & Readonly<{ status?: unknown }>) {
  const kept = Object.entries(metadata ?? {}).filter(([key]) => !NOISE.includes(key));
  const { apiVersion, kind, ...rest } = object;
  return JSON.parse(
    JSON.stringify({ apiVersion, kind, metadata: Object.fromEntries(kept), ...rest }),
  );
}
