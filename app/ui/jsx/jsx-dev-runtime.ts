/** The same for development and tests, where React is told where an element was written. */
import type { ElementType, Key, ReactElement, ReactNode } from "react";
import { type JSXSource, jsxDEV as reactJsx } from "react/jsx-dev-runtime";
import { withTextsApart } from "./texts";

export { Fragment, type JSX } from "react/jsx-dev-runtime";

export function jsxDEV(
  type: ElementType,
  props: { children?: ReactNode },
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
): ReactElement {
  const children = withTextsApart(type, props.children);
  const given = children === props.children ? props : { ...props, children };
  return reactJsx(type, given, key, isStatic && Array.isArray(children), source);
}
