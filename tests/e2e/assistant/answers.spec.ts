import { expect, expectAccessible, test } from "../support/test.ts";
import { answerOf, askFor, chatOn, foundRace, holdAnswers, openChat, piece } from "./chat-page.ts";

const races = ["Cusco Sacred Valley Trail", "Ultra Cordillera Blanca"].map((name, place) =>
  foundRace(`0d1f6a52-5d3e-4c57-9a83-3a4b0f4f1c1${place}`, name),
);

test("CHAT-07 CHAT-09 CHAT-10 CHAT-11 CHAT-12 GAP-77 Enter sends what the box has grown with, dots show until the first piece, the stored answer replaces the pieces, a screen reader hears whole sentences, and replies are sent with a click", async ({
  page,
}) => {
  await openChat(page);
  const held = await holdAnswers(page);
  const { input, dots, answers, stop, send, log, questions } = chatOn(page);
  const height = async () => (await input.boundingBox())?.height ?? 0;
  expect(await height()).toBe(44);
  await input.fill("   ");
  await expect(send).toBeDisabled();
  await input.press("Enter");
  await expect(questions).toHaveCount(0);
  await input.fill("First line");
  await expect(send).toBeEnabled();
  await input.press("Shift+Enter");
  await input.pressSequentially("second line");
  await expect(input).toHaveValue("First line\nsecond line");
  await expect.poll(height).toBeGreaterThan(44);
  await input.fill("line\n".repeat(40));
  await expect.poll(height).toBe(150);
  await input.fill("Trail races\nnear Cusco?");
  await input.press("Enter");
  await expect(questions).toHaveText(["Trail races\nnear Cusco?"]);
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();

  const spoken = page.locator("div[aria-live=polite].sr-only");
  await expect(log).toHaveAttribute("aria-live", "off");
  await expect(dots).toBeVisible();
  await expect(stop).toBeVisible();
  await expectAccessible(page);
  const first = "Two races fit. ";
  await held.say(piece(first, first));
  await expect(dots).toHaveCount(0);
  await expect(answers).toContainText("Two races fit.");
  const soFar = `${first}The first is in Cusco. The sec`;
  await held.say(piece("The first is in Cusco. The sec", soFar));
  await expect(answers).toContainText("The sec");
  await expect(spoken).toContainText("The first is in Cusco.");
  await expect(spoken, "half a sentence waits").not.toContainText("The sec");
  await expectAccessible(page);
  await held.say(
    answerOf({
      content: "The whole answer.",
      blocks: [
        ["p", [`${soFar}ond is in `, ["strong", ["Huaraz"]], "."]],
        ["ul", [["li", ["One is hilly"]]]],
      ],
      races,
      links: [{ label: "All races in Cusco", to: "/races?city=Cusco" }],
      options: ["Cheaper ones", "In April"],
      notice: "model-unavailable",
    }),
  );
  await expect(answers).toContainText("The second is in Huaraz.");
  await expect(answers.getByText("One is hilly")).toBeVisible();
  await expect(spoken.locator("p").last()).toContainText("The second is in Huaraz.");
  await expect(spoken.locator("p").last()).toContainText(
    "2 races: Cusco Sacred Valley Trail, Ultra Cordillera Blanca. Replies: Cheaper ones, In April.",
  );
  await expect(input).toBeFocused();
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
  await expect(questions).toHaveCount(2);
  await expect(questions.last()).toHaveText("Cheaper ones");
  await expect(log.getByRole("button", { name: "Cheaper ones" })).toHaveCount(0);
  await held.say(answerOf({ content: "", blocks: [["p", ["Rest, and answer at once."]]] }));
  await expect(spoken.locator("p").last()).toHaveText("Rest, and answer at once.");
});

test("GAP-02 on a phone the end is one press away for a reader who has gone back; an answer can be stopped, asked for again, and its question edited; one that breaks off shows what is stored", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openChat(page);
  await expectAccessible(page);
  const drawer = page.getByRole("complementary", { name: "Conversations" });
  await page.getByRole("button", { name: "Conversations" }).click();
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  const { input, answers, log, trouble, stop, questions, send } = chatOn(page);
  const held = await holdAnswers(page);
  await input.fill("Tell me everything");
  await input.press("Enter");
  const lines = Array.from({ length: 60 }, (_, line): ["p", string[]] => ["p", [`Line ${line}`]]);
  await held.say({ content: "Lines", shown: { from: 0, blocks: lines } });
  const latest = page.getByRole("button", { name: "Jump to latest" });
  await expect(latest).toBeVisible();
  await expect(log.getByText("Tell me everything")).toBeInViewport();
  await latest.click();
  await expect(log.getByText("Line 59")).toBeInViewport();
  await expect(latest).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await stop.click();
  await expect(answers).toContainText("This answer was stopped.");
  await expect(send).toBeVisible();
  await answers.getByRole("button", { name: "Try again" }).click();
  await held.say(answerOf({ content: "Everything.", blocks: [["p", ["Everything."]]] }));
  await expect(answers).toContainText("Everything.");
  await expect(questions).toHaveText(["Tell me everything"]);
  await page.getByRole("button", { name: "Edit your question" }).click();
  await page.getByRole("textbox", { name: "Your question" }).fill("Tell me less");
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(questions).toHaveText(["Tell me less"]);
  await held.say(answerOf({ content: "Less.", blocks: [["p", ["Less."]]] }));
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText("Less.");

  await openChat(page);
  await askFor(page, "How do I taper?");
  const cut = await holdAnswers(page);
  await input.fill("And then?");
  await input.press("Enter");
  await cut.say(piece("Half an answ", "Half an answ"));
  await expect(answers.last()).toContainText("Half an answ");
  await cut.cut();
  // The server knows nothing of the question that the test has answered.
  await expect(answers).toHaveCount(1);
  await expect(trouble).toHaveText("");
  await expect(answers.getByRole("button", { name: "Answer again" })).toBeVisible();
});
