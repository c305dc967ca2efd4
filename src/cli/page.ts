import type { Lang } from '../domain/lang.ts';
import type { Ink } from './ink.ts';

/** How the terminal is: whether it shows colours, and how wide it is. */
export type Paper = Readonly<{ colour: boolean; columns: number }>;

/** What the parts of an answer are written with. */
export type Page = Readonly<{ ink: Ink; columns: number; lang: Lang; fires?: boolean }>; // an alert about it
