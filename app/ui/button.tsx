import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Spinner } from "./spinner";
import { useHydrated } from "./use-hydrated";

const LOOKS = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong active:[translate:0_1px]",
  outline: "border border-line bg-surface text-ink hover:bg-sunken active:[translate:0_1px]",
  quiet: "text-ink hover:bg-sunken",
  danger: "bg-danger text-on-accent hover:opacity-90 active:[translate:0_1px]",
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** A button's classes, for other elements: links, dialog triggers. */
export function buttonClass(look: ButtonLook = "primary", small = false): string {
  const size = small ? "min-h-9 px-3 text-sm max-md:min-h-11" : "min-h-11 px-5 text-[0.95rem]";
  return `button ${size} ${LOOKS[look]}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  small?: boolean;
  /** Something is under way: disabled, with a spinner. */
  busy?: boolean;
  children: ReactNode;
};

export function Button({
  look,
  small,
  busy = false,
  children,
  className = "",
  disabled,
  ...rest
}: ButtonProps) {
  // A click needs the page's script: until it has loaded, the button is marked as not ready.
  const waiting = !useHydrated() && rest.onClick !== undefined;
  return (
    <button
      type="button"
      aria-disabled={waiting || undefined}
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${buttonClass(look, small)} ${className}`}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = LinkProps & { look?: ButtonLook; small?: boolean };

export function ButtonLink({ look, small, className = "", ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonClass(look, small)} ${className}`} />;
}
