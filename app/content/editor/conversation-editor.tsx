import { CircleAlert } from "lucide";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useState } from "react";
import { type GraphNode, scriptGraph } from "~/script/script";
import { Icon } from "~/ui/icon";
import type { ListField } from "../fields";
import { ConversationMap } from "./conversation-map";
import { reveal, useDraft, useOpenedItems } from "./draft-context";
import { ListFieldView } from "./fields-view";

type ConversationEditorProps = { field: ListField; path: string };

/** The script's messages as an outline, each with its answers and where they lead, next to a map of them (CONT-11). */
export function ConversationEditor({ field, path }: ConversationEditorProps) {
  const opened = useOpenedItems();
  // A string, so it stays identical as long as its content does.
  const read = useDraft((store) => JSON.stringify(scriptGraph(store.shown())));
  const nodes = useMemo(() => JSON.parse(read) as GraphNode[], [read]);
  const [current, setCurrent] = useState(() => opened.first());
  const focused = ({ target }: FocusEvent) => {
    const item = target.closest(`[id^="${path}."]`)?.id.replace(/-item$/, "");
    if (item) setCurrent(item.split(".").slice(0, 2).join("."));
  };
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("[data-opens]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    reveal(opened, link.getAttribute("data-opens") ?? "");
  };
  const id = current?.slice(path.length + 1) ?? null;
  const folded = new Map(
    nodes.map((node) => [node.id, <Answers key={node.id} node={node} nodes={nodes} />]),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its children take the focus, and its links work without this
    <div className="@container" onFocus={focused} onClick={follow} onKeyDown={walk}>
      <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="min-w-0 @max-3xl:order-last">
          <ListFieldView field={field} path={path} foldedView={(id) => folded.get(id)} />
        </div>
        <details className="group min-w-0 @3xl:sticky @3xl:top-28 @3xl:details-content:[content-visibility:visible]">
          <summary className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-sm @3xl:supports-[selector(::details-content)]:hidden">
            Map of the conversation
          </summary>
          <ConversationMap nodes={nodes} current={id} />
        </details>
      </div>
    </div>
  );
}

type AnswersProps = { node: GraphNode; nodes: readonly GraphNode[] };

/** Under a folded message: its faults, and where each answer leads. */
function Answers({ node: { answers, faults }, nodes }: AnswersProps) {
  if (answers.length + faults.length === 0) return null;
  return (
    <div className="grid gap-1 pr-4 pb-3 pl-16 text-sm">
      {faults.map((fault) => (
        <p key={fault} className="flex gap-1.5 font-medium text-danger">
          <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          {fault}
        </p>
      ))}
      {answers.length > 0 && (
        <ul className="grid gap-1">
          {answers.map(({ id, text, to }) => {
            const at = nodes.findIndex((each) => each.id === to);
            const target = nodes[at];
            return (
              <li key={id} className="text-quiet">
                {text || "Nothing yet"}
                {" → "}
                {target && (
                  <a
                    href={`?open=nodes.${to}#nodes.${to}-item`}
                    data-opens={`nodes.${to}`}
                    className="text-ink underline decoration-line underline-offset-4 hover:decoration-current"
                  >
                    {at + 1}. {target.name}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function walk(event: KeyboardEvent): void {
  const { target, key, altKey } = event;
  const step = STEPS[key];
  if (!step || altKey || !(target instanceof Element) || !target.matches("[aria-expanded]")) return;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>("[aria-expanded]")];
  const next = names[names.indexOf(target as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}
