import { UNLOADED } from "./unloaded";

declare global {
  /** What was typed before the page's scripts run, by its field; null while an input method makes a word. */
  var typedEarly: Map<EventTarget, string | boolean | null> | undefined;
  /** The field that something was typed into or chosen in, since a form was last sent. */
  var typedIn: EventTarget | null | undefined;
}

/** A form with this attribute is sent by its script, or until that has loaded, kept under this name. */
const KEPT_AS = "data-kept-as";

/**
 * What is typed or chosen before the page's scripts run is heard by none of them, and some fields start over as they do.
 * So it is remembered, and once they run, each field has it and says so again: behind the words that were kept of an
 * earlier page, in a field with lines. React only hears of a value that is not the one before, so there is none in
 * between. A word that an input method is still making is left alone.
 */
const WORDS = `const words=window.typedEarly=new Map;
const isStarting=()=>document.readyState==="loading"||document.getElementById("${UNLOADED}");
const say=(field,typed)=>{
if(typed===null||!field.isConnected)return;
if(typeof typed==="boolean"){field.checked=!typed;field.click();return}
if(field.type!=="file"){
const {value,defaultValue,selectionStart,selectionEnd}=field;
const isKept=field instanceof HTMLTextAreaElement&&value!==defaultValue&&!typed.startsWith(value);
const now=isKept&&typed!==defaultValue?value+"\\n"+typed:isKept?value:typed;
field.value="";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),"value").set.call(field,now);
if(now===value&&selectionStart!==null&&field===document.activeElement)field.setSelectionRange(selectionStart,selectionEnd);
}
for(const kind of ["input","change"])field.dispatchEvent(new Event(kind,{bubbles:true}))};
const sayAll=()=>{
if(isStarting()){setTimeout(sayAll,50);return}
for(const [field,typed] of words)say(field,typed);
words.clear()};
addEventListener("input",({target,isComposing})=>{
window.typedIn=target;
if(!("value" in target)||words.size===0&&!isStarting())return;
if(words.size===0)setTimeout(sayAll,50);
words.set(target,isComposing?null:/^(?:radio|checkbox)$/.test(target.type)?target.checked:target.value)},true);`;

/**
 * Runs before the page's other scripts, and without them: keeps what is sent before the way the form's script would
 * keep it, which restores it; and shows what the page says if one of them does not load.
 */
const EARLY = `(()=>{${WORDS}
addEventListener("submit",({target:form})=>{
window.typedIn=null;
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
