import { remedies } from './index.ts';

/** What each remedy may write, by its id. */
export const reaches = new Map(remedies.map(({ id, reach = [] }) => [id, reach]));
