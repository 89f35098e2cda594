import type { Services } from "#services/services.ts";
import { tooManyAttempts } from "../messages.ts";
import { whyNotProved } from "../security/proof.server.ts";
import type { Viewer } from "../viewer.ts";

const purpose = "personal data";
const goodForSeconds = 120;

type Needs = Pick<Services, "db" | "now" | "identity" | "limits" | "tokens">;
type Me = Pick<Viewer, "userId" | "sessionId">;
type Refusal = { problem: string; field: "password" | null };

/** Lets the viewer fetch the archive within the next minutes, after they have proved who they are. */
export async function askForArchive(
  services: Needs,
  viewer: Me,
  password: string,
): Promise<Refusal | { problem: null; ticket: string }> {
  const problem = await whyNotProved(services, viewer, password);
  if (problem) return { problem, field: "password" };
  const { limits, tokens, now } = services;
  if (!(await limits.allow("personalData", viewer.userId))) {
    return { problem: tooManyAttempts, field: null };
  }
  const expires = new Date(now().getTime() + goodForSeconds * 1000);
  return { problem: null, ticket: tokens.sign(purpose, viewer.sessionId, { expires }) };
}

/** Whether a ticket was given to this very session, and is still good. */
export function isGoodTicket(
  { tokens }: Pick<Services, "tokens">,
  { sessionId }: Pick<Viewer, "sessionId">,
  ticket: string,
): boolean {
  return tokens.read(purpose, ticket) === sessionId;
}
