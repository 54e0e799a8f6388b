import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { goTo } from "./address";

type StepLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link to another place of this page. */
export function StepLink({ href, onClick, ...rest }: StepLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}

/** With a modifier key or another button, the browser opens a tab or a window. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
