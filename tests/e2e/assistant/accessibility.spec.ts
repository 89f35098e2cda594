import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/test.ts";
import { answerOf, chatOn, foundRace, holdAnswers, openChat, piece } from "./chat-page.ts";

const races = ["Cusco Sacred Valley Trail", "Ultra Cordillera Blanca"].map((name, place) =>
  foundRace(`0d1f6a52-5d3e-4c57-9a83-3a4b0f4f1c1${place}`, name),
);

async function asked(page: Page) {
  await openChat(page);
  const held = await holdAnswers(page);
  const { input } = chatOn(page);
  await input.fill("Trail races near Cusco?");
  await input.press("Enter");
  return held;
}

test("the chooser, the drawer and an empty conversation are accessible on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/chat");
  await expectAccessible(page);
  await openChat(page);
  await expectAccessible(page);
  const drawer = page.getByRole("complementary", { name: "Conversations" });
  await page.getByRole("button", { name: "Conversations" }).click();
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("a conversation is accessible while it waits, while it arrives and when it is whole", async ({
  page,
}) => {
  const held = await asked(page);
  await expect(chatOn(page).dots).toBeVisible();
  await expectAccessible(page);
  await held.say(piece("Two races fit. ", "Two races fit. "));
  await expect(chatOn(page).answers).toContainText("Two races fit.");
  await expectAccessible(page);
  await held.say(
    answerOf({
      content: "Two races fit.",
      blocks: [
        ["p", ["Two ", ["strong", ["races"]], " fit."]],
        ["ul", [["li", ["One is hilly"]]]],
      ],
      races,
      links: [{ label: "All races in Cusco", to: "/races?city=Cusco" }],
      options: ["Cheaper ones", "In April"],
      notice: "model-unavailable",
    }),
  );
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByTitle("Debug").click();
  await page.getByRole("button", { name: "Bad answer" }).click();
  await expectAccessible(page);
});

test("a screen reader hears whole sentences, and the focus stays in the input", async ({
  page,
}) => {
  const held = await asked(page);
  const { input, log } = chatOn(page);
  const spoken = page.locator("div[aria-live=polite].sr-only");
  await expect(log).toHaveAttribute("aria-live", "off");
  const first = "Two races fit. The first is in Cusco. The sec";
  await held.say(piece(first, first));
  await expect(spoken).toHaveText("Two races fit. The first is in Cusco.");
  await held.say(
    answerOf({
      content: "",
      blocks: [["p", [`${first}ond is in Huaraz.`]]],
      races,
      options: ["Cheaper"],
    }),
  );
  await expect(spoken.locator("p").last()).toHaveText(
    "The second is in Huaraz. 2 races: Cusco Sacred Valley Trail, Ultra Cordillera Blanca. Replies: Cheaper.",
  );
  await expect(input).toBeFocused();
  await input.fill("And after that?");
  await input.press("Enter");
  await held.say(answerOf({ content: "", blocks: [["p", ["Rest, and answer at once."]]] }));
  await expect(spoken.locator("p").last()).toHaveText("Rest, and answer at once.");
});
