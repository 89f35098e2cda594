import { bibLabelsPdf, startListPdf } from "#features/race-day/papers.server.ts";
import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { recordExport } from "#features/registrations/roster/exports.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { readStartListOrder } from "#features/registrations/roster/schema.ts";
import { services } from "#services/context.ts";
import { attachment } from "#values/web/attachment.ts";
import { languageOf } from "#values/web/language.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/papers.ts";

/** `…/races/:id/start-list.pdf` and `…/races/:id/bib-labels.pdf`; that they were saved is written down. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const race = await findRosterRace(services(args.context), editor, args.params.id);
  if (!race) throw raceMissing();
  const areLabels = args.pattern.endsWith("bib-labels.pdf");
  await recordExport(services(args.context), editor, race, areLabels ? "labels" : "pdf");
  const lang = languageOf(args.url);
  const order = readStartListOrder(args.url.searchParams);
  const bytes = areLabels
    ? await bibLabelsPdf(services(args.context), race, lang)
    : await startListPdf(services(args.context), race, { order, lang });
  const name = `${areLabels ? "bib-labels" : "start-list"}-${race.startDate}.pdf`;
  return attachment(new Uint8Array(bytes), { name, type: "application/pdf" });
}
