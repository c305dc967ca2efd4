import { kindOf } from '../../../domain/keys.ts';
import { ANY_OTHER, type Cause } from '../../../domain/model.ts';
import { heldField } from '../../../readings/reports/held-field.ts';
import { isCustom } from '../../../readings/reports/is-custom.ts';
import { queueOf } from '../../../readings/workloads/queue-of.ts';
import { present } from '../../../text/present.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { meantBy } from '../../meant-by.ts';
import { queueWords } from '../../words/queue-words.ts';
import { refWord } from '../../words/ref-word.ts';

/** The field of its spec that says so, or its annotation; `queue` is the one that holds it back, where it names one. */
type Suspended = Readonly<({ field: string } | { annotation: string }) & { queue?: string }>;

/** The controller of a custom object does not go on with it because somebody, or a queue, suspended it. */
export const suspended: Cause<Suspended> = {
  id: 'reports/suspended',
  explains: ['reports/suspended'],
  symptom: {
    ...meantBy('reports/suspended', [ANY_OTHER], (object) => {
      const held = isCustom(kindOf(object)) ? heldField(object) : undefined;
      return held && { path: held.path, quote: String(held.value), reason: 'Suspended' };
    }),
    asked: 'unless-outage', // what it has made runs all the same
  },

  *explain({ on, evidence }, _world, object) {
    const { path = '', annotation } = heldField(object) ?? {};
    const queue = queueOf(object);
    const at = annotation ? { annotation } : { field: path.replace('/spec/', '') };
    const params = { ...at, ...present({ queue }) };
    yield { subject: on, params, evidence: [evidence], strength: 'entails' };
  },

  text: {
    en: (on, params) => ({
      title: `${refWord(on)} is suspended`,
      sentence: `${refWord(on)} is suspended (${'field' in params ? `spec.${params.field}` : `annotation ${params.annotation}`}): until ${params.queue ? `the queue \`${params.queue}\`, which holds it back,` : 'somebody'} resumes it, its controller does not go on with it, and what it says of itself may be of before.`,
      state: 'suspended',
    }),
    ko: (on, params) => ({
      title: `${refWord(on)} 객체가 일시 중단되어 있습니다`,
      sentence: `${refWord(on)} 객체는 일시 중단되어 있습니다(${'field' in params ? `spec.${params.field}` : `${params.annotation} 어노테이션`}). ${params.queue ? `이를 붙잡고 있는 \`${params.queue}\` 큐가` : '누군가'} 재개할 때까지 컨트롤러가 더 진행하지 않으며, 상태에 적힌 것은 그 전의 것일 수 있습니다.`,
      state: '일시 중단됨',
    }),
  },

  advice: {
    choose: ({ name }, { queue }) =>
      queue
        ? queueWords(queue, name)
        : {
            en: {
              title: 'Resume it when it is to go on',
              text: `Ask who suspended \`${name}\` and why. What has changed meanwhile takes effect at once when it is resumed.`,
              undo: 'Suspend it again.',
            },
            ko: {
              title: '다시 진행할 때 재개',
              text: `\`${name}\` 객체를 누가 왜 중단했는지 확인하십시오. 재개하면 그동안 바뀐 것이 바로 적용됩니다.`,
              undo: '다시 중단합니다.',
            },
          },

    command(on, params) {
      if (params.queue) return undefined;
      return 'field' in params
        ? kubectl('patch', on, '--type=merge', '-p', `{"spec":{"${params.field}":false}}`)
        : kubectl('annotate', on, `${params.annotation}-`);
    },
  },
};
