/** What the buttons, keys and the pointer do with a list's items, each told in words (CONT-2, OWN-3). */
import { useContext, useRef } from "react";
import { flushSync } from "react-dom";
import { takeFocus } from "~/ui/take-focus";
import { showToast } from "~/ui/toast";
import { itemPath, newItemId } from "../changes";
import { itemLabels, itemText, type ListField, orderedIds, sectionsOf } from "../fields";
import {
  copyOf,
  moving,
  newItem,
  type Place,
  placeAt,
  placeBeside,
  placeOf,
  steppedPlace,
} from "../item-acts";
import { ItemFactsContext, useDraftStore, useOpenedItems } from "./draft-context";

export function useListActs(list: ListField, path: string) {
  const store = useDraftStore();
  const opened = useOpenedItems();
  const { lastNumbers } = useContext(ItemFactsContext);
  // Every move of this list, so that each Undo offers the one before.
  const moved = useRef<{ id: string; from: Place; words: string }[]>([]);
  const sections = () => sectionsOf(list, path, store.shown());
  const freshId = () => newItemId(list, path, store.shown(), lastNumbers[path]);
  const wordsOf = (id: string) => {
    const text = itemText(list.item, itemPath({ path, id }), store.shown());
    return text ? `“${text}”` : (itemLabels(list, path, store.shown()).get(id) ?? "");
  };

  const place = (id: string, to: Place) => {
    const { act, values } = moving({ list, path, id }, store.shown(), to);
    const item = `${itemPath({ path, id })}-item`;
    const focused = document.activeElement;
    const isInItem = document.getElementById(item)?.contains(focused) === true;
    flushSync(() => store.act(act, values));
    if (!(focused instanceof HTMLElement)) return;
    if (focused.isConnected) return focused.focus();
    // Under another heading, React renders the item again, which closes its menu.
    const drawn = document.getElementById(item);
    takeFocus((isInItem ? sameControl(drawn, focused) : menuButton(drawn)) ?? drawn);
  };
  const move = (id: string, to: Place | null) => {
    if (to === null) return;
    const from = placeOf(sections(), id);
    place(id, to);
    const ids = orderedIds(list, path, store.shown());
    const label = itemLabels(list, path, store.shown()).get(id) ?? "";
    const words = wordsOf(id);
    const now = label === words || label.endsWith(words) ? `number ${ids.indexOf(id) + 1}` : label;
    const heading = to.heading !== from.heading && headingText(to.heading);
    showToast({
      title: `${words} is now ${now.toLowerCase()} of ${ids.length}`,
      ...(heading && { description: `Under ${heading}` }),
      instead: `move ${path}`,
      undo: undoMove,
    });
    moved.current.push({ id, from, words });
  };
  const undoMove = () => {
    const last = moved.current.pop();
    if (!last) return;
    const ids = orderedIds(list, path, store.shown());
    // Someone may have removed it since.
    if (!ids.includes(last.id)) return undoMove();
    place(last.id, last.from);
    if (moved.current.length > 0)
      showToast({
        title: `${last.words} is back where it was`,
        instead: `move ${path}`,
        undo: undoMove,
      });
  };
  const headingText = (id: string | null) => {
    const items = list.item.kind === "group" && list.item.fields.find((each) => isHeading(each));
    if (id === null || !items || !("items" in items) || !items.items) return "";
    return store.value(`${items.items.list}.${id}.${items.items.label}`);
  };
  const show = (id: string) => {
    opened.open(itemPath({ path, id }));
  };

  return {
    step: (id: string, by: -1 | 1) => move(id, steppedPlace(sections(), id, by)),
    moveTo: (id: string, position: number) => move(id, placeAt(sections(), id, position)),
    drop: (id: string, at: { beside: string; side: "before" | "after" }) =>
      move(id, placeBeside(sections(), id, at)),
    add: () => {
      const id = freshId();
      flushSync(() => {
        store.act(newItem({ list, path, id }, store.shown()));
        show(id);
      });
      focusIn(itemPath({ path, id }));
    },
    duplicate: (id: string) => {
      const copy = freshId();
      const words = wordsOf(id);
      flushSync(() => {
        store.act(copyOf({ list, path, id }, store.shown(), copy));
        show(copy);
      });
      focusIn(itemPath({ path, id: copy }));
      const position = orderedIds(list, path, store.shown()).indexOf(copy) + 1;
      showToast({
        title: `Copy of ${words} is number ${position}`,
        undo: () => void store.remove(path, copy),
      });
    },
    remove: (id: string) => {
      const ids = orderedIds(list, path, store.shown());
      const at = ids.indexOf(id);
      const label = itemLabels(list, path, store.shown()).get(id) ?? list.item.label;
      let undo = () => {};
      flushSync(() => {
        undo = store.remove(path, id);
      });
      const next = ids[at + 1] ?? ids[at - 1];
      document.getElementById(next ? `${itemPath({ path, id: next })}-item` : path)?.focus();
      showToast({
        title: `${label} removed`,
        undo,
      });
    },
  };
}

/** A control of an item that was rendered again. */
function sameControl(item: HTMLElement | null, was: HTMLElement): HTMLElement | undefined {
  const traits = ["id", "name", "value", "popovertarget"];
  const isSame = (control: HTMLElement) =>
    traits.some((trait) => was.hasAttribute(trait)) &&
    traits.every((trait) => control.getAttribute(trait) === was.getAttribute(trait));
  return [...(item?.querySelectorAll<HTMLElement>(was.localName) ?? [])].find(isSame);
}

function menuButton(item: HTMLElement | null): HTMLElement | null | undefined {
  return item?.querySelector<HTMLElement>("[popovertarget]");
}

function isHeading(field: object): boolean {
  return "role" in field && field.role === "heading";
}

function focusIn(item: string): void {
  const field = document.getElementById(item) ?? document.getElementById(`${item}-item`);
  const controls = "input, textarea, select";
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  control?.focus();
}
