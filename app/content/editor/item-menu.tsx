import { Copy, Ellipsis, ListOrdered } from "lucide";
import { type SubmitEvent, useState } from "react";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { Menu, MenuButton } from "~/ui/drop-menu";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";

type ItemMenuProps = {
  path: string;
  label: string;
  at: number;
  count: number;
  isFull: boolean;
  onMoveTo: (position: number) => void;
  onDuplicate: () => void;
};

const ENTRY = "flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm";

/** What is done with an item now and then. */
export function ItemMenu(props: ItemMenuProps) {
  const { path, label, at, count, isFull, onMoveTo, onDuplicate } = props;
  const [moving, setMoving] = useState(false);
  const menu = `${path}-menu`;
  return (
    <>
      <MenuButton
        menu={menu}
        label={`More for ${label}`}
        className="grid size-9 place-content-center rounded-control text-quiet hover:bg-sunken hover:text-ink max-xl:size-11"
      >
        <Icon of={Ellipsis} className="size-4" />
      </MenuButton>
      <Menu id={menu}>
        <button
          type="submit"
          name="do"
          value={`duplicate ${path}`}
          disabled={isFull}
          onClick={(event) => {
            event.preventDefault();
            onDuplicate();
          }}
          className={ENTRY}
        >
          <Icon of={Copy} className="size-4" />
          Duplicate
        </button>
        {count > 1 && (
          <button type="button" onClick={() => setMoving(true)} className={ENTRY}>
            <Icon of={ListOrdered} className="size-4" />
            Move to position …
          </button>
        )}
      </Menu>
      <PositionDialog
        label={label}
        at={at}
        count={count}
        open={moving}
        onOpenChange={setMoving}
        onMoveTo={onMoveTo}
      />
    </>
  );
}

type PositionDialogProps = Pick<ItemMenuProps, "label" | "at" | "count" | "onMoveTo"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function PositionDialog(props: PositionDialogProps) {
  const { label, at, count, open, onOpenChange, onMoveTo } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The editor around it is a form too.
    event.stopPropagation();
    const position = Number(new FormData(event.currentTarget).get("position"));
    onOpenChange(false);
    if (Number.isInteger(position)) onMoveTo(position);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Move ${label}`}
      description={`It is at position ${at + 1} of ${count} now, hidden ones included.`}
    >
      <form method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          name="position"
          label="Position"
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          required
          defaultValue={at + 1}
          autoComplete="off"
        />
        <p>
          <Button type="submit">Move</Button>
        </p>
      </form>
    </FormDialog>
  );
}
