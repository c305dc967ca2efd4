/** Writes a message that was read in the light and in the dark as one SVG that needs nothing else; `title` says what it shows. */
export function svgOf(light, dark, title) {
  const colours = new Map();
  const classOf = (one, other) => {
    const key = `${hex(one)} ${hex(other)}`;
    if (!colours.has(key)) colours.set(key, `c${colours.size}`);
    return colours.get(key);
  };
  const width = Math.ceil(light.width) + 2 * MARGIN;
  const height = Math.ceil(light.height) + 2 * MARGIN;
  const card = `<rect class="${classOf(light.paper, dark.paper)}" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10" stroke="#8888" stroke-width="1"/>`;
  const boxes = light.boxes.flatMap((box, at) => boxOf(box, dark.boxes[at] ?? box, classOf));
  const texts = light.texts.map((text, at) => textOf(text, dark.texts[at] ?? text, classOf));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${styles(colours)}</style>`,
    card,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...boxes,
    ...light.icons.map(iconOf),
    ...texts,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
const MARGIN = 8;
const SANS = "'DejaVu Sans', Verdana, Geneva, sans-serif";
const MONO = "'DejaVu Sans Mono', Menlo, Consolas, monospace";

function styles(colours) {
  const rules = [...colours].map(([key, name]) => ({ name, both: key.split(' ') }));
  const of = (at) =>
    rules.map(({ name, both }) => `.${name}{fill:${both[at]}}.${name}s{stroke:${both[at]}}`);
  return [
    `text{font-family:${SANS};white-space:pre}.m{font-family:${MONO}}`,
    ...of(0),
    `@media(prefers-color-scheme:dark){${of(1).join('')}}`,
  ].join('');
}

function boxOf(box, dark, classOf) {
  const at = `x="${short(box.x)}" y="${short(box.y)}" height="${short(box.height)}"`;
  const rect = `${at} width="${short(box.width)}" rx="${short(Math.min(box.radius, box.height / 2))}"`;
  return [
    box.fill && `<rect class="${classOf(box.fill, dark.fill)}" ${rect}/>`,
    box.stroke && `<rect class="${classOf(box.stroke, dark.stroke)}s" fill="none" ${rect}/>`,
    box.bar && `<rect class="${classOf(box.bar, dark.bar)}" ${at} width="3"/>`,
  ].filter(Boolean);
}

function textOf(text, dark, classOf) {
  const name = [classOf(text.fill, dark.fill), text.isMono && 'm'].filter(Boolean).join(' ');
  const weight = text.weight >= 600 ? ' font-weight="700"' : '';
  const slant = text.isItalic ? ' font-style="italic"' : '';
  return `<text class="${name}" x="${short(text.x)}" y="${short(text.y)}" font-size="${short(text.size)}"${weight}${slant} textLength="${short(text.width)}">${escaped(text.text)}</text>`;
}

const ICONS = {
  '🔴': '#d92d20',
  '🟠': '#e8820c',
  '🟢': '#2f9e44',
  '🔵': '#2b7de9',
  '✅': '#2f9e44',
};

/** A disc, a disc with a tick, or for what is open a ring. */
function iconOf({ icon, x, y, width }) {
  const [middle, centre, radius] = [x + width / 2, y + width / 2, width * 0.42].map(short);
  const fill = ICONS[icon];
  const disc = `<circle cx="${middle}" cy="${centre}" r="${radius}" fill="${fill ?? 'none'}"${fill ? '' : ' stroke="#889094" stroke-width="1.5"'}/>`;
  if (icon !== '✅') return disc;
  const tick = [-0.2, 0, -0.04, 0.16, 0.22, -0.16].map((part) => part * width);
  const [a, b, c, d, e, f] = tick.map((part, at) =>
    short(Number(at % 2 === 0 ? middle : centre) + part),
  );
  return `${disc}<path d="M${a} ${b}L${c} ${d}L${e} ${f}" fill="none" stroke="#ffffff" stroke-width="1.6"/>`;
}

/** Tenths of a pixel: smaller differences between two runs of a browser do not show. */
function short(value) {
  return String(Math.round(value * 10) / 10);
}

/** A colour as browsers compute it: "rgb(1, 2, 3)", "color(srgb 0.1 0.2 0.3)" or "oklab(…)", which stays as it is. */
function hex(colour = 'none') {
  const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const scale = colour.startsWith('color(srgb') ? 255 : 1;
  if (!/^(?:rgb|color\(srgb)/.test(colour) || parts.length < 3) return colour.replaceAll(' ', '_');
  const digits = parts.slice(0, 3).map((part) =>
    Math.round(part * scale)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
