import type { Destination } from '../domain/question.ts';

/** How kubewhy is called where somebody has asked: slash commands do not work in threads. */
export function called({ responseUrl }: Pick<Destination, 'responseUrl'>): string {
  return responseUrl === undefined ? '@kubewhy' : '/k8s';
}
