import { Copy } from "lucide";
import { Button } from "./button";
import { copyText } from "./copy";
import { FormDialog } from "./dialog";
import { Icon } from "./icon";
import { showToast } from "./toast";

type SecretDialogProps = {
  title: string;
  /** What it is, for the message after copying. */
  what: string;
  secret: string;
  note: string;
  onClose: () => void;
};

/** Something that is shown once: where the eyes are, with the focus, until it is closed. */
export function SecretDialog({ title, what, secret, note, onClose }: SecretDialogProps) {
  const copy = async () => {
    const description = `${what} copied to clipboard`;
    if (await copyText(secret)) showToast({ title: "Copied!", description, tone: "success" });
    else showToast({ title: "Failed to copy: Please try again", tone: "danger" });
  };
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={`Pass it on now: you won't see it again. ${note}`}
    >
      <p className="font-semibold text-2xl tracking-[0.15em] tabular">
        <code className="select-all break-all font-sans">{secret}</code>
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Done
        </Button>
        <Button onClick={() => void copy()}>
          <Icon of={Copy} className="size-4" />
          Copy
        </Button>
      </div>
    </FormDialog>
  );
}
