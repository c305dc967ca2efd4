import type { Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { shell } from '../../../text/shell.ts';
import { isRow, wordsOf, type Row } from '../../storage/by-hand-words.ts';
import { valueAt } from '../../value-at.ts';

/** `name` is what has to be made or looked after, `other` what is there. */
type Params = Readonly<{ row: Row; name: string; other?: string }>;

const PREFIX = 'storage/';

/** What a person has to do about storage: to make or to free it is nobody else's decision. */
export const supply: Remedy<Params> = {
  id: 'storage/supply',
  answers: [
    'storage/claim-missing',
    'storage/claim-quota',
    'storage/class-missing',
    'storage/mount-failed',
    'storage/no-default-class',
    'storage/no-volume',
    'storage/out-of-reach',
    'storage/provisioning',
    'storage/read-only-volume',
    'storage/volume-full',
    'storage/volume-lost',
  ],
  isWordsOnly: true,

  *propose(finding) {
    const row = rowOf(finding);
    if (!row) return;
    const { subject, params } = finding;
    const others = ['/near', '/classes/0', '/what', '/claim', '/volume'].map((path) =>
      valueAt(params, path),
    );
    const other = others.find((one): one is string => typeof one === 'string' && one !== '');
    const command = commandFor(finding);
    yield {
      kind: 'manual',
      risk: 'none',
      params: { row, name: subject.name, ...(other !== undefined && { other }) },
      ...(command && { command }),
    };
  },

  inWords: ({ row, name, other }, lang) => wordsOf(row, lang, name, other),
};

/** The kubelet's reasons differ in what helps, of the rest each cause has one way. */
function rowOf({ id, params }: Finding): Row | undefined {
  const why =
    id === 'storage/mount-failed' ? `mount-failed/${String(valueAt(params, '/why'))}` : '';
  const row = isRow(why) ? why : id.slice(PREFIX.length);
  return isRow(row) ? row : undefined;
}

/** The only field of a claim's class that may be set later is one that was never set. */
function commandFor({
  id,
  subject: { namespace = '', name },
  params,
}: Finding): string | undefined {
  const classes = valueAt(params, '/classes');
  if (id !== 'storage/no-default-class' || !Array.isArray(classes)) return undefined;
  const [only, ...more]: unknown[] = classes;
  if (typeof only !== 'string' || more.length > 0) return undefined;
  const patch = JSON.stringify({ spec: { storageClassName: only } });
  return shell`kubectl -n ${namespace} patch pvc ${name} -p ${patch}`;
}
