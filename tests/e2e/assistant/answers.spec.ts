import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/test.ts";
import { answerOf, askFor, chatOn, foundRace, holdAnswers, openChat, piece } from "./chat-page.ts";

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

test("CHAT-11 CHAT-12 GAP-77 dots show until the first piece, pieces are appended, the stored answer replaces them, and its replies are sent with a click", async ({
  page,
}) => {
  const held = await asked(page);
  const { dots, answers, stop, send, log, questions } = chatOn(page);
  await expect(dots).toBeVisible();
  await expect(stop).toBeVisible();
  await expectAccessible(page);
  await held.say(piece("Two ", "Two "));
  await expect(dots).toHaveCount(0);
  await expect(answers).toContainText("Two");
  await held.say(piece("races", "Two races"));
  await expect(answers).toContainText("Two races");
  await expectAccessible(page);
  await held.say(
    answerOf({
      content: "The whole answer.",
      blocks: [
        ["p", ["The ", ["strong", ["whole"]], " answer."]],
        ["ul", [["li", ["One is hilly"]]]],
      ],
      races,
      links: [{ label: "All races in Cusco", to: "/races?city=Cusco" }],
      options: ["Cheaper ones", "In April"],
      notice: "model-unavailable",
    }),
  );
  await expect(answers).toContainText("The whole answer.");
  await expect(answers).not.toContainText("Two races");
  await expect(send).toBeVisible();
  const cards = answers.getByRole("article");
  await expect(cards).toHaveCount(2);
  const card = cards.first();
  await expect(card.getByRole("link")).toHaveAttribute("href", `/races/${races[0]?.race.id}`);
  for (const fact of [
    "Cusco Sacred Valley Trail",
    "June 6, 2027",
    "Cusco, Peru",
    "21K",
    "from S/180 PEN",
  ]) {
    await expect(card).toContainText(fact);
  }
  await expect(card.getByRole("list", { name: "Why it fits" })).toHaveText("In Cusco21 km");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const debug = page.getByTitle("Debug");
  await debug.click();
  await page.getByRole("button", { name: "Bad answer" }).click();
  await expectAccessible(page);
  await debug.click();
  await log.getByRole("button", { name: "Cheaper ones" }).click();
  await expect(questions).toHaveText(["Trail races near Cusco?", "Cheaper ones"]);
  await expect(log.getByRole("button", { name: "Cheaper ones" })).toHaveCount(0);
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

test("an answer that breaks off shows what is stored; one can be stopped, asked for again, and its question edited", async ({
  page,
}) => {
  await openChat(page);
  await askFor(page, "How do I taper?");
  const { input, answers, trouble, stop, questions, send } = chatOn(page);
  const held = await holdAnswers(page);
  await input.fill("And then?");
  await input.press("Enter");
  await held.say(piece("Half an answ", "Half an answ"));
  await expect(answers.last()).toContainText("Half an answ");
  await held.cut();
  // The server knows nothing of the question that the test has answered.
  await expect(answers).toHaveCount(1);
  await expect(trouble).toHaveText("");
  await expect(answers.getByRole("button", { name: "Answer again" })).toBeVisible();

  await openChat(page);
  const resumed = await holdAnswers(page);
  await input.fill("Tell me everything");
  await input.press("Enter");
  await resumed.say(piece("Well, ", "Well, "));
  await expect(answers).toContainText("Well,");
  await stop.click();
  await expect(answers).toContainText("This answer was stopped.");
  await expect(send).toBeVisible();
  await answers.getByRole("button", { name: "Try again" }).click();
  await resumed.say(answerOf({ content: "Everything.", blocks: [["p", ["Everything."]]] }));
  await expect(answers).toContainText("Everything.");
  await expect(questions).toHaveText(["Tell me everything"]);
  await page.getByRole("button", { name: "Edit your question" }).click();
  await page.getByRole("textbox", { name: "Your question" }).fill("Tell me less");
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(questions).toHaveText(["Tell me less"]);
  await resumed.say(answerOf({ content: "Less.", blocks: [["p", ["Less."]]] }));
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText("Less.");
});
