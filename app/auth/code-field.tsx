import { TextField } from "~/ui/fields";

type CodeFieldProps = { name: string; label: string; autoComplete: string; error?: string };

/** A large field for a code, without a phone's autocorrect. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      autoFocus
      placeholder="000000"
      className="text-center font-semibold text-lg tracking-[0.2em] tabular"
    />
  );
}
