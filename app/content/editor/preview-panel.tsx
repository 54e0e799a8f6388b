import { Monitor, Smartphone, X } from "lucide";
import { useCallback, useState } from "react";
import { fetchWithin } from "~/platform/web/json";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { type GroupField, placedFields } from "../fields";
import { reveal, useDraftStore, useOpenedItems } from "./draft-context";
import type { DraftSender } from "./draft-sender";
import type { OpenedItems } from "./opened-items";
import { fieldOfClick, isElement, patch } from "./preview-frame";

type PreviewPanelProps = {
  name: string;
  pages: readonly string[];
  root: GroupField;
  sender: DraftSender;
};

const GIVE_UP_MS = 10_000;

const WIDTHS = [
  { label: "Phone", width: 390, icon: Smartphone },
  { label: "Desktop", width: 1_280, icon: Monitor },
] as const;

/** The real page with the draft's words, next to the form, or over it on a narrow screen (CONT-4). */
export function PreviewPanel({ name, pages, root, sender }: PreviewPanelProps) {
  const store = useDraftStore();
  const opened = useOpenedItems();
  const [page, setPage] = useState(pages[0] ?? "/");
  const [width, setWidth] = useState<number>(WIDTHS[0].width);
  const address = `/admin/content/${name}/preview?page=${encodeURIComponent(page)}`;
  const watch = useCallback(
    (frame: HTMLIFrameElement) => {
      const click = (event: Event) => {
        const { contentDocument: shown } = frame;
        if (!shown || !isElement(event.target)) return;
        if (!event.target.closest("summary")) event.preventDefault();
        const texts = store.shown();
        const fields = placedFields(root, texts).flatMap(({ field, path }) =>
          field.kind === "group" || field.kind === "list"
            ? []
            : [{ path, text: texts[path] ?? "" }],
        );
        const path = fieldOfClick(shown, event.target, fields);
        if (path) openField(opened, path);
      };
      const listen = () => {
        cancelAnimationFrame(waiting);
        frame.contentDocument?.addEventListener("click", click);
        frame.contentDocument?.addEventListener("submit", refuse);
      };
      // A page loads before its images do.
      const begin = () => {
        if (frame.contentDocument?.URL.startsWith("http")) listen();
        else waiting = requestAnimationFrame(begin);
      };
      let waiting = requestAnimationFrame(begin);
      const ends = sender.onSaved(async () => {
        const response = await fetchWithin(GIVE_UP_MS, address);
        if (!response?.ok || !frame.contentDocument) return;
        const next = new DOMParser().parseFromString(await response.text(), "text/html");
        patch(frame.contentDocument.body, next.body);
      });
      frame.addEventListener("load", listen);
      return () => {
        ends();
        cancelAnimationFrame(waiting);
        frame.removeEventListener("load", listen);
      };
    },
    [address, root, sender, store, opened],
  );
  return (
    <section
      aria-label="Preview"
      className="sticky top-24 flex h-[calc(100dvh-8rem)] min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-sunken max-lg:fixed max-lg:inset-0 max-lg:z-30 max-lg:h-auto max-lg:rounded-none"
    >
      <div className="flex flex-wrap items-center gap-2 border-line border-b bg-surface p-2">
        {WIDTHS.map(({ label, width: own, icon }) => (
          <Button
            key={label}
            look={own === width ? "outline" : "quiet"}
            small
            aria-pressed={own === width}
            onClick={() => setWidth(own)}
          >
            <Icon of={icon} className="size-4" />
            {label}
          </Button>
        ))}
        {pages.length > 1 && (
          <select
            aria-label="Page"
            value={page}
            onChange={(event) => setPage(event.currentTarget.value)}
            className="min-h-9 min-w-0 rounded-control border border-line bg-surface px-2 text-sm"
          >
            {pages.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
        <Button
          type="submit"
          form="preview"
          look="quiet"
          small
          aria-label="Close preview"
          className="ml-auto"
        >
          <Icon of={X} className="size-4" />
        </Button>
      </div>
      <div key={address} ref={fit} className="relative min-h-0 flex-1 overflow-hidden">
        <iframe
          ref={watch}
          src={address}
          title={`Preview of ${page}`}
          style={{ width }}
          className="absolute top-0 left-1/2 origin-top bg-paper"
        />
      </div>
    </section>
  );
}

function refuse(event: Event): void {
  event.preventDefault();
}

function openField(opened: OpenedItems, path: string): void {
  reveal(opened, path);
  const toggle = document.getElementById("preview");
  if (matchMedia("(width < 64rem)").matches && toggle instanceof HTMLFormElement)
    toggle.requestSubmit();
}

/** Keeps the page at its stated width and scales it to the available room. */
function fit(room: HTMLDivElement) {
  const place = () => {
    const frame = room.querySelector("iframe");
    if (!frame) return;
    const scale = Math.min(1, room.clientWidth / frame.offsetWidth);
    frame.style.transform = `translateX(-50%) scale(${scale})`;
    frame.style.height = `${room.clientHeight / scale}px`;
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(room);
  const frame = room.querySelector("iframe");
  if (frame) sizes.observe(frame);
  return () => sizes.disconnect();
}
