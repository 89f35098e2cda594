import { expertPhotos, peoplePhotos } from "#features/accounts/profile/photo.ts";
import { squareAnswer } from "#features/accounts/profile/square-photos.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/photo.ts";

/** `/media/people/:file` and `/media/experts/:file`: the photo of a person or of an expert. */
export function loader({ context, params, pattern }: Route.LoaderArgs) {
  const photos = pattern.includes("experts") ? expertPhotos : peoplePhotos;
  return squareAnswer(services(context), photos, params.file);
}
