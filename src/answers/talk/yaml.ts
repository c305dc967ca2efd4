import { dump } from 'js-yaml';

import type { Resource } from '../../domain/resource.ts';
import { kindWord } from '../../text/kind-word.ts';
import { shell } from '../../text/shell.ts';
import { fullName } from '../words/object-name.ts';
import { yamlWords } from '../words/talk-seen.ts';
import type { Asked, Told } from './topic.ts';

/** As much as one block of a chat's message holds. */
const MOST_LETTERS = 2_600;
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
  const shown = fitting(lines);
  const more = lines.length - shown.length;
  const { kind, name, namespace } = target;
  const where = namespace ? ['-n', namespace] : [];
  const command = shell`kubectl get ${kindWord(kind).toLowerCase()} ${name} ${where} -o yaml`;
  return {
    lines: [words.manifest(fullName(target)), ...(more > 0 ? [words.more(more, command)] : [])],
    quoted: shown,
    sights,
  };
}

function fitting(lines: readonly string[]): readonly string[] {
  let room = MOST_LETTERS;
  const end = lines.findIndex((line) => (room -= line.length + 1) < 0);
  return end < 0 ? lines : lines.slice(0, end);
}

function essential(object: Resource): object {
  const { apiVersion, kind, metadata = {} } = object;
  const kept = Object.entries(metadata).filter(([key]) => !NOISE.includes(key));
  const rest = Object.entries(object).filter(([key]) => !HEAD.includes(key));
  const made = {
    apiVersion,
    kind,
    metadata: Object.fromEntries(kept),
    ...Object.fromEntries(rest),
  };
  return JSON.parse(JSON.stringify(made)) as object; // without what is undefined
}

/** What stands first in a manifest, or not at all. */
const HEAD = ['apiVersion', 'kind', 'metadata', 'status'];
