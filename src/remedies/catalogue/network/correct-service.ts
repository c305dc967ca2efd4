import type { Remedy } from '../../../domain/remedy.ts';
import { shell } from '../../../text/shell.ts';
import { gitOwnerOf } from '../../git-owner.ts';
import { valueAt } from '../../value-at.ts';

/** `field` is what changes of the Service, from `was` to `is`. */
type Params = Readonly<{
  name: string;
  namespace: string;
  field: string;
  was: string;
  is: string;
  isInGit: boolean;
}>;
type Correction = Pick<Params, 'field' | 'was' | 'is'> & Readonly<{ patch: object }>;

/** Lets a Service select the pods, or send to the port, that were evidently meant. */
export const correctService: Remedy<Params> = {
  id: 'network/correct-service',
  answers: ['network/service-selector', 'network/service-target-port'],
  isWordsOnly: true,

  *propose({ subject, params: found }, world) {
    const correction = ofSelector(found) ?? ofTargetPort(found);
    if (!correction) return;
    const { patch, ...change } = correction;
    const { name, namespace = '' } = subject;
    const fact = world.get({ ...subject, kind: 'Service' as const });
    if (fact.is !== 'known') return;

    const isInGit = gitOwnerOf(fact.value, world) !== undefined;
    const command = shell`kubectl -n ${namespace} patch service ${name} -p ${JSON.stringify(patch)}`;
    yield {
      kind: 'manual',
      risk: 'none',
      params: { name, namespace, ...change, isInGit },
      ...(!isInGit && { command }),
    };
  },

  inWords: ({ name, field, was, is, isInGit }, lang) =>
    ({
      en: {
        title: `Service \`${name}\`: \`${field}\` ${is}`,
        text: `Change \`${field}\` of Service \`${name}\` from ${was} to ${is}${isInGit ? ', where it is kept in Git: a live change would be undone' : ''}. Connections work a moment later; no pod restarts.`,
        undo: `Change \`${field}\` back to ${was}.`,
      },
      ko: {
        title: `\`${name}\` 서비스의 \`${field}\` 필드를 ${is} 값으로 변경`,
        text: `\`${name}\` 서비스의 \`${field}\` 필드를 ${was} 값에서 ${is} 값으로 바꾸십시오${isInGit ? '. Git에서 관리되므로 Git에서 바꿔야 합니다' : ''}. 곧바로 연결되며 파드는 다시 시작되지 않습니다.`,
        undo: `\`${field}\` 필드를 ${was} 값으로 되돌립니다.`,
      },
    })[lang],
};

function ofSelector(found: object): Correction | undefined {
  const [key, was, is] = ['/key', '/wants', '/has'].map((path) => valueAt(found, path));
  if (typeof key !== 'string' || typeof was !== 'string' || typeof is !== 'string')
    return undefined;
  return { field: `selector.${key}`, was, is, patch: { spec: { selector: { [key]: is } } } };
}

/** Only a single port that the pods declare is what was meant. */
function ofTargetPort(found: object): Correction | undefined {
  const [port, was, is, more] = ['/port', '/target', '/declared/0', '/declared/1'].map((path) =>
    valueAt(found, path),
  );
  if (typeof port !== 'number' || typeof is !== 'number' || more !== undefined) return undefined;
  const patch = { spec: { ports: [{ port, targetPort: is }] } }; // merged by port
  return { field: 'targetPort', was: `${was as string | number}`, is: `${is}`, patch };
}
