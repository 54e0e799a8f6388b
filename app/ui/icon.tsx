import type { IconNode } from "lucide";
import { createElement, type SVGAttributes } from "react";

const DRAWN = {
  viewBox: "0 0 24 24",
  width: 24,
  height: 24,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};

type IconProps = { of: IconNode } & SVGAttributes<SVGSVGElement>;

/** A drawing in the color of the text around it; without a role it is not announced. */
export function Icon({ of, ...props }: IconProps) {
  const parts = of.map(([tag, attributes]) => createElement(tag, attributes));
  const hidden = props.role === undefined || undefined;
  return createElement("svg", { ...DRAWN, "aria-hidden": hidden, ...props }, ...parts);
}
