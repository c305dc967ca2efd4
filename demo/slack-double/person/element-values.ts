import type { Block, Element } from '../blocks/block.ts';
import { elementsOf } from '../blocks/elements.ts';
import type { Option } from '../blocks/option.ts';
import type { ElementValue, Values } from '../workspace/model.ts';

/** What a person entered: text, or the values of the chosen options. */
export type Entered = string | readonly string[];
/** What a person entered, by block_id and action_id. */
export type Form = Readonly<Record<string, Readonly<Record<string, Entered>>>>;

/** An element's part of `state.values` or of an action. Throws RangeError for an option it lacks. */
export function valueOf(element: Element, entered: Entered | undefined): ElementValue {
  const { type } = element;
  switch (type) {
    case 'button':
      return { type, text: element.text, ...(element.value && { value: element.value }) };
    case 'plain_text_input':
      return { type, value: textOf(entered, element.initial_value) };
    case 'overflow':
    case 'static_select':
    case 'radio_buttons': {
      const initial = type === 'overflow' ? undefined : element.initial_option;
      const [chosen] = chosenIn(element, entered);
      return { type, selected_option: (entered === undefined ? initial : chosen) ?? null };
    }
    case 'checkboxes': {
      const initial = element.initial_options ?? [];
      return { type, selected_options: entered ? chosenIn(element, entered) : initial };
    }
  }
}

/** The state of all fields of a modal, with what the person has entered so far. */
export function valuesOf(blocks: readonly Block[], form: Form): Values {
  const values: Record<string, Record<string, ElementValue>> = {};
  for (const block of blocks) {
    for (const element of elementsOf(block)) {
      if (element.type === 'button' || element.type === 'overflow') continue;
      const { block_id: id = '' } = block;
      const { action_id: action = '' } = element;
      values[id] = { ...values[id], [action]: valueOf(element, form[id]?.[action]) };
    }
  }
  return values;
}

/** An empty field is null, as Slack sends it. */
function textOf(entered: Entered | undefined, initial: string | undefined): string | null {
  return (entered === undefined ? initial : String(entered)) || null;
}

function chosenIn(element: Element, entered: Entered = []): Option[] {
  const wanted = typeof entered === 'string' ? [entered].filter(Boolean) : entered;
  return wanted.map((value) => {
    const option = optionsOf(element).find((one) => one.value === value);
    if (!option) throw new RangeError(`${element.action_id} has no option ${value}`);
    return option;
  });
}

function optionsOf(element: Element): readonly Option[] {
  if (element.type === 'button' || element.type === 'plain_text_input') return [];
  if (element.type !== 'static_select') return element.options;
  return element.options ?? (element.option_groups ?? []).flatMap(({ options }) => options);
}
