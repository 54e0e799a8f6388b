import type { IconNode } from "lucide";
import { Children, createElement, type SVGAttributes } from "react";

type IconProps = { of: IconNode } & SVGAttributes<SVGSVGElement>;

/** A drawing in the color of the text around it; without a role it is not announced. */
export function Icon({ of, ...props }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the words beside it say what it means, or its label does
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props.role === undefined || undefined}
      {...props}
    >
      {Children.toArray(of.map(([tag, attributes]) => createElement(tag, attributes)))}
    </svg>
  );
}
