import type { ProofProblem } from "#features/accounts/security/messages.ts";
import { whyNotProved } from "#features/accounts/security/proof.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";

const purpose = "personal data";
const goodForSeconds = 120;

/** Lets the viewer, whose identity is proved, download the archive within the next minutes. */
export async function askForArchive(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "tokens">,
  viewer: Pick<Viewer, "userId" | "sessionId">,
  password: string,
): Promise<
  { problem: ProofProblem; field: "password" | null } | { problem: null; ticket: string }
> {
  const problem = await whyNotProved(services, viewer, password);
  if (problem) return { problem, field: "password" };
  const { limits, tokens, now } = services;
  if (!(await limits.allow("personalData", viewer.userId))) {
    return { problem: "too-many-attempts", field: null };
  }
  const expires = new Date(now().getTime() + goodForSeconds * 1000);
  return { problem: null, ticket: tokens.sign(purpose, viewer.sessionId, { expires }) };
}

/** Whether a ticket was made for this session and still works. */
export function isGoodTicket(
  { tokens }: Pick<Services, "tokens">,
  { sessionId }: Pick<Viewer, "sessionId">,
  ticket: string,
): boolean {
  return tokens.read(purpose, ticket) === sessionId;
}
