import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { Button, type ButtonLook, buttonClass } from "./button";

export const BACKDROP =
  "fixed inset-0 z-30 bg-[oklch(0.15_0.02_60/0.5)] transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0";
const POPUP =
  "panel fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto p-6 floating transition data-[ending-style]:opacity-0 data-[starting-style]:opacity-0";

export type FormDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  children: ReactNode;
  /** It has keys of its own, which a field would take, so no field has the focus at first. */
  hasKeys?: true;
};

/** Traps focus, closes on Escape and gives focus back. */
export function FormWindow(props: FormDialogProps) {
  const { open, onOpenChange, title, description, children, hasKeys } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup ref={popup} initialFocus={hasKeys && popup} className={POPUP}>
          <Dialog.Title className="text-xl">{title}</Dialog.Title>
          <Dialog.Description className="mt-1 mb-5 text-sm text-quiet">
            {description}
          </Dialog.Description>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export type ConfirmDialogProps = {
  question: string;
  /** What tells this one from others with the same name. */
  about?: ReactNode;
  title: string;
  verb: string;
  look: ButtonLook;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
};

export function ConfirmWindow({
  question,
  about,
  title,
  verb,
  look,
  open,
  onOpenChange,
  onConfirm,
}: ConfirmDialogProps) {
  const confirm = () => {
    onOpenChange(false);
    onConfirm();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={BACKDROP} />
        <AlertDialog.Popup className={POPUP}>
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-quiet">{question}</AlertDialog.Description>
          {about && <p className="mt-3 text-sm [overflow-wrap:anywhere]">{about}</p>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close className={buttonClass("outline")}>Cancel</AlertDialog.Close>
            <Button look={look} onClick={confirm}>
              {verb}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
