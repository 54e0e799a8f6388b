import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from "react";
import { type Choice, withChoice } from "./choice";

/** Where choosing happens: as an address without a script, in the page with one. */
export const Choosing = createContext<{ path: string; choose: (choice: Choice) => void }>({
  path: "",
  choose: () => {},
});

type ChoiceLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  choice: Choice;
  onChosen?: () => void;
};

/** A link to the same page with another choice; with a script nothing is loaded for it. */
export function ChoiceLink({ choice, onChosen, children, ...rest }: ChoiceLinkProps) {
  const { path, choose } = useContext(Choosing);
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    choose(choice);
    onChosen?.();
  }
  return (
    <a {...rest} href={withChoice(path, choice)} onClick={onClick}>
      {children}
    </a>
  );
}
