import { useRef, useState } from "react";
import { useSubmit } from "react-router";
import { type Puzzle, solvePuzzle } from "~/platform/proof-of-work/puzzle";
import { useResult } from "~/ui/use-result";

/** Solves the puzzle that a refused form came back with, and sends the form again with the solution. */
export function usePuzzle(result: { puzzle?: Puzzle } | undefined) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [isSolving, setSolving] = useState(false);
  useResult(result, async ({ puzzle }) => {
    if (!puzzle || form.current === null) return;
    const fields = new FormData(form.current);
    setSolving(true);
    const { stamp, proof } = await solvePuzzle(puzzle);
    fields.set("stamp", stamp);
    fields.set("proof", proof);
    await submit(fields, { method: "post" });
    setSolving(false);
  });
  return { form, isSolving };
}

/** For forms that continue automatically: the puzzle takes seconds, or a minute on an old phone. */
export function PuzzleNote({ isSolving }: { isSolving: boolean }) {
  return (
    <p role="status" className="text-quiet text-sm empty:hidden">
      {isSolving &&
        "There were many attempts. Your browser is solving a puzzle first; this can take up to a minute."}
    </p>
  );
}
