import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button";

type UndoButtonProps = Omit<ComponentProps<typeof Button>, "look" | "small" | "children"> & {
  /** What it takes back, in a list where several stand. */
  of?: ReactNode;
};

/** Behind what was just said or done; in a message, `showToast` has its own. What it says then begins with "Undone". */
export function UndoButton({ of, ...button }: UndoButtonProps) {
  return (
    <Button type="submit" {...button} look="outline" small>
      Undo{of && <span className="sr-only">: {of}</span>}
    </Button>
  );
}
