import { href } from "react-router";
import { adminOrStatus } from "#features/accounts/viewer.server.ts";
import { postProblems } from "#features/blog/editing/messages.ts";
import {
  makePicture,
  onlyAdminsMakePictures,
  unknownPictureCall,
} from "#features/blog/images/pictures.server.ts";
import { readPictureCall } from "#features/blog/images/schema.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/generate-image.ts";
import { answerCall, bodyOf } from "./call.server.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /functions/generate-image` with a `prompt` and the `size` `1024x1024` answers
 * `{ image_url, source }`: a featured image, cut out of what was made in this size.
 */
export function action(asked: Route.ActionArgs) {
  return answerCall(asked, postProblems["no-picture"], () => make(asked));
}

async function make(asked: Route.ActionArgs): Promise<Response> {
  const { admin, status } = await adminOrStatus(asked);
  if (!admin) return refuseCall(onlyAdminsMakePictures, status);
  const call = readPictureCall(await bodyOf(asked.request));
  if (!call) return refuseCall(unknownPictureCall, 400);
  const wish = { ...call, title: "", signal: asked.request.signal };
  const made = await makePicture(services(asked.context), admin, wish);
  if (made.problem !== null) {
    return refuseCall(postProblems[made.problem], made.problem === "too-many" ? 429 : 502);
  }
  return Response.json(
    { image_url: made.address, source: made.source },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

/** A function is called, not visited. */
export function loader() {
  return refuseCall(`POST to ${href("/functions/generate-image")}.`, 405);
}
