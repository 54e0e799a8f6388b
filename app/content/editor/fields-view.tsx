import { Plus } from "lucide-react";
import { type ReactNode, useContext, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { showToast } from "~/ui/toast";
import { itemPath, newItemId } from "../changes";
import { type Field, joined, type ListField } from "../fields";
import { ItemFactsContext, useDraft, useDraftStore, useOpenedItems } from "./draft-context";
import { ListItem } from "./list-item";
import { nameField } from "./opened-items";
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

/** A list whose items are added, removed and moved, by buttons and with Alt and the arrow keys. */
export function ListFieldView({ field, path, foldedView }: ListProps) {
  const ids = useDraft((store) => store.items(path))
    .split(" ")
    .filter(Boolean);
  const fault = useDraft((store) => store.fault(path));
  const store = useDraftStore();
  const opened = useOpenedItems();
  const foldedName = nameField(field, path);
  const [announcement, setAnnouncement] = useState("");
  const { lastNumbers, held } = useContext(ItemFactsContext);
  const [leaving, setLeaving] = useState<string | null>(null);
  const { item, max } = field;
  const add = () => {
    const id = newItemId(field, path, store.shown(), lastNumbers[path]);
    flushSync(() => {
      store.add(path, id);
      opened.open(itemPath({ path, id }));
    });
    focusIn(itemPath({ path, id }));
  };
  const remove = (id: string) => {
    const at = ids.indexOf(id);
    let undo = () => {};
    flushSync(() => {
      undo = store.remove(path, id);
    });
    const next = ids[at + 1] ?? ids[at - 1];
    document.getElementById(next ? `${itemPath({ path, id: next })}-item` : path)?.focus();
    showToast({
      title: `${item.label} ${at + 1} removed`,
      lasts: 10_000,
      action: { label: "Undo", run: undo },
    });
  };
  const move = (id: string, by: -1 | 1) => {
    const at = ids.indexOf(id);
    if (!ids[at + by]) return;
    const focused = document.activeElement;
    flushSync(() => store.move(path, id, by < 0 ? ids[at - 1] : ids[at + 2]));
    if (focused instanceof HTMLElement) focused.focus();
    setAnnouncement(`${item.label} is number ${at + 1 + by} of ${ids.length} now`);
  };
  return (
    <div id={path} tabIndex={-1} className="grid scroll-mt-28 grid-cols-1 gap-3 outline-none">
      {fault && <p className="font-medium text-danger text-sm">{fault}</p>}
      <ol className="grid grid-cols-1 gap-3">
        {ids.map((id, at) => (
          <ListItem
            key={id}
            path={itemPath({ path, id })}
            label={`${item.label} ${at + 1}`}
            foldedName={foldedName}
            folded={foldedView?.(id)}
            at={at}
            count={ids.length}
            onMove={(by) => move(id, by)}
            onRemove={() => (held[itemPath({ path, id })] ? setLeaving(id) : remove(id))}
          >
            {() =>
              item.kind === "group" ? (
                <FieldsView fields={item.fields} path={itemPath({ path, id })} />
              ) : (
                <ValueFieldView
                  field={item}
                  path={itemPath({ path, id })}
                  label={`${item.label} ${at + 1}`}
                  labelShown
                />
              )
            }
          </ListItem>
        ))}
      </ol>
      {ids.length === 0 && <p className="text-quiet text-sm">Nothing here yet.</p>}
      <div>
        <Button
          type="submit"
          name="do"
          value={`add ${path}`}
          look="outline"
          small
          disabled={ids.length >= max}
          aria-disabled={false}
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add {item.label.toLowerCase()}
        </Button>
        {ids.length >= max && <span className="ml-3 text-quiet text-sm">At most {max}</span>}
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {Object.keys(held).length > 0 && (
        <ConfirmDialog
          title={`Remove this ${item.label.toLowerCase()}?`}
          question={held[itemPath({ path, id: leaving ?? "" })] ?? ""}
          verb="Remove"
          look="danger"
          open={leaving !== null}
          onOpenChange={(open) => !open && setLeaving(null)}
          onConfirm={() => leaving !== null && remove(leaving)}
        />
      )}
    </div>
  );
}

function focusIn(item: string): void {
  const field = document.getElementById(item) ?? document.getElementById(`${item}-item`);
  const controls = "input, textarea, select";
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  control?.focus();
}
