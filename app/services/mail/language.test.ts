import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { outboxOf } from "../../../tests/support/outbox.ts";
import type { BilingualLetter } from "./mail.ts";

const { db } = await openTestDatabase();
const letter: BilingualLetter = (lang) => ({ subject: `In ${lang}`, text: "x", html: "x" });

test.each([
  [["en", "es"], "es"],
  [["en"], "en"],
] as const)("a site with the languages %j writes to a Spanish reader in %s", (languages, written) =>
  rolledBack(db, async (tx) => {
    const { mail, sms, messages } = outboxOf(tx, { languages });
    await mail.send({ address: "ana@example.com", lang: "es" }, letter);
    await mail.send({ address: "bea@example.com", lang: "en" }, letter);
    await sms.send({ number: "+51987654321", lang: "es" }, (lang) => `In ${lang}`);
    const sent = (await messages()).map(({ subject, body }) => subject ?? body);
    expect(sent.sort()).toEqual([`In ${written}`, "In en", `In ${written}`].sort());
  }),
);
