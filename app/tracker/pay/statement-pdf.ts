import { brandOf } from "~/settings/settings.server";
import type { Route } from "./+types/statement-pdf";
import { drawStatement } from "./draw-statement.server";
import { statementFor } from "./statement.server";

/** A statement as a PDF file (PAY-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const statement = await statementFor(request, context);
  const file = await drawStatement(statement, brandOf(context).name);
  return new Response(file, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="statement-${statement.period.period}.pdf"`,
      "Cache-Control": "no-store",
    },
  });
}
