import { greetingName } from "~/platform/text/greeting-name";

/** The variables in messages; the setter supplies the name, the rest comes from the settings. */
export type Variables = Readonly<Record<string, string>>;

const VARIABLE = /\{(\w+)\}/g;
const VARIABLE_BEFORE = /\{(\w+)\}(\/?)/g;
const NAME = "{firstName}";

/** What messages may link to. */
export type MessageLinks = Readonly<
  Record<"website" | "testimonials" | "booking" | "support", string>
>;

/** The settings' links under the names that messages use. */
export function linkVariables({ website, testimonials, booking, support }: MessageLinks) {
  return {
    bookingLink: booking,
    websiteLink: website,
    testimonialsLink: testimonials,
    supportLink: support,
  };
}

export function missingIn(message: string, variables: Variables): string[] {
  const needed = [...message.matchAll(VARIABLE)].map(([, name = ""]) => name);
  return [...new Set(needed)].filter((name) => !variables[name]?.trim());
}

/** A message with its variables filled in; a missing one stays as it is. A link and a path behind it share one slash. */
export function filled(message: string, variables: Variables): string {
  return message.replace(VARIABLE_BEFORE, (whole, name: string, slash: string) => {
    const value = variables[name]?.trim();
    if (!value) return whole;
    return slash ? value.replace(/\/$/, "") + slash : value;
  });
}

/** A message that reads well without a name. */
export function withoutName(message: string): string {
  return message.replaceAll(`, ${NAME}`, "").replaceAll(NAME, "there");
}

/** A message for someone: whose name is not known is greeted without one. */
export function sentTo(message: string, variables: Variables): string {
  const firstName = greetingName(variables.firstName ?? "");
  return filled(firstName ? message : withoutName(message), { ...variables, firstName });
}

export type Piece = { text: string; missing: boolean };

/** A filled message in pieces, so a missing variable can be shown as such. */
export function piecesOf(message: string, variables: Variables): Piece[] {
  return filled(message, variables)
    .split(/(\{\w+\})/)
    .filter((text) => text !== "")
    .map((text) => ({ text, missing: /^\{\w+\}$/.test(text) }));
}
