import { valueAt } from '../../text/json-pointer.ts';

/** Whether all old pods of a workload go before the first new one comes. */
export function isRecreated(object: object): boolean {
  return valueAt(object, '/spec/strategy/type') === 'Recreate';
}
