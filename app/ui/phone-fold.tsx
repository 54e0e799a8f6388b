import { type ReactNode, useId } from "react";

type PhoneFoldProps = {
  /** The label after "Show". */
  name: string;
  open?: boolean;
  children: ReactNode;
};

/** Content with room on a desktop that is folded on a phone; works without scripts too. Its parent is a grid or a block. */
export function PhoneFold({ name, open = false, children }: PhoneFoldProps) {
  const id = useId();
  return (
    <>
      <input id={id} type="checkbox" defaultChecked={open} className="peer sr-only sm:hidden" />
      <label
        htmlFor={id}
        className="eased flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-control px-3 font-semibold text-sm before:size-2 before:-translate-y-0.5 before:rotate-45 before:border-current before:border-r-2 before:border-b-2 before:content-[''] hover:bg-sunken peer-checked:before:translate-y-0.5 peer-checked:before:-rotate-135 peer-focus-visible:outline-2 peer-focus-visible:outline-accent sm:hidden"
      >
        Show {name}
      </label>
      <div className="contents max-sm:hidden max-sm:peer-checked:contents">{children}</div>
    </>
  );
}
