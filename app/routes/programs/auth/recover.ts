import { sendRecoveryCode } from "#features/accounts/apps/one-time-code.server.ts";
import { addressBody } from "#features/accounts/apps/schema.ts";
import { clientAddress, services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/recover.ts";
import { answerAuth } from "./dialect.server.ts";
import { answerBody, askedLetterOf } from "./door.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /auth/v1/recover`: sends a code to set a new password with. */
export function loader(asked: Route.LoaderArgs) {
  return answerBody(asked, async (body) => {
    const letter = askedLetterOf(asked.request, body);
    const network = clientAddress(asked.context);
    const done = await sendRecoveryCode(
      services(asked.context),
      network,
      addressBody.parse(body),
      letter,
    );
    return done.problem === null ? answerAuth({}) : refusalOfApp(done);
  });
}

export const action = loader;
