import { useState } from "react";
import { useSearchParams } from "react-router";
import { ConfirmDialog } from "~/ui/dialog";
import { BaselineTasks } from "./baseline-tasks";
import { BoardHead } from "./board-head";
import { type Card, cardsOf, DAYS, filterFrom, matching, type Status } from "./card";
import { placeOf } from "./card-position";
import { DayPanel } from "./day-panel";
import { FilterBar } from "./filter-bar";
import { focusDay } from "./focus";
import { heldLogin } from "./held-login";
import type { LoadedBoard } from "./live-board";
import { LoginDialog } from "./login-dialog";
import type { OpenForm } from "./queue-key";
import { ShortcutSheet } from "./shortcut-sheet";
import { useBoard } from "./use-board";
import { useBoardKeys } from "./use-board-keys";
import { useMove } from "./use-move";
import { usePointerMove } from "./use-pointer-move";

type Dialog = { kind: "login" | "shortcuts" } | { kind: "delete"; card: Card };

export function BoardView({ loaded, slug }: { loaded: LoadedBoard; slug: string }) {
  const mayEdit = heldLogin.use() !== null;
  const { cards, make } = useBoard(loaded, slug);
  const [search] = useSearchParams();
  const filter = filterFrom(search);
  const shown = matching(cards, filter);
  const [form, setForm] = useState<OpenForm | null>(null);
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
    focusDay(card.day_column);
  };
  useBoardKeys({
    cards: shown,
    mayEdit,
    move,
    toggle,
    add: (day) => setForm({ kind: "add", day }),
    edit: (card) => setForm({ kind: "edit", id: card.id }),
    remove: (card) => setDialog({ kind: "delete", card }),
    logIn: () => setDialog({ kind: "login" }),
    showSheet: () => setDialog({ kind: "shortcuts" }),
  });

  return (
    <>
      <BoardHead
        cards={cards}
        slug={slug}
        mayEdit={mayEdit}
        onLogin={() => setDialog({ kind: "login" })}
        onShortcuts={() => setDialog({ kind: "shortcuts" })}
      />
      <BaselineTasks />
      <FilterBar cards={cards} shown={shown.length} filter={filter} />
      <div className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-5">
        {DAYS.map((day) => (
          <DayPanel
            key={day}
            day={day}
            cards={cardsOf(shown, day)}
            filtered={filter.tag !== null || filter.status !== null}
            mayEdit={mayEdit}
            form={form}
            onForm={setForm}
            move={move}
            onGrab={grab}
            onToggle={toggle}
            onRemove={(card) => setDialog({ kind: "delete", card })}
            make={make}
          />
        ))}
      </div>
      <p aria-live="assertive" className="sr-only">
        {move.spoken}
      </p>
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
