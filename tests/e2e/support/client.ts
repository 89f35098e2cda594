import { expect, type Page } from "@playwright/test";
import type { Client } from "../../support/pages/client.ts";

/** For helpers that act for the person at a browser without looking at the screen. */
export function clientOf(page: Page): Client {
  return {
    read: async (address) => (await page.request.get(address)).text(),
    async send(address, form) {
      const answer = await page.request.post(address, { form, maxRedirects: 0 });
      expect(answer.status(), await answer.text()).toBe(303);
    },
  };
}
