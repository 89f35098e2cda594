import { data } from "react-router";
import { services } from "#services/context.ts";
import type { Route } from "./+types/invoice-pdf.ts";

/** An invoice of the sandbox as a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await services(context).payments.sandbox?.invoicePdf(params.id);
  if (!file) throw data(null, 404);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
