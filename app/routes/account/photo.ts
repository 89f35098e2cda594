import { peoplePhotos } from "#features/accounts/profile/photo.ts";
import { squareAnswer } from "#features/accounts/profile/square-photos.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/photo.ts";

/** `/media/people/:file`: a person's photo. */
export function loader({ context, params }: Route.LoaderArgs) {
  return squareAnswer(services(context), peoplePhotos, params.file);
}
