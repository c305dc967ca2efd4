import type { CheckAnswer } from '#src/domain/answer.ts';
import type { Incident } from '#src/domain/incident.ts';

/** Checklists with more lines than a message takes, of every mark. */
export function checkOf({ lang }: Incident, said: string): CheckAnswer {
  const named = { kind: said, namespace: said, name: said };
  const line = { item: said, text: said, objects: [named, named, named, named] };
  const lines = Array.from({ length: 30 }, () => [
    { ...line, is: 'fail' as const, severity: 'critical' as const, command: said },
    { ...line, is: 'fail' as const, command: 'kubewhy why pod/web' },
    { ...line, is: 'not-checked' as const },
    { ...line, is: 'pass' as const },
  ]).flat();
  const counts = { pass: 30, fail: 60, notChecked: 30 };
  const lists = [said, said].map((title) => ({ id: title, title, lines }));
  return {
    schema: 'kubewhy/v1',
    engineVersion: said,
    lang,
    cluster: said,
    summary: said,
    failed: said,
    counts,
    lists,
  };
}
