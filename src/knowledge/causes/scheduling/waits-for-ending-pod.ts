import { refTo } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { isWithin } from '../../../readings/time.ts';
import { roomMaker } from '../../../simulator/makes-room.ts';
import type { MapRow } from '../../../simulator/map/placement-map.ts';
import { momentWord } from '../../../text/moment-word.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { blockedBy } from '../../placement/blocked-by.ts';
import { linesOf } from '../../placement/map-lines.ts';
import { podWords } from '../../words/pod-words.ts';

/** `ends`: the time by which the pod has to have ended, its grace period included. */
type Ending = Readonly<{
  pod: string;
  ending: string;
  node: string;
  ends: string;
  graceSeconds: number;
  rows: readonly MapRow[];
}>;

/** A kubelet needs a little longer than the grace period to have a pod removed. */
const SLACK_MS = 30_000;

/** The place that a pod waits for is held by one that is already ending. */
export const waitsForEndingPod: Cause<Ending> = {
  id: 'scheduling/waits-for-ending-pod',
  explains: ['pod-unscheduled'],
  refines: ['scheduling/insufficient-resource', 'scheduling/host-port', 'scheduling/pod-affinity'],

  *explain(symptom, world) {
    const blocked = blockedBy(({ length }) => length > 0, symptom, world);
    const going = blocked?.cluster.pods.filter(
      ({ metadata }) =>
        metadata?.deletionTimestamp !== undefined &&
        isWithin(SLACK_MS, metadata.deletionTimestamp, world.now),
    );
    const holder = blocked && roomMaker(blocked, going ?? []);
    const { deletionTimestamp: ends, deletionGracePeriodSeconds = 30 } = holder?.pod.metadata ?? {};
    if (!holder || !ends) return;

    const { subject, ref, restsOn, evidence, strength, rows } = blocked;
    const on = refTo('Pod', holder.pod);
    const params = {
      pod: ref.name,
      ending: on.name,
      node: holder.node,
      ends,
      graceSeconds: deletionGracePeriodSeconds,
      rows,
    };
    const mark = quotedField(on, '/metadata/deletionTimestamp', ends);
    const { 0: said, 1: simulation } = evidence;
    yield {
      subject,
      params,
      evidence: [said, mark, ...(simulation ? [simulation] : [])],
      strength,
      restsOn: [...restsOn, on],
      passesBy: ends,
    };
  },

  text: {
    en: ({ name }, { pod, ending, node, ends, graceSeconds, rows }) => ({
      title: `\`${name}\`: waits for \`${ending}\` to end`,
      sentence: `${podWords.en(pod, name)} gets the place of \`${ending}\` on node \`${node}\`, which is Terminating and has until ${momentWord(ends)} (a grace period of ${graceSeconds} s).`,
      state: 'waits for a pod to end',
      so: 'It goes on by itself: no restart is needed, which would only be one more interruption.',
      lines: linesOf(rows, 'en'),
    }),
    ko: ({ name }, { pod, ending, node, ends, graceSeconds, rows }) => ({
      title: `\`${name}\`: \`${ending}\` 파드의 종료를 기다립니다`,
      sentence: `${podWords.ko(pod, name)}는 \`${node}\` 노드에서 종료 중인 \`${ending}\` 파드의 자리를 받습니다. 종료 기한은 ${momentWord(ends)}입니다(유예 시간 ${graceSeconds}초).`,
      state: '파드 종료 대기',
      so: '저절로 진행됩니다. 재시작은 필요 없으며, 하면 중단만 한 번 더 생깁니다.',
      lines: linesOf(rows, 'ko'),
    }),
  },
};
