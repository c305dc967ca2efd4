import type { Alert } from '../../domain/question.ts';

/** They fire always, or beside any other alert: that they do says nothing of the cluster, whatever their severity. */
const SIGNS = ['watchdog', 'deadmansswitch', 'infoinhibitor'];

/** Whether an alert only shows that alerts arrive. */
export function isSignOfLife({ name }: Pick<Alert, 'name'>): boolean {
  return SIGNS.includes(name.toLowerCase());
}
