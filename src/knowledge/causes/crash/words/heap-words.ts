import type { Text } from '../../../../domain/lang.ts';
import type { AdviceWords } from '../../../../domain/model.ts';
import { tableOf } from '../../../../text/table-of.ts';
import type { HeapBeyond } from '../signs/heap-beyond-limit.ts';

/** Why the heap of a killed program may grow past its limit. */
export const heapWords: Text<[heap: HeapBeyond, limit: string], string> = {
  en({ runtime, heap, setting, old }, limit) {
    if (!old)
      return `\`${setting}\` lets ${runtime} grow its heap to ${heap}, and it needs memory beside the heap: a limit of ${limit} is too little for that.`;
    const what = runtime === 'the JVM' ? 'Java' : runtime;
    const blind =
      old.cgroup === 'v2'
        ? `${what} ${old.version} does not see this limit: node \`${old.node}\` uses cgroup v2, which ${what} knows from ${old.since} on.`
        : `${what} ${old.version} does not see the limit of a container: ${what} does from ${old.since} on.`;
    const grows = setting
      ? `With \`${setting}\` its heap may grow to ${heap}, a share of the node's memory.`
      : `By the node's memory its heap may grow to ${heap}, unless ${LIMITED_BY[what] ?? 'a setting'} in the image says less.`;
    return `${blind} ${grows}`;
  },
  ko({ runtime, heap, setting, old }, limit) {
    const what = runtime === 'the JVM' ? 'JVM' : runtime;
    if (!old)
      return `\`${setting}\` 설정 때문에 ${what} 힙이 ${heap}까지 커질 수 있고, 힙 외의 메모리도 필요합니다. 제한 ${limit} 안에 들어가지 않습니다.`;
    const name = what === 'JVM' ? 'Java' : what;
    const blind =
      old.cgroup === 'v2'
        ? `${name} ${old.version} 버전은 이 제한을 인식하지 못합니다. \`${old.node}\` 노드는 cgroup v2를 쓰는데, ${name}에서는 ${old.since} 버전부터 지원합니다.`
        : `${name} ${old.version} 버전은 컨테이너의 제한을 인식하지 못합니다. ${old.since} 버전부터 인식합니다.`;
    const grows = setting
      ? `\`${setting}\` 설정은 노드 메모리를 기준으로 계산되어 힙이 ${heap}까지 커질 수 있습니다.`
      : `이미지에 다른 설정이 없으면 힙이 노드 메모리를 기준으로 ${heap}까지 커질 수 있습니다.`;
    return `${blind} ${grows}`;
  },
};

/** What to do about it. */
export const heapAdvice: Text<[heap: HeapBeyond], AdviceWords> = {
  en({ runtime, setting, old }) {
    if (!old)
      return {
        title: 'Make the heap fit the limit',
        text: `Set \`${setting}\` to about three quarters of the memory limit, or raise the limit to a third more than the heap.`,
      };
    return {
      title: `Use ${old.since} or newer, or set the heap`,
      text: `Take an image with ${runtime === 'the JVM' ? 'Java' : runtime} ${old.since} or newer. Until then set the heap itself (${SET_BY[runtime] ?? 'its own setting'}) to about three quarters of the limit. A larger limit alone does not help: the heap still grows past it.`,
    };
  },
  ko({ runtime, setting, old }) {
    if (!old)
      return {
        title: '힙을 메모리 제한에 맞추기',
        text: `\`${setting}\` 값을 메모리 제한의 4분의 3 정도로 낮추거나, 제한을 힙보다 3분의 1 이상 크게 올리십시오.`,
      };
    return {
      title: `${old.since} 이상으로 올리거나 힙 크기 지정`,
      text: `${runtime === 'the JVM' ? 'Java' : runtime} ${old.since} 이상이 든 이미지를 쓰십시오. 그전까지는 힙 크기(${SET_BY[runtime] ?? '런타임 설정'})를 제한의 4분의 3 정도로 지정하십시오. 제한만 올리면 힙이 다시 제한을 넘습니다.`,
    };
  },
};

const LIMITED_BY: Readonly<Record<string, string>> = tableOf({
  Java: '`-Xmx`',
  '.NET': '`GCHeapHardLimit`',
});
const SET_BY: Readonly<Record<string, string>> = tableOf({
  'the JVM': '`-Xmx` in `JAVA_TOOL_OPTIONS`',
  '.NET': '`DOTNET_GCHeapHardLimit`',
});
