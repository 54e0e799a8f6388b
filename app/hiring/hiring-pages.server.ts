/** What several pages of the hiring room show. */
import type { RouterContextProvider } from "react-router";
import type { FramedEmbed } from "~/platform/embeds/embed";
import { slotOf } from "~/settings/settings.server";

/** The three setters' videos, in order; null if a company has set none. */
export function storiesOf(context: Readonly<RouterContextProvider>): (FramedEmbed | null)[] {
  return (["setterStory1", "setterStory2", "setterStory3"] as const).map((name) =>
    slotOf(context, name),
  );
}
