import { expertPhotos } from "#features/accounts/profile/photo.ts";
import { squareAnswer } from "#features/accounts/profile/square-photos.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/photo.ts";

/** `/media/experts/:file`: the photo of an expert. */
export function loader({ context, params }: Route.LoaderArgs) {
  return squareAnswer(services(context), expertPhotos, params.file);
}
