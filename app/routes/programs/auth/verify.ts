import { verifyBody } from "#features/accounts/apps/schema.ts";
import { verifyCode } from "#features/accounts/apps/verify.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/verify.ts";
import { answerBody, answerSession, appClientOf } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /auth/v1/verify`: signs in by the code of a letter. */
export function loader(asked: Route.LoaderArgs) {
  return answerBody(asked, async (body) => {
    const client = { ...appClientOf(asked), origin: publicOrigin(asked.request) };
    return answerSession(await verifyCode(services(asked.context), verifyBody.parse(body), client));
  });
}

export const action = loader;
