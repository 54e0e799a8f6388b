import { Monitor, Moon, Sun } from "lucide";
import { useFetcher } from "react-router";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The theme that a Cookie header names; otherwise the system's. */
export function readTheme(cookies: string): Theme {
  const name = /(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1];
  return THEMES.find((theme) => theme === name) ?? "system";
}

const LABELS = { system: "System theme", light: "Light theme", dark: "Dark theme" } as const;
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Steps through system, light and dark. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const fetcher = useFetcher();
  const sent = THEMES.find((each) => each === fetcher.formData?.get("theme"));
  const current = sent ?? theme;
  const next = THEMES[(THEMES.indexOf(current) + 1) % THEMES.length] ?? "system";
  const icon = ICONS[current];
  return (
    <fetcher.Form method="post" action="/auth/theme">
      <button
        type="submit"
        name="theme"
        value={next}
        aria-label={`${LABELS[current]}. Change to: ${LABELS[next]}`}
        title={LABELS[current]}
        className={`${buttonClass("quiet", true)} min-w-11`}
      >
        <Icon of={icon} className="size-4" />
      </button>
    </fetcher.Form>
  );
}
