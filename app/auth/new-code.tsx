import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "~/ui/button";
import { copyText } from "~/ui/copy";
import { showToast } from "~/ui/toast";

/** A new administrator's access code, shown until it is put away. */
export function NewCode({ name, code }: { name: string; code: string }) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
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
    <section aria-label="New access code" className="panel mt-6 border-accent p-6">
      <h2 className="break-words text-xl" dir="auto">
        New access code of {name}
      </h2>
      <p className="mt-1 text-quiet text-sm">
        Pass it on now: you won't see it again. The old code and all of their sessions have ended.
      </p>
      <p className="mt-4 font-semibold text-2xl tracking-[0.15em] tabular">
        <code className="break-all font-sans">{code}</code>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button small onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button look="outline" small onClick={() => setOpen(false)}>
          Done
        </Button>
      </div>
    </section>
  );
}
