import { Copy } from "lucide-react";
import { Button } from "./button";
import { copyText } from "./copy";
import { FormDialog } from "./dialog";
import { showToast } from "./toast";

type CodeDialogProps = { name: string; code: string; note: string; onClose: () => void };

/** An access code that is shown once: where the eyes are, with the focus, until it is closed. */
export function CodeDialog({ name, code, note, onClose }: CodeDialogProps) {
  const copy = async () => {
    if (await copyText(code))
      showToast({
        title: "Copied!",
        description: "Access code copied to clipboard",
        tone: "success",
      });
    else showToast({ title: "Failed to copy: Please try again", tone: "danger" });
  };
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Access code of ${name}`}
      description={`Pass it on now: you won't see it again. ${note}`}
    >
      <p className="font-semibold text-2xl tracking-[0.15em] tabular">
        <code className="select-all break-all font-sans">{code}</code>
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Done
        </Button>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
      </div>
    </FormDialog>
  );
}
