/** What a rendered page loads, and when: its text and its style first, scripts once it is painted. */
import { createHash } from "node:crypto";

/** `scripts` and `styles`: the Content-Security-Policy sources for the page's inline content. */
export type CachedHtml = { html: string; scripts: string[]; styles: string[] };

/** A stylesheet's text by its address; null if it is not ours. */
type StyleOf = (address: string) => string | null;

const LATER = "later";
const MODULE_PRELOAD = /<link rel="modulepreload"/g;
const WAITING_PRELOAD = `<link rel="${LATER}"`;

/** A form with this attribute is sent by its script, or until that has loaded, kept under this name. */
const KEPT_AS = "data-kept-as";

/** What the page says if one of them does not load; it is there until all of them run. */
const UNLOADED = "unloaded";

/**
 * Inserts the page's scripts, each in its order; `nonce` is that of this script, if the page has one. What is sent
 * before is kept the way the form's script would keep it, which restores it.
 */
const BEGIN = `addEventListener("submit",({target:form})=>{
const name=form.getAttribute("${KEPT_AS}");
if(name)try{localStorage.setItem(name,JSON.stringify({at:Date.now(),values:Object.fromEntries(new FormData(form))}))}catch{}},true);
const{nonce}=document.currentScript;
let begun=false;
const unloaded=()=>document.getElementById("${UNLOADED}")?.removeAttribute("hidden");
const begin=()=>{
if(begun)return;begun=true;
addEventListener("unhandledrejection",unloaded);
for(const link of document.querySelectorAll('link[rel="${LATER}"]'))link.rel="modulepreload";
for(const later of document.querySelectorAll('script[type="text/${LATER}"]')){
const script=document.createElement("script");
if(later.hasAttribute("data-module")){script.type="module";script.onerror=unloaded}
script.nonce=nonce;script.textContent=later.textContent;document.head.append(script)}};
const painted=(then)=>new PerformanceObserver((seen,paint)=>{
if(seen.getEntriesByName("first-contentful-paint").length){paint.disconnect();then()}}).observe({type:"paint",buffered:true});`;

/** When the page is loaded and painted and the browser is idle, or at the visitor's first touch. */
const AT_REST = asOneLine(`${BEGIN}
const touches=["pointerover","pointerdown","touchstart","keydown","focusin"];
const first=()=>{for(const touch of touches)removeEventListener(touch,first,true);begin()};
for(const touch of touches)addEventListener(touch,first,{capture:true,passive:true});
const rest=()=>"requestIdleCallback"in window?requestIdleCallback(first,{timeout:2e3}):setTimeout(first,300);
addEventListener("load",()=>painted(rest))`);

/** As soon as the page is painted; a page in the background is not. */
const AT_PAINT = asOneLine(`${BEGIN}
if(document.visibilityState==="hidden")begin();else painted(begin)`);

function asOneLine(code: string): string {
  return `(()=>{${code}})()`.replaceAll("\n", "");
}

/**
 * A page that is cached and served to everyone: inline content is allowed by its hash. If nothing runs on the page,
 * nothing is added; a stylesheet's link stays where hydration expects it.
 */
export function keptHtml(rendered: string, styleOf: StyleOf): CachedHtml {
  const scripts: string[] = [];
  const hydrated = rendered.includes("__reactRouterContext");
  const { html: styled, styles } = withStyle(rendered, styleOf, { hydrated });
  const html = styled
    .replace(MODULE_PRELOAD, WAITING_PRELOAD)
    .replace(
      /<script( type="module")?( async="")?>((?:(?!<script)[\s\S])*?)<\/script>/g,
      (_whole, module: string | undefined, _async, text: string) => {
        scripts.push(hashSource(text));
        return `<script type="text/${LATER}"${module ? ' data-module=""' : ""}>${text}</script>`;
      },
    );
  if (scripts.length === 0) return { html, scripts, styles: styles.map(hashSource) };
  scripts.push(hashSource(AT_REST));
  return {
    html: withLast(html, `<script>${AT_REST}</script>`),
    scripts,
    styles: styles.map(hashSource),
  };
}

/** A page for one request, whose inline content has this nonce. `styleOf`: where the inline style comes from. */
export function givenHtml(rendered: string, nonce: string, styleOf: StyleOf | null): string {
  const { html } = styleOf ? withStyle(rendered, styleOf, { nonce }) : { html: rendered };
  return withLast(
    html
      .replace(MODULE_PRELOAD, WAITING_PRELOAD)
      .replaceAll(
        `<script nonce="${nonce}" type="module" async="">`,
        `<script type="text/${LATER}" data-module="">`,
      ),
    `<script nonce="${nonce}">${AT_PAINT}</script>`,
  );
}

function withStyle(
  rendered: string,
  styleOf: StyleOf,
  { nonce, hydrated = true }: { nonce?: string; hydrated?: boolean },
): { html: string; styles: string[] } {
  const styles: string[] = [];
  const html = rendered.replace(
    /<link rel="stylesheet" href="([^"]+)"\/>/g,
    (link: string, address: string) => {
      const style = styleOf(address);
      if (style === null) return link;
      styles.push(style);
      const kept = hydrated ? `<link rel="stylesheet" media="print" href="${address}"/>` : "";
      return `<style${nonce ? ` nonce="${nonce}"` : ""}>${style}</style>${kept}`;
    },
  );
  return { html, styles };
}

function withLast(html: string, script: string): string {
  return html.replace("</body>", () => `${script}</body>`);
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
