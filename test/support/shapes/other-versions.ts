import { isRecord } from '#src/text/is-record.ts';
import type { Recording } from '#src/world/recorded.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

/** What older versions say instead, or do not say (kube-scheduler before 1.23 and 1.24, kubelet before 1.26 and 1.30). */
const OLDER: readonly (readonly [RegExp, string])[] = [
  [/ preemption: [^]*$/, ''],
  [
    /node\(s\) had untolerated taint \{([^}]*)\}/g,
    "node(s) had taint {$1}, that the pod didn't tolerate",
  ],
  [/^Back-off restarting failed container \S+ in pod \S+$/, 'Back-off restarting failed container'],
  [/^(Back-off pulling image "[^"]+"): \w+: [^]*$/, '$1'],
];

/** The messages of schedulers and kubelets of some years ago. */
export const olderVersions: Shape = {
  name: 'in the words of an older cluster',
  losesFacts: true,
  of({ recording, target }) {
    const whole = JSON.stringify(recording.objects);
    const objects = JSON.parse(whole, (key, value: unknown) =>
      key === 'message' && typeof value === 'string' ? inOlder(value) : value,
    ) as Recording['objects'];
    const isChanged = JSON.stringify(objects) !== whole;
    return isChanged ? { recording: { ...recording, objects }, target } : undefined;
  },
};

function inOlder(message: string): string {
  return OLDER.reduce((said, [pattern, older]) => said.replace(pattern, older), message);
}

/** What a program wrote last stands in its state, as with `terminationMessagePolicy: FallbackToLogsOnError`, and no log is kept. */
export const lastWordsInState: Shape = {
  name: 'with its last words in its state',
  losesFacts: true,
  of({ recording, target, verdict }) {
    if (verdict.state !== 'explained') return undefined; // how an old run ended is told by its log
    const words = new Map(
      recording.logs.map(({ pod, container, run, lines }) => [
        `${pod.name}/${container}/${run}`,
        lines
          .slice(-80)
          .map(({ text }) => text)
          .join('\n')
          .slice(-2048),
      ]),
    );
    let isChanged = false;
    const objects = recording.objects.map((object) => {
      if (object.kind !== 'Pod') return object;
      const { name } = object.metadata ?? {};
      return JSON.parse(JSON.stringify(object), (_, value: unknown) => {
        if (!isRecord(value) || typeof value['restartCount'] !== 'number') return value;
        const run =
          isRecord(value['state']) && value['state']['terminated'] ? 'current' : 'previous';
        const said = words.get(`${name}/${String(value['name'])}/${run}`);
        if (!said) return value;
        isChanged = true;
        return JSON.parse(JSON.stringify(value), (key, one: unknown) =>
          key === 'terminated' && isRecord(one) && one['exitCode'] !== 0
            ? { ...one, message: said }
            : one,
        ) as unknown;
      }) as typeof object;
    });
    if (!isChanged) return undefined;
    const gone = { resource: 'pods/log', reason: 'left-out' };
    const notCaptured = [...recording.notCaptured, gone];
    return { recording: { ...recording, objects, notCaptured, logs: [] }, target };
  },
};
