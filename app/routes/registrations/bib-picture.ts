import { requireViewer } from "#features/accounts/viewer.server.ts";
import { coverSvg } from "#features/races/pictures/draw-cover.ts";
import {
  bibCoverSize,
  bibPicture,
  type PinnedEntry,
  type ShownOnBib,
} from "#features/registrations/bib-picture/bib-picture.ts";
import { findRegistration } from "#features/registrations/queries.server.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { attachment } from "#values/web/attachment.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/bib-picture.ts";

/**
 * `/registrations/:id/bib.jpg`: the runner's own bib as a picture to save or send. Nobody else gets it.
 * The name is on it with `?name=1` alone, and the code for the desk with `?code=1`.
 */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, images } = services(args.context);
  const entry = await findRegistration({ db }, viewer, args.params.id);
  if (!entry || entry.status === "cancelled") throw new Response("Not Found", { status: 404 });
  await requireWithinLimit(args.context, "sharePicture");
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const lang = languageOf(args.url);
  const isNamed = args.url.searchParams.get("name") === "1";
  const isCoded = args.url.searchParams.get("code") === "1";
  const jpeg = await drawBibPicture({ images }, entry, { unit, isNamed, isCoded, lang });
  return attachment(Buffer.from(jpeg), { name: `bib-${entry.bib}.jpg`, type: "image/jpeg" });
}

/** The JPEG of a runner's bib. It is drawn for the runner alone and not kept. */
function drawBibPicture(
  { images }: Pick<Services, "images">,
  entry: PinnedEntry,
  shown: ShownOnBib,
): Promise<Uint8Array> {
  const { race } = entry;
  const cover = coverSvg({ seed: race.id, type: race.type, place: race }, bibCoverSize);
  return images.drawJpeg(bibPicture(entry, cover, shown));
}
