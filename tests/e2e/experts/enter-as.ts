import type { Page } from "@playwright/test";
import { sessionOf } from "../../support/site/runner-pool.ts";
import type { ExpertPerson } from "./shown-experts.ts";

/** Gives the browser of a page the session of a person. */
export async function enterAs(page: Page, person: ExpertPerson) {
  await page.context().clearCookies({ name: /session/ });
  await page.context().addCookies([sessionOf({ token: person })]);
}
