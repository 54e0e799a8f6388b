/** What several pages of the hiring room show. */
import type { RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content.server";
import type { IntakeForm } from "~/forms/forms";
import { formWith } from "~/forms/forms.server";
import type { FramedEmbed } from "~/platform/embeds/embed";
import { slotOf } from "~/settings/settings.server";
import { APPLICATION } from "./copy/application";
import { ROLE } from "./copy/role.server";

/** The three setters' videos, in order; null if a company has set none. */
export function storiesOf(context: Readonly<RouterContextProvider>): (FramedEmbed | null)[] {
  return (["setterStory1", "setterStory2", "setterStory3"] as const).map((name) =>
    slotOf(context, name),
  );
}

export function applicationForm(context: Readonly<RouterContextProvider>): IntakeForm {
  return formWith(APPLICATION, contentOf(context, ROLE).form);
}
