import { Button } from "./button";

type FormEndProps = {
  /** Why it could not be sent. */
  fault?: string | undefined;
  verb: string;
  busy?: boolean;
  onCancel: () => void;
};

/** The end of a dialog's form: its error, the cancel button, and the submit button. */
export function FormEnd({ fault, verb, busy = false, onCancel }: FormEndProps) {
  return (
    <>
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {verb}
        </Button>
      </div>
    </>
  );
}
