/** What every JSX expression of the product becomes: React's elements, with each text alone in its own. */
import type { ElementType, Key, ReactElement, ReactNode } from "react";
import { jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime";
import { withTextsApart } from "./texts";

export { Fragment, type JSX } from "react/jsx-runtime";

type Props = { children?: ReactNode };

export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return reactJsx(type, apart(type, props), key);
}

/** For an element with several children. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  const given = apart(type, props);
  const make = Array.isArray(given.children) ? reactJsxs : reactJsx;
  return make(type, given, key);
}

function apart(type: ElementType, props: Props): Props {
  const children = withTextsApart(type, props.children);
  return children === props.children ? props : { ...props, children };
}
