import { href } from "react-router";
import type { Letter } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { withQuery } from "#values/address.ts";
import { type CodeKind, codeMinutes, makeCode, type TakenCode } from "../../codes.server.ts";
import {
  letterToChangeAddress,
  letterToConfirmApp,
  letterToRecover,
  letterToSignIn,
} from "./emails.tsx";
import { type AskedFlow, beginFlow, redirectOf } from "./flows.server.ts";

/** Where an app wants its person back, and this site, to which links lead. */
export type AskedLetter = AskedFlow & { origin: string };

type LetterKind = Exclude<CodeKind, "reauthentication">;

const letters = {
  signup: letterToConfirmApp,
  magiclink: letterToSignIn,
  recovery: letterToRecover,
  email_change: letterToChangeAddress,
} satisfies Record<LetterKind, (code: { digits: string; link: string | null }) => Letter>;

/** Kinds whose link does something without an app: it confirms an address. */
const confirming: readonly CodeKind[] = ["signup", "email_change"];

/** Sends a letter with a code to `sentTo`; `db` may be the handle of a transaction. */
export async function sendCode(
  services: Pick<Services, "db" | "now" | "identity" | "mail">,
  about: { userId: string; kind: LetterKind; sentTo: string } & Partial<TakenCode>,
  asked: AskedLetter,
): Promise<void> {
  const { userId, kind, sentTo } = about;
  const flow = { userId, minutes: codeMinutes };
  const flowId = (await beginFlow(services, kind, asked, flow)) ?? about.flowId ?? null;
  const { digits, link } = await makeCode(services, { ...about, flowId });
  // Without a challenge a link cannot sign an app in, so the letter has the digits alone.
  const leadsBack = redirectOf(services, asked) !== null && asked.challenge.code_challenge !== "";
  const hasLink = confirming.includes(kind) || leadsBack;
  const address = asked.origin + withQuery(href("/auth/app-link"), { token: link });
  const letter = letters[kind]({ digits, link: hasLink ? address : null });
  await services.mail.send({ address: sentTo }, letter, { within: services.db });
}
