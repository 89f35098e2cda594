import { drawCertificate, finisherOf } from "#features/results/runner-pictures.server.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import { keepable } from "#values/text/clean.ts";
import { attachment } from "#values/web/attachment.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/certificate.ts";

/** `/races/:id/results/certificate.pdf?bib=7`: the certificate of a finisher of a distance. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, images } = services(context);
  const asked = url.searchParams;
  const bib = keepable(asked.get("bib") ?? "");
  const shown = await finisherOf({ db }, params.id, { key: asked.get("distance"), bib });
  if (!shown) throw new Response("Result Not Found", { status: 404 });
  await requireWithinLimit(context, "sharePicture");
  const pdf = await drawCertificate({ images }, shown, languageOf(url));
  const name = `certificate-${bib.replace(/[^A-Za-z0-9-]/g, "")}.pdf`;
  return attachment(pdf, { name, type: "application/pdf" });
}
