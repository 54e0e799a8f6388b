import { Plus } from "lucide";
import { Fragment } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Card, Day } from "./card";
import type { CardDrafts, OpenForm } from "./card-drafts";
import { CardForm } from "./card-form";
import { CardItem } from "./card-item";
import { focusControlAfter, focusDayAfter } from "./focus";
import type { Board } from "./use-board";
import type { Move } from "./use-move";
import type { Grab } from "./use-pointer-move";

type DayPanelProps = {
  day: Day;
  cards: readonly Card[];
  filtered: boolean;
  mayEdit: boolean;
  form: OpenForm | null;
  /** The card being edited, as it is now; `homeless`: it is not shown anymore, so its form needs a place. */
  edited: Card | undefined;
  homeless: boolean;
  onForm: (form: OpenForm | null) => void;
  /** What was typed into this day's forms, and not saved; `isGone`: whether a card is on the board no more. */
  drafts: readonly OpenForm[];
  isGone: (id: string) => boolean;
  move: Move;
  onGrab: Grab;
  onToggle: (card: Card) => void;
  onRemove: (card: Card) => void;
  make: Board["make"];
  /** Where they are kept. */
  kept: CardDrafts;
};

export function DayPanel(props: DayPanelProps) {
  const { day, cards, filtered, mayEdit, form, onForm, move, make, edited, kept } = props;
  const line = dropLineBefore(cards, day, move);
  const followed = move.moving?.by === "keys";
  const adds = form?.kind === "add" && form.day === day;
  const strays =
    props.homeless && form?.kind === "edit" && (edited ?? form.base).day_column === day;
  const { drafts } = props;
  const isDraft = (id: string) =>
    drafts.some((each) => each.kind === "edit" && each.base.id === id);
  const begun = drafts.find(({ kind }) => kind === "add");
  const close = () => {
    const done = () => onForm(null);
    if (form?.kind === "edit" && edited) focusControlAfter(done, form.base.id, "edit");
    else focusDayAfter(done, day);
  };
  return (
    <section
      aria-labelledby={`day-${day}`}
      data-day={day}
      className="min-w-0 rounded-panel border border-line bg-sunken p-3"
    >
      <div className="flex items-baseline gap-2 px-1">
        <h2 id={`day-${day}`} className="text-lg">
          {day}
        </h2>
        <span className="text-quiet text-sm tabular">{cards.length}</span>
      </div>
      {cards.length === 0 && line === undefined && !adds && (
        <p className="px-1 py-4 text-quiet text-sm">
          {filtered ? "No cards match the filter." : "Nothing planned yet."}
        </p>
      )}
      <ul className="mt-3 grid gap-2.5">
        {cards.map((card) => (
          <Fragment key={card.id}>
            {line === card.id && <DropLine followed={followed} />}
            <li data-card={card.id} className="min-w-0">
              {mayEdit && form?.kind === "edit" && form.base.id === card.id ? (
                <CardForm form={form} card={card} onClose={close} make={make} kept={kept} />
              ) : (
                <>
                  <CardItem
                    {...props}
                    card={card}
                    onEdit={() => onForm({ kind: "edit", base: card, typed: null })}
                  />
                  {mayEdit && isDraft(card.id) && (
                    <p className="px-1 pt-1 text-sm text-warning">Your edit is not saved yet</p>
                  )}
                </>
              )}
            </li>
          </Fragment>
        ))}
        {line === null && <DropLine followed={followed} />}
      </ul>
      {mayEdit && form && (adds || strays) && (
        <div className="mt-2.5">
          <CardForm form={form} card={edited ?? null} onClose={close} make={make} kept={kept} />
        </div>
      )}
      {mayEdit &&
        drafts.map(
          (draft) =>
            draft.kind === "edit" &&
            props.isGone(draft.base.id) &&
            !(strays && draft.base.id === form.base.id) && (
              <Button
                key={draft.base.id}
                look="quiet"
                small
                className="mt-2 w-full"
                onClick={() => onForm(draft)}
              >
                Your edit of {draft.base.title}
              </Button>
            ),
        )}
      {mayEdit && !adds && (
        <Button
          look="quiet"
          small
          className="mt-2 w-full"
          data-control="add"
          aria-label={begun ? `Your new card for ${day}` : `Add card to ${day}`}
          onClick={() => onForm({ kind: "add", day, typed: null })}
        >
          <Icon of={Plus} className="size-4" />
          {begun ? "Your new card" : "Add card"}
        </Button>
      )}
    </section>
  );
}

/** The card before which the moving one would go; null: after all; undefined: it is not over this day. */
function dropLineBefore(cards: readonly Card[], day: Day, { moving }: Move) {
  if (moving?.position.day !== day) return undefined;
  const others = cards.filter(({ id }) => id !== moving.id);
  return others[moving.position.index]?.id ?? null;
}

/** `followed`: the window scrolls to it. */
function DropLine({ followed }: { followed: boolean }) {
  return (
    <li
      aria-hidden="true"
      ref={(line) => (followed ? line?.scrollIntoView({ block: "nearest" }) : undefined)}
      className="drawn h-1.5 rounded-full bg-accent"
    />
  );
}
