import { countFile } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import type { Route } from "./+types/statement-pdf.route";
import { drawStatement } from "./draw-statement.server";
import { portionsOf, statementFor } from "./statement.server";

/** A statement as a PDF file (PAY-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const statement = await statementFor(request, context);
  await countFile(request, context);
  const entries = portionsOf(context.get(requestContext).db, statement);
  const file = await drawStatement(statement, entries, brandOf(context).name);
  return new Response(file, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="statement-${statement.period.period}.pdf"`,
      "Cache-Control": "no-store",
    },
  });
}
