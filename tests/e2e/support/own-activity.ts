import { expect, type Page } from "@playwright/test";
import * as activity from "../../support/own-activity.ts";

type SomeRace = activity.SomeRace;

/** Finds a race of the demo data by its name, without looking at the screen. */
export const findRace = (page: Page, name: string) => activity.findRace(clientOf(page), name);

export const keepRace = (page: Page, race: SomeRace) => activity.keepRace(clientOf(page), race);

export const reviewRace = (page: Page, race: SomeRace, comment: string, rating?: number) =>
  activity.reviewRace(clientOf(page), race, comment, rating);

/** Registers for a race of the demo data, step by step as without a script. */
export const registerSomewhere = (page: Page) => activity.registerSomewhere(clientOf(page));

function clientOf(page: Page): activity.Client {
  return {
    read: async (address) => (await page.request.get(address)).text(),
    async send(address, form) {
      const answer = await page.request.post(address, { form, maxRedirects: 0 });
      expect(answer.status(), await answer.text()).toBe(303);
    },
  };
}
