/** An address for each lesson's words, which leads to that lesson in the form of all of them (CONT-10). */
import { redirect } from "react-router";
import { notFound } from "~/platform/web/responses.server";
import type { Route } from "./+types/lesson-address.route";

export function loader({ params }: Route.LoaderArgs) {
  if (!/^\d{1,3}$/.test(params.number)) notFound();
  const lesson = `lessons.${params.number}`;
  return redirect(`/admin/content/lessons?open=${lesson}#${lesson}-item`);
}
