import { fieldNames, largeRace, wizard, wizardAt } from "../../e2e/registrations/wizard-page.ts";
import { naughtyTexts } from "../../support/naughty-texts.ts";
import { expect, test } from "../support/test.ts";
import { openWizard, passContact, passSafety } from "./wizard.ts";

test("unusual strings in every field are kept unchanged or refused with a message", async ({
  visitor,
}) => {
  await openWizard(visitor, wizardAt(largeRace));
  await passContact(visitor);
  await passSafety(visitor);
  const last = visitor.path;
  const right = { 1: fieldNames.contact, 2: fieldNames.safety };
  for (const step of [1, 2] as const) {
    const address = last.replace("step=3", `step=${step}`);
    // The tests of each field's rule try all texts; here each text is typed into one field.
    const fields = Object.keys(right[step]);
    for (const [turn, text] of naughtyTexts.entries()) {
      const field = String(fields[turn % fields.length]);
      const answer = await visitor.post(address, { ...right[step], [field]: text });
      expect([303, 400], `${field}: ${text.slice(0, 40)}`).toContain(answer.status);
      if (answer.status === 303) continue;
      const body = await answer.text();
      expect(body, field).not.toContain("<script>alert(1)");
      expect(body, `${field}: ${text.slice(0, 40)}`).toMatch(
        /Please (fill in all required|enter a valid)|at most \d+ characters|You must accept/,
      );
    }
    await visitor.post(address, right[step]);
  }

  const kept = naughtyTexts.filter((text) => text.length < 100 && !/[\s\0]|half/.test(text));
  for (const text of kept) {
    await visitor.post(last.replace("step=3", "step=1"), {
      ...fieldNames.contact,
      firstName: text,
    });
    await visitor.visit(last);
    expect(wizard(visitor.page).title).toHaveText("Review and Submit");
    expect(visitor.page.locator("dd").first()).toContainText(`${text} Quispe`);
  }
  await wizard(visitor.page).submit.click();
  expect(wizard(visitor.page).done).toBeVisible();
});

test("a body that is not a form or far too large is refused with a message", async ({
  visitor,
}) => {
  await openWizard(visitor, wizardAt(largeRace));
  const headers = { "Content-Type": "application/json" };
  const json = await visitor.fetch(visitor.path, { method: "POST", headers, body: "{}" });
  expect(json.status).toBe(400);
  const tooLong = await visitor.post(visitor.path, { firstName: "x".repeat(600 * 1024) });
  expect(tooLong.status).toBe(413);
  expect(await tooLong.text()).toContain("That is too large");
  expect((await visitor.post(visitor.path, { to: "nothing" })).status).toBe(400);
});
