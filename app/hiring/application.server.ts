import type { RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content.server";
import type { IntakeForm } from "~/forms/forms";
import { formWith } from "~/forms/forms.server";
import { APPLICATION } from "./content/application";
import { ROLE } from "./content/role.server";

export { isUnderAge, qualifies } from "./content/application";

export function applicationForm(context: Readonly<RouterContextProvider>): IntakeForm {
  return formWith(APPLICATION, contentOf(context, ROLE).form);
}
