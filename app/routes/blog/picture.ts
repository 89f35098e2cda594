import { pictureAnswer } from "#features/blog/images/pictures.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/picture.ts";

/** `/media/blog/*`: a picture of a post, under the hash of its content. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  return pictureAnswer(services(context), request, params["*"]);
}
