import { Dialog } from "@base-ui/react/dialog";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { looksLikeCode } from "~/auth/auth";
import { useCopied } from "~/ui/copy";
import { BACKDROP } from "~/ui/dialog-window";
import { Spinner } from "~/ui/spinner";
import { type Found, type FoundGroup, SEARCH_LABEL } from "./portal-pages";

/** Changes that arrive together are sent together. */
const COLLECT_MS = 120;

type SearchAnswer = { text: string; groups: FoundGroup[] };

/**
 * `apart`: the page is in a frame of its own, from which every other page is loaded as a document. `typed`: what was
 * typed before this code was there.
 */
type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  apart?: boolean;
  typed: string;
};

/** Search over words in a dialog: arrows choose; Enter opens a page, copies a reply or does an act (PORT-2, WEEK-4). */
export function CommandPalette({ open, onOpenChange, apart = false, typed }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup className="panel fixed top-[12vh] left-1/2 z-40 flex max-h-[70dvh] w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 flex-col overflow-hidden floating transition data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
          <Dialog.Title className="sr-only">Go to</Dialog.Title>
          <Search apart={apart} typed={typed} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SearchProps = { apart: boolean; typed: string; onDone: () => void };

function Search({ apart, typed, onDone }: SearchProps) {
  const [text, setText] = useState(typed);
  const [chosen, setChosen] = useState(0);
  /** Enter came before the results did. */
  const [entered, setEntered] = useState(false);
  const list = useId();
  const navigate = useNavigate();
  const { groups, waiting } = useFound(text);
  const all = groups.flatMap(({ found }) => found);
  // Of what was found for other words, nothing is chosen.
  const at = waiting ? -1 : Math.min(chosen, all.length - 1);

  const { copy } = useCopied("Reply");
  function go({ to, outside, copies, posts }: Found) {
    onDone();
    if (copies !== undefined) void copy(copies);
    else if (posts) post(to);
    else if (outside || apart) window.location.assign(to);
    else void navigate(to);
  }
  const goOn = useEffectEvent(() => {
    setEntered(false);
    const [first] = all;
    if (first) go(first);
  });
  const isFound = entered && !waiting;
  useEffect(() => {
    if (isFound) goOn();
  }, [isFound]);
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const page = all[at];
    if (step && page) setChosen((at + step + all.length) % all.length);
    else if (event.key === "Enter" && waiting) setEntered(true);
    else if (event.key === "Enter" && page) go(page);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <div className="flex items-center gap-3 border-line border-b px-4">
        <input
          role="combobox"
          aria-label={SEARCH_LABEL}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          placeholder="What a prospect says, a name, a page or an act"
          onKeyDown={press}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
            setEntered(false);
          }}
          className="min-h-14 w-full bg-transparent text-base outline-none placeholder:text-quiet"
        />
        {waiting && <Spinner label="Searching" />}
        <kbd className="rounded border border-line px-1.5 text-quiet text-xs">Esc</kbd>
      </div>
      <div id={list} role="listbox" aria-label="Found" className="overflow-y-auto p-2">
        {groups.map((group, index) => (
          <Group
            key={group.name}
            group={group}
            list={list}
            before={groups.slice(0, index).reduce((sum, { found }) => sum + found.length, 0)}
            at={at}
            onPoint={setChosen}
            onGo={go}
          />
        ))}
      </div>
      {!waiting && all.length === 0 && (
        <p role="status" className="px-4 pb-6 text-center text-quiet">
          Nothing found. Try other words, or part of a name.
        </p>
      )}
    </>
  );
}

/** An act without a page of its own is sent as its form would be. */
function post(to: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = to;
  document.body.append(form);
  form.requestSubmit();
}

/** The server's results for the text; while it searches, the previous ones. */
function useFound(text: string): { groups: FoundGroup[]; waiting: boolean } {
  const { load, data } = useFetcher<SearchAnswer>();
  const search = useEffectEvent((q: string) => {
    void load(`/portal/search?${new URLSearchParams({ q })}`);
  });
  // An access code must not appear in an address.
  const asked = looksLikeCode(text) ? "" : text.trim();
  useEffect(() => {
    const timer = setTimeout(() => search(asked), asked ? COLLECT_MS : 0);
    return () => clearTimeout(timer);
  }, [asked]);
  // A page that loads again loads these again, too: meanwhile they stand.
  return { groups: data?.groups ?? [], waiting: data?.text !== asked };
}

type GroupProps = {
  group: FoundGroup;
  list: string;
  /** How many entries the previous groups have. */
  before: number;
  at: number;
  onPoint: (index: number) => void;
  onGo: (page: Found) => void;
};

function Group({ group, list, before, at, onPoint, onGo }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, not field sets
    <div role="group" aria-label={group.name}>
      <p aria-hidden="true" className="px-3 pt-2 pb-1 font-semibold text-quiet text-xs">
        {group.name}
      </p>
      {group.found.map((page, index) => (
        <Option
          key={`${page.to} ${page.name} ${page.detail}`}
          id={`${list}-${before + index}`}
          page={page}
          isChosen={before + index === at}
          onPoint={() => onPoint(before + index)}
          onGo={() => onGo(page)}
        />
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  page: Found;
  isChosen: boolean;
  onPoint: () => void;
  onGo: () => void;
};

function Option({ id, page, isChosen, onPoint, onGo }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and its keys
    <div
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: "nearest" });
      }}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onGo}
      className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-control px-3 py-1.5 aria-selected:bg-accent-soft aria-selected:text-accent-strong"
    >
      <span className="max-w-full truncate font-semibold" dir="auto">
        {page.name}
      </span>
      {page.copies !== undefined && <span className="text-sm">Enter copies</span>}
      {page.detail && (
        <span
          dir="auto"
          className={
            page.copies === undefined ? "max-w-full truncate text-sm" : "line-clamp-3 text-sm"
          }
        >
          {page.detail}
        </span>
      )}
    </div>
  );
}
