import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { present } from '../../../text/present.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { fieldSymptom } from '../../field-symptom.ts';

/** `claim` is whose volume it was, `policy` what was to be done with it then. */
type VolumeFailed = Readonly<{ said?: string; claim?: string; policy?: string }>;

/** By which controllers say that they could not delete or recycle a volume. */
const SAID = ['VolumeFailedDelete', 'VolumeFailedRecycle', 'RecyclerPod'];

const symptom: SymptomFinder<'PersistentVolume'> = fieldSymptom(
  'volume-failed',
  ['PersistentVolume'],
  'progress',
  ({ status }) =>
    status?.phase === 'Failed'
      ? { path: '/status/phase', quote: 'Failed', reason: status.reason ?? 'Failed' }
      : undefined,
);

/** A volume was released, and could not be deleted or made ready for others. */
export const volumeFailed: Cause<VolumeFailed, 'PersistentVolume'> = {
  id: 'storage/volume-failed',
  of: ['PersistentVolume'],
  explains: ['volume-failed'],
  symptom,

  *explain({ on, evidence }, world, { spec, status }) {
    const [event] = eventsSaying(SAID, on, world);
    const { message } = status ?? {};
    const reason = message ? quotedField(on, '/status/message', message) : event;
    const { claimRef, persistentVolumeReclaimPolicy: policy } = spec ?? {};
    yield {
      subject: on,
      params: present({
        said: reason && brief(reason.quote),
        claim: claimRef?.name && `${claimRef.namespace}/${claimRef.name}`,
        policy,
      }),
      evidence: reason ? [evidence, reason] : [evidence],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { said, claim, policy = 'Delete' }) => ({
      title: `PersistentVolume \`${name}\` has failed: it could not be reclaimed`,
      sentence: `PersistentVolume \`${name}\`${claim ? `, released by claim \`${claim}\`,` : ''} is in phase Failed: its reclaim (${policy}) failed${said ? `: “${said}”` : ''}.`,
      state: 'reclaim failed',
      so: 'It is bound to no claim again. Its disk is probably still there, with its data and its costs.',
    }),
    ko: ({ name }, { said, claim, policy = 'Delete' }) => ({
      title: `PersistentVolume \`${name}\` 객체의 회수가 실패했습니다`,
      sentence: `PersistentVolume \`${name}\` 객체${claim ? `(\`${claim}\` 클레임이 쓰던 것)` : ''}가 Failed 단계입니다. 회수(${policy})에 실패했습니다${said ? `: “${said}”` : ''}.`,
      state: '회수 실패',
      so: '다시 바인딩되지 않습니다. 디스크와 데이터, 비용은 남아 있을 가능성이 큽니다.',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Remove what the message names, or the disk by hand',
      text: `Save what is still needed of the data. Then fix what the message says (rights of the driver, snapshots or attachments of the disk), or delete the disk in the storage and then \`${name}\`.`,
      undo: 'What was deleted is gone.',
    }),
    ko: ({ name }) => ({
      title: '메시지의 원인을 해결하거나 디스크를 직접 정리',
      text: `필요한 데이터를 먼저 보관하십시오. 그런 다음 메시지의 원인(드라이버 권한, 디스크의 스냅샷이나 연결)을 해결하거나, 스토리지에서 디스크를 지운 뒤 \`${name}\` 객체를 삭제하십시오.`,
      undo: '삭제한 것은 되살릴 수 없습니다.',
    }),
    commandOnly: 'looks',
    command: (subject) => kubectl('describe', subject),
  },
};
