import { useState } from "react";
import { TextField } from "~/ui/text-field";
import { useHydrated } from "~/ui/use-hydrated";
import type { FieldState } from "./settings-form";

type HueFieldProps = { name: string; label: string; hint: string; state: FieldState };

/** The brand's hue, with a button as it will look in both themes. */
export function HueField({ name, label, hint, state }: HueFieldProps) {
  const [typed, setTyped] = useState(state.value);
  const hydrated = useHydrated();
  const hue = Math.min(360, Math.max(0, Number.parseInt(typed, 10) || 0));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-2">
        <TextField
          name={name}
          label={label}
          hint={hint}
          error={state.error}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="off"
        />
        {hydrated && (
          <input
            type="range"
            aria-label={`${label} on the color wheel`}
            min={0}
            max={360}
            value={hue}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="min-h-11 w-full accent-accent"
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:pt-7">
        <Swatch theme="Light" hue={hue} />
        <Swatch theme="Dark" hue={hue} />
      </div>
    </div>
  );
}

/** The colors of `tokens.css` in one theme, computed again because the stylesheet computes them for the whole document. */
const COLORS = {
  Light: {
    paper: () => "oklch(0.974 0.013 84)",
    accent: (hue: number) => `oklch(0.5 0.19 ${hue})`,
    onAccent: () => "oklch(0.99 0.005 85)",
  },
  Dark: {
    paper: () => "oklch(0.19 0.012 65)",
    accent: (hue: number) => `oklch(0.73 0.13 ${hue})`,
    onAccent: (hue: number) => `oklch(0.19 0.02 ${hue})`,
  },
};

function Swatch({ theme, hue }: { theme: keyof typeof COLORS; hue: number }) {
  const { paper, accent, onAccent } = COLORS[theme];
  return (
    <span
      data-preview={theme}
      className="grid min-w-32 place-content-center rounded-panel border border-line p-4"
      style={{ backgroundColor: paper() }}
    >
      <span
        className="rounded-control px-4 py-2.5 font-semibold text-sm"
        style={{ backgroundColor: accent(hue), color: onAccent(hue) }}
      >
        {theme}
      </span>
    </span>
  );
}
