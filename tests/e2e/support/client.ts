import { expect, type Page } from "@playwright/test";
import type { Client } from "../../support/client.ts";

/** For the helpers that act for the person of a browser without a look at the screen. */
export function clientOf(page: Page): Client {
  return {
    read: async (address) => (await page.request.get(address)).text(),
    async send(address, form) {
      const answer = await page.request.post(address, { form, maxRedirects: 0 });
      expect(answer.status(), await answer.text()).toBe(303);
    },
  };
}
