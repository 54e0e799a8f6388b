import { Plus } from "lucide";
import { type ReactNode, useContext, useState } from "react";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { itemPath } from "../changes";
import {
  type Field,
  type Fields,
  fieldWithRole,
  type ItemState,
  itemLabels,
  joined,
  type ListField,
  sectionsOf,
  stateOf,
} from "../fields";
import { steppedPlace } from "../item-acts";
import { ItemFactsContext, useDraft } from "./draft-context";
import { ListItem } from "./list-item";
import { nameField } from "./opened-items";
import { useListActs } from "./use-list-acts";
import { ValueFieldView } from "./value-field";

/** The fields of a group, stacked; nested groups and lists are framed. */
export function FieldsView({ fields, path }: { fields: readonly Field[]; path: string }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {fields.map((field) => {
        const own = joined(path, field.name);
        if (field.kind !== "group" && field.kind !== "list")
          return <ValueFieldView key={own} field={field} path={own} label={field.label} />;
        return (
          <fieldset key={own} className="min-w-0 border-line border-l-2 pl-4">
            <legend className="float-left mb-3 w-full font-heading font-semibold text-lg">
              {field.label}
            </legend>
            <div className="clear-both grid grid-cols-1 gap-4">
              {field.help && <p className="text-quiet text-sm">{field.help}</p>}
              {field.kind === "group" ? (
                <FieldsView fields={field.fields} path={own} />
              ) : (
                <ListFieldView field={field} path={own} />
              )}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

type ListProps = {
  field: ListField;
  path: string;
  /** What a folded item shows under its name. */
  foldedView?: (id: string) => ReactNode;
};

/** A list whose items are added, copied, removed and moved: by buttons, keys and the pointer. */
export function ListFieldView({ field, path, foldedView }: ListProps) {
  const { item, max } = field;
  const foldedName = nameField(field, path);
  // A string, so it stays identical as long as the items do.
  const read = useDraft((store) => JSON.stringify(shownItems(field, path, store.shown())));
  const sections = JSON.parse(read) as ShownSection[];
  const all = sections.flatMap(({ items }) => items);
  const standing = sections.map(({ heading, items }) => ({
    heading,
    ids: items.map(({ id }) => id),
  }));
  const fault = useDraft((store) => store.fault(path));
  const acts = useListActs(field, path);
  const { held } = useContext(ItemFactsContext);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const itemOf = ({ id, label, state }: ShownItem) => {
    const own = itemPath({ path, id });
    return (
      <ListItem
        key={id}
        path={own}
        label={label}
        foldedName={foldedName}
        folded={foldedView?.(id)}
        state={state}
        isAlone={fieldWithRole(field, "state") !== null}
        kind={item.label.toLowerCase()}
        can={{
          up: steppedPlace(standing, id, -1) !== null,
          down: steppedPlace(standing, id, 1) !== null,
        }}
        at={all.findIndex((each) => each.id === id)}
        count={all.length}
        isFull={all.length >= max}
        acts={{
          step: (by) => acts.step(id, by),
          moveTo: (position) => acts.moveTo(id, position),
          duplicate: () => acts.duplicate(id),
          remove: () => (held[own] ? setLeaving(id) : acts.remove(id)),
        }}
        drag={{
          isOver: dragged !== null && dragged !== id,
          begin: () => setDragged(id),
          end: () => setDragged(null),
          drop: (side) => {
            if (dragged !== null) acts.drop(dragged, { beside: id, side });
            setDragged(null);
          },
        }}
      >
        {() =>
          item.kind === "group" ? (
            <FieldsView fields={item.fields} path={own} />
          ) : (
            <ValueFieldView field={item} path={own} label={label} labelShown />
          )
        }
      </ListItem>
    );
  };
  return (
    <div id={path} tabIndex={-1} className="grid scroll-mt-28 grid-cols-1 gap-3 outline-none">
      {fault && <p className="font-medium text-danger text-sm">{fault}</p>}
      {sections.map(({ heading, title, items }) => (
        <div key={heading ?? ""} className="grid grid-cols-1 gap-3">
          {heading !== null && (
            <p className="mt-3 font-heading font-semibold text-lg [overflow-wrap:anywhere]">
              {title || "A block without a name"}
              {items.length === 0 && (
                <span className="block font-normal font-sans text-quiet text-sm">
                  No lesson here yet.
                </span>
              )}
            </p>
          )}
          {items.length > 0 && <ol className="grid grid-cols-1 gap-3">{items.map(itemOf)}</ol>}
        </div>
      ))}
      {all.length === 0 && <p className="text-quiet text-sm">Nothing here yet.</p>}
      <div>
        <Button
          type="submit"
          name="do"
          value={`add ${path}`}
          look="outline"
          small
          disabled={all.length >= max}
          aria-disabled={false}
          onClick={(event) => {
            event.preventDefault();
            acts.add();
          }}
        >
          <Icon of={Plus} className="size-4" />
          Add {item.label.toLowerCase()}
        </Button>
        {all.length >= max && <span className="ml-3 text-quiet text-sm">At most {max}</span>}
      </div>
      {Object.keys(held).length > 0 && (
        <ConfirmDialog
          title={`Remove this ${item.label.toLowerCase()}?`}
          question={held[itemPath({ path, id: leaving ?? "" })] ?? ""}
          verb="Remove"
          look="danger"
          open={leaving !== null}
          onOpenChange={(open) => !open && setLeaving(null)}
          onConfirm={() => leaving !== null && acts.remove(leaving)}
        />
      )}
    </div>
  );
}

type ShownItem = { id: string; label: string; state: ItemState };

type ShownSection = { heading: string | null; title: string; items: readonly ShownItem[] };

/** A list's items as they stand, under the texts of their headings. */
function shownItems(list: ListField, path: string, fields: Fields): ShownSection[] {
  const labels = itemLabels(list, path, fields);
  const items = fieldWithRole(list, "heading")?.items;
  return sectionsOf(list, path, fields).map(({ heading, ids }) => ({
    heading,
    title: (items && heading && fields[`${items.list}.${heading}.${items.label}`]) || "",
    items: ids.map((id) => ({
      id,
      label: labels.get(id) ?? list.item.label,
      state: stateOf(list, itemPath({ path, id }), fields),
    })),
  }));
}
