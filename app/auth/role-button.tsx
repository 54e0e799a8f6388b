import { useState } from "react";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";

type RoleButtonProps = {
  verb: string;
  name: string;
  question: string;
  look: "primary" | "danger";
  busy: boolean;
  onConfirm: () => void;
};

/** Gives somebody rights or takes them away, once it was asked for twice. */
export function RoleButton({ verb, name, question, look, busy, onConfirm }: RoleButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="outline"
        small
        busy={busy}
        aria-label={`${verb}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {verb}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={verb}
        question={question}
        verb={verb}
        look={look}
        onConfirm={onConfirm}
      />
    </>
  );
}
