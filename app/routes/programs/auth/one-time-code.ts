import { sendSignInCode } from "#features/accounts/apps/one-time-code.server.ts";
import { codeBody } from "#features/accounts/apps/schema.ts";
import { clientAddress, services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/one-time-code.ts";
import { answerAuth } from "./dialect.server.ts";
import { answerBody, askedLetterOf } from "./door.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /auth/v1/otp`: sends a code to sign in with. */
export function loader(asked: Route.LoaderArgs) {
  return answerBody(asked, async (body) => {
    const letter = askedLetterOf(asked.request, body);
    const network = clientAddress(asked.context);
    const done = await sendSignInCode(
      services(asked.context),
      network,
      codeBody.parse(body),
      letter,
    );
    return done.problem === null ? answerAuth({}) : refusalOfApp(done);
  });
}

export const action = loader;
