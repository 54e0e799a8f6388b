import { Bold, Heading, Italic, Link2, List } from "lucide";
import { type KeyboardEvent, type TextareaHTMLAttributes, useRef } from "react";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { useHydrated } from "~/ui/use-hydrated";
import { MARKUP_KEYS, type Markup, markup } from "./markdown-keys";

const TOOLS: readonly { kind: Markup; label: string; icon: typeof Bold }[] = [
  { kind: "strong", label: "Bold", icon: Bold },
  { kind: "emphasis", label: "Italic", icon: Italic },
  { kind: "link", label: "Link", icon: Link2 },
  { kind: "list", label: "List", icon: List },
  { kind: "heading", label: "Heading", icon: Heading },
];

/** Text with simple markup, typed as Markdown. */
export function MarkdownField({
  className,
  ...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const apply = (kind: Markup) => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const { from, to, text, start, end } = markup(kind, value, selectionStart, selectionEnd);
    element.focus();
    element.setSelectionRange(from, to);
    // The only way that preserves the browser's undo.
    document.execCommand("insertText", false, text);
    element.setSelectionRange(start, end);
  };
  const press = (event: KeyboardEvent) => {
    const kind = MARKUP_KEYS[event.key.toLowerCase()];
    if (!kind || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    apply(kind);
  };
  return (
    <div>
      {hydrated && (
        <div
          role="toolbar"
          aria-label="Formatting"
          aria-controls={area.id}
          className="flex gap-1 rounded-t-control border border-line border-b-0 bg-sunken px-1"
        >
          {TOOLS.map(({ kind, label, icon }) => (
            <IconButton
              key={kind}
              icon={<Icon of={icon} />}
              label={label}
              onClick={() => apply(kind)}
            />
          ))}
        </div>
      )}
      <textarea
        {...area}
        ref={field}
        onKeyDown={press}
        rows={Math.min(16, Math.max(4, Math.ceil(area.value.length / 70)))}
        className={`${className} field-sizing-content max-h-[32rem] min-h-32 py-2.5 ${hydrated ? "rounded-t-none" : ""}`}
      />
    </div>
  );
}
