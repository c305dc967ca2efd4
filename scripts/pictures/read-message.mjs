/**
 * Reads a rendered message: its boxes, status icons and runs of text, with their places and colours. Runs inside the page, so it may use nothing
 * from outside itself.
 */
export function readMessage(root) {
  const { left, top, width, height } = root.getBoundingClientRect();
  const ruler = document.createElement('canvas').getContext('2d');
  const boxes = [];
  const texts = [];
  const icons = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0 || style.visibility === 'hidden') continue;
    if (element.dataset.icon) icons.push({ icon: element.dataset.icon, ...placed(rect) });
    boxes.push(...boxesOf(element, style));
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(...runsOf(node, style));
    }
  }
  return {
    width,
    height,
    paper: getComputedStyle(document.body).backgroundColor,
    boxes,
    texts,
    icons,
  };

  function boxesOf(element, style) {
    const fill = style.backgroundColor;
    const isFilled = !fill.endsWith(', 0)') && fill !== 'transparent';
    const sides = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
      parseFloat(style[`border${side}Width`]),
    );
    const edge = !style.borderTopColor.endsWith(', 0)') && sides.every((side) => side > 0);
    const bar = sides[3] > 0 && sides[0] === 0;
    return Array.from(element.getClientRects(), (rect) => ({
      ...placed(rect),
      radius: parseFloat(style.borderTopLeftRadius) || 0,
      fill: isFilled ? fill : undefined,
      stroke: edge ? style.borderTopColor : undefined,
      bar: bar ? style.borderLeftColor : undefined,
    })).filter((box) => box.fill ?? box.stroke ?? box.bar);
  }

  /** One run for each line of a text. */
  function runsOf(node, style) {
    const runs = [];
    const range = document.createRange();
    const characters = node.data.length;
    for (let at = 0; at < characters;) {
      const size = node.data.codePointAt(at) > 0xffff ? 2 : 1;
      range.setStart(node, at);
      range.setEnd(node, at + size);
      const [rect] = range.getClientRects();
      const letter = node.data.slice(at, at + size);
      at += size;
      if (!rect || rect.width === 0) continue;
      const last = runs.at(-1);
      if (last && Math.abs(last.top - rect.top) < 2) {
        last.text += letter;
        last.right = rect.right;
      } else runs.push({ text: letter, left: rect.left, right: rect.right, top: rect.top });
    }
    return runs.filter(({ text }) => text.trim() !== '').map((run) => textOf(run, style));
  }

  function textOf({ text, left: from, right, top: above }, style) {
    ruler.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent } = ruler.measureText(text);
    return {
      text: text.trimEnd(),
      x: from - left,
      y: above - top + fontBoundingBoxAscent,
      width: (right - from) * (text.trimEnd().length / text.length),
      size: parseFloat(style.fontSize),
      weight: Number(style.fontWeight),
      isItalic: style.fontStyle === 'italic',
      isMono: style.fontFamily.includes('monospace'),
      fill: style.color,
    };
  }

  function placed(rect) {
    return { x: rect.left - left, y: rect.top - top, width: rect.width, height: rect.height };
  }
}
