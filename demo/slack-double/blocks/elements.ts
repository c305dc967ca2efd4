import type { Block, Element } from './block.ts';

/** The elements of a block that send something: buttons, menus and fields. */
export function elementsOf(block: Block): readonly Element[] {
  if (block.type === 'actions') return block.elements;
  if (block.type === 'input') return [block.element];
  if (block.type !== 'section' || !block.accessory) return [];
  return block.accessory.type === 'image' ? [] : [block.accessory];
}
