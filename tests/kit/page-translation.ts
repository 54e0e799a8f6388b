/** What page translation does to a page: Chrome's puts two elements in the place of each text, and of each later one. */
import type { BrowserContext } from "@playwright/test";

/** From now on, the pages of this browser are translated, into the same words: what they show stays as it was. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(translate);
}

/** Runs in the page. */
function translate(): void {
  const untouched = "script, style, noscript, textarea, title, option, svg, [translate=no], font";
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    texts.forEach(wrap);
  };
  const begin = () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) wrapAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  addEventListener("DOMContentLoaded", begin);
}
