import { forgiveLostNetwork, setOffline } from "../support/offline.ts";
import { expect, test } from "../support/test.ts";
import { chatOn, openChat, threadAddress } from "./chat-page.ts";

test("CHAT-27 ERR-37 a message that fails, finds the conversation busy or is sent without a connection says so, stays, and is asked once; an answer whose connection ends anywhere is shown as it is stored", async ({
  page,
  kept,
  complaints,
}) => {
  await openChat(page);
  const { input, trouble, questions, answers, send } = chatOn(page);
  const door = "**/functions/openai-chat";
  const ask = async (text: string) => {
    await input.fill(text);
    await input.press("Enter");
  };
  await page.route(door, (route) => route.fulfill({ body: "?" }));
  await ask("How do I taper?");
  await expect(trouble).toContainText("Oops! Something went wrong. Please try again.");
  await expect(input).toHaveValue("How do I taper?");
  await expect(questions).toHaveCount(0);
  await page.unroute(door);
  await trouble.getByRole("button", { name: "Close" }).click();
  await expect(trouble).toHaveText("");

  const message = "The last question is still being answered.";
  const json = { error: { code: "busy", message } };
  await page.route(door, (route) => route.fulfill({ status: 409, json }));
  await input.press("Enter");
  await expect(trouble).toContainText(message);
  await expect(input).toHaveValue("How do I taper?");
  await page.unroute(door);

  await setOffline(kept.devtools, true);
  await input.press("Enter");
  await expect(trouble).toContainText(
    "You are offline. Your message is kept: send it when you are back.",
  );
  await expect(input).toHaveValue("How do I taper?");
  await expect(questions).toHaveCount(0);
  await setOffline(kept.devtools, false);
  await input.press("Enter");
  await expect(questions).toHaveText(["How do I taper?"]);
  await expect(answers).not.toHaveAttribute("aria-busy");
  await expect(trouble).toHaveText("");
  await expect(page).toHaveURL(threadAddress);
  forgiveLostNetwork(complaints());

  /** Where the connection ends, as a place in what the server sends. */
  const cuts: Record<string, (sent: string) => number> = {
    "with the first event": (sent) => sent.indexOf("\n\n") + 2,
    "inside of a piece": (sent) => sent.indexOf('"content"') + 14,
    "before the last event": (sent) => sent.lastIndexOf('data: {"done"'),
    "inside of the last event": (sent) => sent.length - 20,
  };
  for (const [place, [where, cutAt]] of Object.entries(cuts).entries()) {
    await page.route(
      door,
      async (route) => {
        const response = await route.fetch();
        const sent = await response.text();
        await route.fulfill({ response, body: sent.slice(0, cutAt(sent)) });
      },
      { times: 1 },
    );
    await ask(`Question ${place}: what do I drink?`);
    await expect(answers, where).toHaveCount(place + 2);
    await expect(answers.last().getByRole("button", { name: "Answer again" }), where).toBeVisible();
    await expect(answers.last(), where).not.toHaveAttribute("aria-busy");
    await expect(trouble, where).toHaveText("");
    await expect(input, where).toHaveValue("");
  }

  // Nothing arrives at all: the text comes back, and is the same question when it is sent again.
  await page.route(
    door,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await ask("Question 4: and how much?");
  await expect.poll(complaints).toEqual([expect.stringContaining("ERR_CONNECTION_RESET")]);
  complaints().length = 0;
  await expect(trouble).toContainText("Oops! Something went wrong. Please try again.");
  await expect(input).toHaveValue("Question 4: and how much?");
  await input.press("Enter");
  await expect(answers).toHaveCount(6);
  await expect(send).toBeVisible();
  await expect(trouble).toHaveText("");

  const shown = await answers.allInnerTexts();
  await page.reload();
  await expect(questions).toHaveText([
    /^How/,
    /^Qu.* 0:/,
    /^Qu.* 1:/,
    /^Qu.* 2:/,
    /^Qu.* 3:/,
    /^Qu.* 4:/,
  ]);
  await expect(answers).toHaveText(shown, { useInnerText: true });
});
