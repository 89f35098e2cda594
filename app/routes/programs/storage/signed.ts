import type { Viewer } from "#features/accounts/viewer.ts";
import type { ObjectPlace } from "#features/storage/objects.server.ts";
import { findObject, namesIn } from "#features/storage/queries.server.ts";
import { readOrder, signature, signatures } from "#features/storage/schema.ts";
import { signedAddress, signerOf } from "#features/storage/signed-addresses.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/signed.ts";
import { answerOpenly, answerOwner, answerStorage, refuseStorage } from "./door.server.ts";
import { answerObject, placeOf } from "./object-answer.server.ts";

export const handle: Handle = { keepsPages: true };

const methods = ["GET", "POST"];

/** `GET /storage/v1/object/sign/:bucket/*?token=…`: an object for those who have its signed address. */
export function loader(asked: Route.LoaderArgs) {
  return answerOpenly(asked, methods, async () => {
    const { request, context, params } = asked;
    const token = new URL(request.url).searchParams.get("token") ?? "";
    const signer = signerOf(services(context), placeOf(params), token);
    return signer
      ? answerObject(asked, signer, placeOf(params))
      : refuseStorage({ problem: "bad-signature" });
  });
}

/** `POST`: signs the address of an object of the caller; without a name, of several. */
export function action(asked: Route.ActionArgs) {
  return answerOwner(asked, methods, async (owner) => {
    const place = placeOf(asked.params);
    return place.name === ""
      ? signSeveral(asked, owner, place.bucket)
      : signOne(asked, owner, place);
  });
}

type Owner = Pick<Viewer, "userId">;

async function signOne({ request, context }: Route.ActionArgs, owner: Owner, place: ObjectPlace) {
  const order = await readOrder(request, signature);
  if ("problem" in order) return refuseStorage(order);
  if (!(await findObject(services(context), owner, place)))
    return refuseStorage({ problem: "no-object" });
  const signedURL = signedAddress(services(context), owner, place, order.expiresIn);
  return answerStorage({ signedURL });
}

async function signSeveral({ request, context }: Route.ActionArgs, owner: Owner, bucket: string) {
  const order = await readOrder(request, signatures);
  if ("problem" in order) return refuseStorage(order);
  const used = services(context);
  const known = await namesIn(used, owner, { bucket, names: order.paths });
  return answerStorage(
    order.paths.map((path) => {
      if (!known.has(path)) return { path, signedURL: null, error: "Object not found" };
      const signedURL = signedAddress(used, owner, { bucket, name: path }, order.expiresIn);
      return { path, signedURL, error: null };
    }),
  );
}
