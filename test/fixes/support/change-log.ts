import { refKey } from '#src/domain/keys.ts';
import type { ChangeLog, ChangeRecord } from '#src/domain/ports.ts';

/** A change log in memory that forgets its locks when their holder crashes. */
export function changeLog(): ChangeLog & { records: Map<string, ChangeRecord> } {
  const records = new Map<string, ChangeRecord>();
  const held = new Set<string>();
  return {
    records,
    async find(approval) {
      return records.get(approval);
    },
    async write(approval, record) {
      records.set(approval, record);
    },
    async exclusively(on, action) {
      const key = refKey(on);
      if (held.has(key)) return undefined;
      held.add(key);
      try {
        return await action();
      } finally {
        held.delete(key);
      }
    },
  };
}
