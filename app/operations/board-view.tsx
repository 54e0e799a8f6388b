import { Keyboard, LogIn, LogOut, Repeat2 } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { type Card, cardsOf, DAYS, filterFrom, matching, newestChange, type Status } from "./card";
import { CardDrafts, dayOf, isSameForm, type OpenForm } from "./card-drafts";
import { placeOf } from "./card-position";
import { DayPanel } from "./day-panel";
import { DisputeDialog } from "./dispute-dialog";
import { FilterBar } from "./filter-bar";
import { focusDayAfter } from "./focus";
import type { LoadedBoard } from "./live-board";
import { LoginDialog, logOut } from "./login-dialog";
import { ShortcutSheet } from "./shortcut-sheet";
import { heldLogin } from "./stored-text";
import { useBoard } from "./use-board";
import { useBoardKeys } from "./use-board-keys";
import { useMove } from "./use-move";
import { usePointerMove } from "./use-pointer-move";

type Dialog = { kind: "login" | "shortcuts" } | { kind: "delete"; card: Card };

/** `tasks`: done every day, in addition to the week's cards (OPS-1). */
type BoardProps = {
  loaded: LoadedBoard;
  slug: string;
  tasks: readonly string[];
  /** Whose account may edit it, without the password. */
  isStaff: boolean;
  /** Their id; empty for a visitor. */
  person: string;
};

export function BoardView({ loaded, slug, tasks, isStaff, person }: BoardProps) {
  const hasLogin = heldLogin.use() !== null;
  const mayEdit = isStaff || hasLogin;
  const board = useBoard(loaded, { slug, person, mayEdit });
  const { cards, make, disputes, settle, waiting } = board;
  const [dispute] = disputes;
  const [search] = useSearchParams();
  const filter = filterFrom(search);
  const shown = matching(cards, filter);
  const [form, setForm] = useState<OpenForm | null>(null);
  const { subscribe, all } = board.drafts;
  const kept = useSyncExternalStore(subscribe, all, CardDrafts.none);
  const drafts = kept.map(({ content }) => content);
  // What was typed before stands there again.
  const open = (next: OpenForm | null) =>
    setForm(next && (drafts.find((draft) => isSameForm(draft, next)) ?? next));
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const move = useMove(cards, shown, make);
  const grab = usePointerMove(move);

  const toggle = (card: Card) => {
    const status: Status = card.status === "complete" ? "incomplete" : "complete";
    make({ kind: "update", id: card.id, words: { status }, place: null });
  };
  const remove = (card: Card) => {
    const { id, title, description, status, tags, notes } = card;
    const place = placeOf(cards, id);
    const words = { title, description, status, tags, notes };
    make({ kind: "delete", id }, place ? { kind: "create", id, words, place } : undefined);
    focusDayAfter(() => setDialog(null), card.day_column);
  };
  useBoardKeys({
    cards: shown,
    mayEdit,
    move,
    toggle,
    add: (day) => open({ kind: "add", day, typed: null }),
    edit: (card) => open({ kind: "edit", base: card, typed: null }),
    remove: (card) => setDialog({ kind: "delete", card }),
    logIn: () => setDialog({ kind: "login" }),
    showSheet: () => setDialog({ kind: "shortcuts" }),
  });

  return (
    <>
      <BoardHead
        cards={cards}
        slug={slug}
        login={isStaff && !hasLogin ? "needless" : hasLogin ? "held" : "missing"}
        onLogin={() => setDialog({ kind: "login" })}
        onShortcuts={() => setDialog({ kind: "shortcuts" })}
      />
      <p role="status" className="mt-4 text-warning empty:hidden">
        {waiting > 0 &&
          `${waiting === 1 ? "1 change waits" : `${waiting} changes wait`} in this browser, and will be sent when the server can be reached.`}
      </p>
      <BaselineTasks tasks={tasks} />
      <FilterBar cards={cards} shown={shown.length} filter={filter} />
      <div className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-5">
        {DAYS.map((day) => (
          <DayPanel
            key={day}
            day={day}
            cards={cardsOf(shown, day)}
            homeless={form?.kind === "edit" && !shown.some(({ id }) => id === form.base.id)}
            edited={form?.kind === "edit" ? cards.find(({ id }) => id === form.base.id) : undefined}
            filtered={filter.tag !== null || filter.status !== null}
            mayEdit={mayEdit}
            form={form}
            onForm={open}
            drafts={drafts.filter((draft) => dayOf(draft) === day)}
            isGone={(id) => !cards.some((card) => card.id === id)}
            move={move}
            onGrab={grab}
            onToggle={toggle}
            onRemove={(card) => setDialog({ kind: "delete", card })}
            make={make}
            kept={board.drafts}
          />
        ))}
      </div>
      <p aria-live="assertive" className="sr-only">
        {move.spoken}
      </p>
      {dispute?.base && <DisputeDialog edit={dispute} theirs={dispute.base} settle={settle} />}
      {dialog?.kind === "login" && <LoginDialog slug={slug} onClose={() => setDialog(null)} />}
      {dialog?.kind === "shortcuts" && <ShortcutSheet onClose={() => setDialog(null)} />}
      {dialog?.kind === "delete" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setDialog(null)}
          title={dialog.card.title}
          question="Delete this card?"
          verb="Delete"
          look="danger"
          onConfirm={() => remove(dialog.card)}
        />
      )}
    </>
  );
}

/** Daily recurring tasks, separate from the cards (OPS-1). */
function BaselineTasks({ tasks }: Pick<BoardProps, "tasks">) {
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="baseline" className="panel mt-6 p-5">
      <h2 id="baseline" className="text-lg">
        Baseline tasks
      </h2>
      <p className="mt-1 text-quiet text-sm">Every day, in addition to the cards below.</p>
      <ul className="mt-3 grid gap-x-6 gap-y-2 lg:grid-cols-3">
        {tasks.map((task) => (
          <li key={task} className="flex items-start gap-2.5">
            <Icon of={Repeat2} className="mt-1 size-4 shrink-0 text-accent" />
            {task}
          </li>
        ))}
      </ul>
    </section>
  );
}

type BoardHeadProps = {
  cards: readonly Card[];
  slug: string;
  login: "needless" | "held" | "missing";
  onLogin: () => void;
  onShortcuts: () => void;
};

function BoardHead({ cards, slug, login, onLogin, onShortcuts }: BoardHeadProps) {
  const newest = newestChange(cards);
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <h1 className="text-4xl">Operations Tracker</h1>
        <p className="mt-2 text-quiet">
          {newest === null ? (
            "No cards yet"
          ) : (
            <>
              Last updated{" "}
              <time dateTime={newest.at} className="moment">
                {newest.shown}
              </time>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onShortcuts}>
          <Icon of={Keyboard} className="size-4" />
          Shortcuts
        </Button>
        {login === "held" && (
          <Button look="outline" onClick={() => logOut(slug)}>
            <Icon of={LogOut} className="size-4" />
            Logout
          </Button>
        )}
        {login === "missing" && (
          <Button look="outline" onClick={onLogin}>
            <Icon of={LogIn} className="size-4" />
            Login
          </Button>
        )}
      </div>
    </div>
  );
}
