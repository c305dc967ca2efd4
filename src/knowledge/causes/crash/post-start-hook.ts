import type { Cause, Evidence } from '../../../domain/model.ts';
import { aboutContainer, eventsSaying } from '../../../readings/events.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { containerOf, type ContainerAt } from '../../../readings/pods/container-specs.ts';
import { endedRun, type EndedRun } from '../../../readings/pods/runs.ts';
import { isWithin } from '../../../readings/time.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

/** `does` is the command or address of the hook. */
type PostStartHook = InContainer & Readonly<{ does?: string }>;

/** A container's postStart hook fails, and the kubelet kills the container for it. */
export const postStartHook: Cause<PostStartHook, 'Pod'> = {
  id: 'crash/post-start-hook',
  of: ['Pod'],
  explains: ['container-waiting', 'container-restarting'],

  *explain({ part = '', until }, world, pod) {
    const on = podRef(pod);
    const at = until ? undefined : containerOf(pod, part);
    if (!at?.container.lifecycle?.postStart) return;

    const own = aboutContainer(at.container.name, on, world);
    const [said] = eventsSaying(['FailedPostStartHook'], on, own);
    if (!said || !isWithin(REPEATED_MS, said.at, world.now)) return;
    const does = hookOf(at);
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer({ ...at, on, pod }),
        ...(does && { does: brief(does.quote) }),
      },
      evidence: [said, ...(does ? [{ ...does, on }] : [])],
      strength: isKilledForIt(said.quote, endedRun(pod, part)) ? 'entails' : 'suggests',
    };
  },

  text: {
    en({ name }, params) {
      const where = containerWords.en(params);
      return {
        title: `\`${name}\`: the postStart hook of ${where} fails`,
        sentence: `The postStart hook of ${where} of \`${name}\` fails, so the kubelet kills the container each time right after its start${params.does ? `. The hook runs “${params.does}”` : ''}.`,
        detail:
          'The program itself did not crash. What the hook wrote stands nowhere: run its command in the container to see why it fails.',
      };
    },
    ko({ name }, params) {
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: ${where}의 postStart 훅이 실패합니다`,
        sentence: `\`${name}\` 워크로드에서 ${where}의 postStart 훅이 실패하므로, kubelet이 시작할 때마다 컨테이너를 바로 종료시킵니다.${params.does ? ` 훅의 내용은 “${params.does}”입니다.` : ''}`,
        detail:
          '프로그램이 스스로 죽은 것이 아닙니다. 훅의 출력은 어디에도 남지 않으므로, 컨테이너에서 그 명령을 실행해 보아야 이유를 알 수 있습니다.',
      };
    },
  },

  advice: {
    choose: () => ({
      extra: [
        {
          en: {
            title: 'Fix the postStart hook',
            text: 'Run the command of the hook in the container by hand to see why it fails. What has to be done before the program starts belongs in an init container.',
          },
          ko: {
            title: 'postStart 훅 고치기',
            text: '훅의 명령을 컨테이너에서 직접 실행해 실패하는 이유를 확인하십시오. 프로그램보다 먼저 해야 할 일은 초기화 컨테이너에 두는 것이 맞습니다.',
          },
        },
      ],
      en: { title: 'Fix or remove the postStart hook', text: '' },
      ko: { title: 'postStart 훅 고치기 또는 제거', text: '' },
    }),
  },
};

/** How a container ends that is killed for its hook; one that ends by itself takes its hook along. */
function isKilledForIt(said: string, run: EndedRun | undefined): boolean {
  const isTakenAlong = /exited with (?:137|143)\b|container not running/i.test(said);
  return !isTakenAlong && (!run || [0, 137, 143].includes(run.exitCode));
}

function hookOf({ container, path }: ContainerAt): Omit<Evidence, 'on'> | undefined {
  const { exec, httpGet } = container.lifecycle?.postStart ?? {};
  const at = `${path}/lifecycle/postStart`;
  const words = exec?.command ?? [];
  const last = words.at(-1);
  if (last) {
    const place = `${at}/exec/command/${words.length - 1}`;
    return { source: 'field', path: place, quote: last };
  }
  const { path: address } = httpGet ?? {};
  return address ? { source: 'field', path: `${at}/httpGet/path`, quote: address } : undefined;
}
