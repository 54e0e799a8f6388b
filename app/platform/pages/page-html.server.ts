/** Turns a rendered page into one that is kept: style inside, scripts after paint, all of it known by hash. */
import { createHash } from "node:crypto";

/** `scripts` and `styles`: the Content-Security-Policy sources for the page's inline content. */
export type CachedHtml = { html: string; scripts: string[]; styles: string[] };

const LATER = "text/later";

/**
 * Puts the page's scripts in, each in its order, when the page is loaded and painted and the browser has
 * nothing else to do, or at the visitor's first touch.
 */
const BEGIN = `(()=>{
const touches=["pointerover","pointerdown","touchstart","keydown","focusin"];
let begun=false;
const begin=()=>{
if(begun)return;begun=true;
for(const touch of touches)removeEventListener(touch,begin,true);
for(const later of document.querySelectorAll('script[type="${LATER}"]')){
const script=document.createElement("script");
if(later.hasAttribute("data-module"))script.type="module";
script.textContent=later.textContent;document.head.append(script)}};
for(const touch of touches)addEventListener(touch,begin,{capture:true,passive:true});
const rest=()=>"requestIdleCallback"in window?requestIdleCallback(begin,{timeout:2e3}):setTimeout(begin,300);
addEventListener("load",()=>new PerformanceObserver((seen,paint)=>{
if(seen.getEntriesByName("first-contentful-paint").length){paint.disconnect();rest()}}).observe({type:"paint",buffered:true}))
})()`.replaceAll("\n", "");

/**
 * `styleOf` returns a stylesheet's text by its address, null if it is not ours. If nothing
 * runs on the page, nothing is added; a stylesheet's link stays where hydration expects it.
 */
export function keptHtml(
  rendered: string,
  styleOf: (address: string) => string | null,
): CachedHtml {
  const scripts: string[] = [];
  const styles: string[] = [];
  const hydrated = rendered.includes("__reactRouterContext");
  const styled = rendered.replace(
    /<link rel="stylesheet" href="([^"]+)"\/>/g,
    (link: string, address: string) => {
      const style = styleOf(address);
      if (style === null) return link;
      styles.push(hashSource(style));
      const kept = hydrated ? `<link rel="stylesheet" media="print" href="${address}"/>` : "";
      return `<style>${style}</style>${kept}`;
    },
  );
  const html = styled
    .replace(/<link rel="modulepreload"[^<>]*>/g, "")
    .replace(
      /<script( type="module")?( async="")?>((?:(?!<script)[\s\S])*?)<\/script>/g,
      (_whole, module: string | undefined, _async, text: string) => {
        scripts.push(hashSource(text));
        return `<script type="${LATER}"${module ? ' data-module=""' : ""}>${text}</script>`;
      },
    );
  if (scripts.length === 0) return { html, scripts, styles };
  scripts.push(hashSource(BEGIN));
  return { html: html.replace("</body>", `<script>${BEGIN}</script></body>`), scripts, styles };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
