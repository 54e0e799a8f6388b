import { UNLOADED } from "./unloaded";

/** A form with this attribute is sent by its script, or until that has loaded, kept under this name. */
const KEPT_AS = "data-kept-as";

/**
 * Runs before the page's other scripts, and without them: keeps what is sent before the way the form's script would
 * keep it, which restores it; and shows what the page says if one of them does not load.
 */
const EARLY = `(()=>{addEventListener("submit",({target:form})=>{
const name=form.getAttribute("${KEPT_AS}");
if(name)try{localStorage.setItem(name,JSON.stringify({at:Date.now(),values:Object.fromEntries(new FormData(form))}))}catch{}},true);
const unloaded=()=>document.getElementById("${UNLOADED}")?.removeAttribute("hidden");
addEventListener("error",({target})=>{if(target instanceof HTMLScriptElement)unloaded()},true);
addEventListener("unhandledrejection",unloaded)})()`.replaceAll("\n", "");

export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the words above
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? EARLY : "" }}
    />
  );
}
