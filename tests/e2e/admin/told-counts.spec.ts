import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("AUTHSVC-27 the numbers of the back office follow what visitors do, and nothing moves", async ({
  page,
  otherPage,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races/claims");
  await alive(page);
  const tab = page.getByRole("link", { name: "Race Claims" });
  const claims = async () => Number.parseInt(String(await tab.locator("span").textContent()), 10);
  const before = await claims();
  const places = () =>
    page
      .locator("main a:visible")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  const placesBefore = await places();

  const { data } = await (await otherPage.request.get("/api/v1/races?limit=1")).json();
  // Other news may take the place of a sentence soon: each frame is looked at from before the claim on.
  const said = page.waitForFunction(() =>
    [...document.querySelectorAll("[role=status]")].some((status) =>
      /\d+ race claims are kept\.|There is 1 race claim\./.test(status.textContent),
    ),
  );
  await otherPage.request.post("/claims/submit", {
    form: { race: data[0].id, name: "Wanda Writer", email: newAddress("claimant") },
  });
  await said;
  await expect.poll(claims).toBeGreaterThan(before);
  expect(await places()).toEqual(placesBefore);
  await expectAccessible(page);
});
