/** Choosing rows of a list, and the bar with what can be done with those that are chosen. Works as a form without a script. */
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from "react";
import { Form } from "react-router";
import { Button } from "./button";
import { HiddenFields } from "./fields";
import { useHydrated } from "./use-hydrated";

const FORM = "with-selected";

type Chosen = {
  ids: ReadonlySet<string>;
  /** Everything in the view, also what is on other pages. */
  all: boolean;
  choose: (id: string, wanted: boolean, toLast: boolean) => void;
  chooseAll: (wanted: boolean) => void;
};

const ChosenContext = createContext<Chosen | null>(null);

type SelectionProps = {
  /** The ids of the page's rows, in their order. */
  rows: readonly string[];
  /** What is chosen is forgotten when this changes: the view with its page. */
  view: string;
  children: ReactNode;
};

export function Selection({ rows, view, children }: SelectionProps) {
  const [kept, setKept] = useState({ view, ids: new Set<string>(), all: false, last: "" });
  const now = kept.view === view ? kept : { view, ids: new Set<string>(), all: false, last: "" };
  const ids = new Set(now.all ? rows : rows.filter((id) => now.ids.has(id)));
  const choose: Chosen["choose"] = (id, wanted, toLast) => {
    const span = toLast ? between(rows, now.last, id) : [id];
    const next = new Set(ids);
    for (const each of span)
      if (wanted) next.add(each);
      else next.delete(each);
    setKept({ view, ids: next, all: false, last: id });
  };
  const chooseAll = (all: boolean) => setKept({ view, ids: new Set(), all, last: "" });
  return <ChosenContext value={{ ids, all: now.all, choose, chooseAll }}>{children}</ChosenContext>;
}

function between(rows: readonly string[], one: string, other: string): readonly string[] {
  const ends = [rows.indexOf(one), rows.indexOf(other)];
  if (ends.includes(-1)) return [other];
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}

function useChosen(): Chosen {
  const chosen = useContext(ChosenContext);
  if (!chosen) throw new Error("A box stands outside a selection");
  return chosen;
}

/** A row's box. With Shift a click chooses everything since the last one too. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  const { ids, choose } = useChosen();
  const isChosen = ids.has(id);
  const clicked = ({ shiftKey }: MouseEvent) => choose(id, !isChosen, shiftKey);
  return (
    <label className="select-box">
      <input
        type="checkbox"
        name="row"
        value={id}
        form={FORM}
        aria-label={`Select ${name}`}
        checked={isChosen}
        onClick={clicked}
        onChange={() => undefined}
      />
    </label>
  );
}

type OnAllProps = {
  act: string;
  action: string;
  sent: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** One act in a place of its own: with those that are chosen, and with everything in the view if nothing is. */
export function ActOnView({ act, action, sent, children }: OnAllProps) {
  const { ids, all } = useChosen();
  return (
    <Form method="post" action={action}>
      <HiddenFields fields={{ ...sent, act }} />
      {ids.size > 0 && !all ? (
        [...ids].map((id) => <input key={id} type="hidden" name="row" value={id} />)
      ) : (
        <input type="hidden" name="all" value="yes" />
      )}
      <Button type="submit" look="outline">
        {children}
      </Button>
    </Form>
  );
}

type Act = { name: string; label: string; danger: boolean };

type WithSelectedProps = {
  /** Where the choice is sent, and what it says of the list and its view. */
  action: string;
  sent: Readonly<Record<string, string>>;
  acts: readonly Act[];
  /** How many are in the view; null if there are more than are counted. */
  found: number | null;
};

/** The bar below a list. It stays in sight while something is chosen. */
export function WithSelected({ action, sent, acts, found }: WithSelectedProps) {
  const { ids, all, chooseAll } = useChosen();
  const hydrated = useHydrated();
  if (acts.length === 0) return null;
  const inView = found === null ? "" : ` (${found.toLocaleString("en-US")})`;
  const number = all ? `All${inView} selected` : `${ids.size} selected`;
  const isAny = all || ids.size > 0;
  return (
    <section
      aria-label="With selected"
      className={`panel z-10 mt-4 px-4 py-3 print:hidden ${isAny ? "sticky bottom-[calc(0.5rem+var(--bar,0px))] border-accent" : ""}`}
    >
      <Form
        id={FORM}
        method="post"
        action={action}
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <HiddenFields fields={sent} />
        <p role="status" className="font-semibold text-sm tabular">
          {hydrated ? number : "With selected:"}
        </p>
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="all"
            value="yes"
            checked={all}
            onChange={({ target }) => chooseAll(target.checked)}
            className="size-5 accent-accent"
          />
          Select all in this view{inView}
        </label>
        <span className="flex max-w-full flex-wrap gap-2 p-1">
          {acts.map(({ name, label, danger }) => (
            <Button
              key={name}
              type="submit"
              name="act"
              value={name}
              look={danger ? "danger" : "outline"}
              small
              disabled={hydrated && !isAny}
              className="shrink-0"
            >
              {label}
            </Button>
          ))}
        </span>
      </Form>
    </section>
  );
}
