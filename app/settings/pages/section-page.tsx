import { useId, useState } from "react";
import { requireRight } from "~/auth/auth.server";
import { notFound } from "~/platform/web/responses.server";
import { SelectField, TextField } from "~/ui/fields";
import { useHydrated } from "~/ui/use-hydrated";
import { accentOf, exactHex, hueOfHex, leastContrast } from "../brand-color";
import { LOGO_PARTS, SECTIONS } from "../parts.server";
import {
  SECTION_FORMS,
  SECTION_NAMES,
  type SectionField,
  type SectionName,
} from "../section-fields";
import { accentHex, accentLightness } from "../settings";
import type { Route } from "./+types/section-page";
import { LogoCard } from "./logo-card";
import { isLogoPart, logoStates, tryLogo, withLogo } from "./logo-parts.server";
import { type PartResponse, responseOf, sendSettings } from "./part-state";
import { partStates, savePart, settingsActs } from "./saving.server";
import { type FieldState, SettingsForm, storedHint } from "./settings-form";

/** The colors of `tokens.css` in one theme, recomputed because the stylesheet computes them for the whole document. */
const COLORS = {
  Light: {
    paper: () => "oklch(0.974 0.013 84)",
    accent: (hue: number) => `oklch(${accentLightness(hue)} 0.19 ${hue})`,
    onAccent: () => "oklch(0.99 0.005 85)",
  },
  Dark: {
    paper: () => "oklch(0.19 0.012 65)",
    accent: (hue: number) => `oklch(0.73 0.13 ${hue})`,
    onAccent: (hue: number) => `oklch(0.19 0.02 ${hue})`,
  },
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const name = sectionNamed(params.section);
  const [part] = await partStates(context, { [name]: SECTIONS[name] });
  if (!part) notFound();
  return {
    name,
    part,
    logos: name === "brand" ? await logoStates(context) : [],
  };
}

export const action = settingsActs(["remove", "try"], async (call, part, { mark, form }) => {
  const name = sectionNamed(call.params.section ?? "");
  const back = `/admin/settings/${name}`;
  if (name === "brand" && isLogoPart(part)) {
    if (form.intent === "try") return tryLogo(part, mark, form);
    return savePart(
      call,
      { part: LOGO_PARTS[part], name: part, back },
      { mark, form: await withLogo(part, form) },
    );
  }
  const needsReauthentication = name === "pixel";
  return savePart(
    call,
    { part: SECTIONS[name], name, back, needsReauthentication },
    { mark, form },
  );
});

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSettings(request, () => serverAction());
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => SECTION_FORMS[data.name].title,
  fault: "Failed to read the settings",
};

export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, part, logos } = loaderData;
  const { title, text, fields } = SECTION_FORMS[name];
  const response: PartResponse | undefined = actionData;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section key={name} id={name} aria-labelledby="section-title" className="panel p-6">
        <h2 id="section-title" className="text-2xl">
          {title}
        </h2>
        <p className="mt-1 mb-6 max-w-prose text-quiet">{text}</p>
        <SettingsForm part={part} response={response}>
          {(field) =>
            fields.map((each) => (
              <SectionFieldView
                key={each.name}
                field={each}
                state={field(each.name)}
                colorError={field("color").error}
                exact={field("exact").value || null}
                asked={field("asked").value || null}
              />
            ))
          }
        </SettingsForm>
      </section>
      {logos.length > 0 && (
        <div className="grid gap-6">
          {logos.map((logo) => (
            <LogoCard key={logo.name} logo={logo} response={responseOf(logo.name, response)} />
          ))}
        </div>
      )}
    </div>
  );
}

function sectionNamed(asked: string): SectionName {
  return SECTION_NAMES.find((name) => name === asked) ?? notFound();
}

/** `colorError`: of the color that goes with a hue. */
type SectionFieldProps = {
  field: SectionField;
  state: FieldState;
  colorError: string | undefined;
  /** The brand's own color, if pages show it, and the chosen one, if they do not. */
  exact: string | null;
  asked: string | null;
};

function SectionFieldView({ field, state, ...color }: SectionFieldProps) {
  const { name, label, example, kind, options } = field;
  const hintId = useId();
  const hint = [storedHint(state), example].filter(Boolean).join(". ");
  if (kind === "hue")
    return <HueField name={name} label={label} hint={hint} state={state} {...color} />;
  if (kind === "choice")
    return (
      <div className="grid gap-1.5">
        <SelectField name={name} label={label} defaultValue={state.value} aria-describedby={hintId}>
          {options?.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <p id={hintId} className="text-quiet text-sm">
          {hint}
        </p>
      </div>
    );
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      error={state.error}
      defaultValue={state.value}
      autoComplete="off"
      spellCheck={false}
      {...(kind === "digits" ? { inputMode: "numeric" } : { type: kind })}
    />
  );
}

type HueFieldProps = {
  name: string;
  label: string;
  hint: string;
  state: FieldState;
} & Pick<SectionFieldProps, "colorError" | "exact" | "asked">;

function hueIn(text: string): number {
  return Math.min(360, Math.max(0, Number.parseInt(text, 10) || 0));
}

/** The brand's hue, by degrees or by color, with a sample button in both themes. */
function HueField({ name, label, hint, state, colorError, exact, asked }: HueFieldProps) {
  const [typed, setTyped] = useState(state.value);
  const hydrated = useHydrated();
  const hue = hueIn(typed);
  const [color, setColor] = useState(accentOf({ hue, exact }));
  const isAsFound = hue === hueIn(state.value) && color === accentHex(hue);
  function turn(text: string) {
    setTyped(text);
    setColor(accentHex(hueIn(text)));
  }
  function pick(text: string) {
    setColor(text);
    const picked = hueOfHex(text.trim());
    if (typeof picked === "number") setTyped(String(picked));
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-2">
        <TextField
          name={name}
          label={label}
          hint={hint}
          error={state.error}
          value={typed}
          onChange={(event) => turn(event.currentTarget.value)}
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
            onChange={(event) => turn(event.currentTarget.value)}
            className="min-h-11 w-full accent-accent"
          />
        )}
        <TextField
          name="color"
          label="Hex color"
          hint={colorHint(color, hue, isAsFound ? asked : null)}
          error={colorError}
          value={color}
          onChange={(event) => pick(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className="flex flex-wrap gap-2 sm:pt-7">
        <Swatch theme="Light" hue={hue} exact={color === accentHex(hue) ? null : exactHex(color)} />
        <Swatch theme="Dark" hue={hue} />
      </div>
    </div>
  );
}

/** Whether text in a color and on it can be read, and what pages show of one in which it cannot. */
function colorHint(color: string, hue: number, asked: string | null): string {
  const text = color.trim();
  const picked = hueOfHex(text);
  if (typeof picked !== "number") return "Kept exactly if all text in it and on it is readable";
  const instead = (typed: string, other: string) =>
    `${typed} is too light for text to be readable in it and on it. Pages show ${other} instead, which has the same hue`;
  const shown = text === accentHex(hue) ? text : exactHex(text);
  if (shown === null) return instead(text, accentHex(picked));
  const ratio = Math.floor(leastContrast(shown, picked) * 10) / 10;
  const readable = `Text in this color and on it is readable: contrast ${ratio.toFixed(1)} to 1, at least 4.5 is needed. Dark pages use its hue`;
  return asked === null ? readable : `${instead(asked, text)}. ${readable}`;
}

type SwatchProps = { theme: keyof typeof COLORS; hue: number; exact?: string | null };

function Swatch({ theme, hue, exact }: SwatchProps) {
  const { paper, accent, onAccent } = COLORS[theme];
  return (
    <span
      data-preview={theme}
      className="grid min-w-32 place-content-center rounded-panel border border-line p-4"
      style={{ backgroundColor: paper() }}
    >
      <span
        className="rounded-control px-4 py-2.5 font-semibold text-sm"
        style={{ backgroundColor: exact ?? accent(hue), color: onAccent(hue) }}
      >
        {theme}
      </span>
    </span>
  );
}
