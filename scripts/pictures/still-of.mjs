/**
 * Prepares a rendered message to be drawn. What differs from one run to the next goes: its time, how long the answer took, and whether it
 * was edited; so does the link to its thread. Each status icon gets a place of its own, because fonts differ in how they draw it. Runs in the page.
 */
export function stillOf(message, time) {
  for (const at of message.querySelectorAll('article > header time')) at.textContent = time;
  for (const one of message.querySelectorAll('.replies, article > header small')) one.remove();
  for (const node of textsIn(message)) {
    const icons = node.data.replace(/ · (?:<0\.1|\d+\.\d) s\b/, '').split(/([🔴🟠🟢🔵⚪✅])/u);
    node.replaceWith(...icons.map((part, at) => (at % 2 === 1 ? iconOf(part) : part)));
  }

  function textsIn(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  }

  function iconOf(icon) {
    const place = document.createElement('span');
    place.dataset.icon = icon;
    place.style.cssText = 'display:inline-block;width:1em;height:1em;vertical-align:-0.12em';
    return place;
  }
}
