import { signUpBody } from "#features/accounts/apps/schema.ts";
import { signUpByApp } from "#features/accounts/apps/sign-up.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/sign-up.ts";
import { answerAuth } from "./dialect.server.ts";
import { answerBody, appAskerOf, askedLetterOf } from "./door.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /auth/v1/signup`: makes an account that waits for its confirmation. */
export function loader(asked: Route.LoaderArgs) {
  return answerBody(asked, async (body) => {
    const letter = askedLetterOf(asked.request, body);
    const form = signUpBody.parse(body);
    const done = await signUpByApp(services(asked.context), appAskerOf(asked), form, letter);
    return done.problem === null ? answerAuth(done.user) : refusalOfApp(done);
  });
}

export const action = loader;
