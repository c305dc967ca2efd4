import { z } from 'zod';

import { actions } from './actions.ts';
import { context } from './context.ts';
import { divider } from './divider.ts';
import { header } from './header.ts';
import { image } from './image.ts';
import { input } from './input.ts';
import { markdown } from './markdown.ts';
import { richText } from './rich-text.ts';
import { section } from './section.ts';

const common = [actions, context, divider, header, image, input, richText, section] as const;
const inMessages = z.discriminatedUnion('type', [...common, markdown]);

/** The blocks of a message. */
export const messageBlocks = z.array(inMessages).max(50);

/** The blocks of a modal. */
export const viewBlocks = z.array(z.discriminatedUnion('type', common)).max(100);

/** Any block of the kinds that the double knows. */
export type Block = z.infer<typeof inMessages>;

/** Anything inside a block that can be clicked or filled in. */
export type Element =
  | Extract<Block, { type: 'actions' }>['elements'][number]
  | Extract<Block, { type: 'input' }>['element'];
