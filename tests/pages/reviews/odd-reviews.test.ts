import { openTokens } from "#services/limits/tokens.ts";
import { oddAuthor, oddGuestReview, oddRaces } from "../../e2e/races/odd-races.ts";
import { addOddRaces } from "../../e2e/races/odd-races-rows.ts";
import { reviewsOn } from "../../e2e/reviews/review-parts.ts";
import { authSecret } from "../../support/site/runner-pool.ts";
import { withRaces } from "../support/added-races.ts";
import { logIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

withRaces(addOddRaces);

const race = `/races/${oddRaces.hidden}`;

test("REV-13 GAP-79 a hidden review is shown to its author only and stays hidden when edited", async ({
  visitor,
}) => {
  await visitor.visit(race);
  const { section, edit, comment, submit, item } = reviewsOn(visitor.page);
  expect(item("Words of a guest.")).toBeVisible();
  expect(section.getByText("Words that were hidden.")).toHaveCount(0);

  await visitor.visit("/login");
  await logIn(visitor, oddAuthor);
  await visitor.visit(race);
  const note = section.getByText("Hidden by an administrator");
  expect(note).toBeVisible();
  expect(item("Words that were hidden.")).toHaveCount(1);
  expect(section.getByText("(1 review)"), "it does not count").toBeVisible();
  await edit.click();
  expect(visitor.page.getByText("hidden by an administrator")).toBeVisible();
  await comment.fill("Words that are still hidden.");
  await submit.click();
  expect(visitor.path).toBe(`${race}#reviews`);
  expect(item("Words that are still hidden.")).toHaveCount(1);
  expect(note).toBeVisible();
  visitor.clearCookies();
  await visitor.visit(race);
  expect(section.getByText("still hidden")).toHaveCount(0);
});

test("GAP-18 the links of a mail expire", async ({ visitor }) => {
  const { sign } = openTokens({ secret: authSecret, now: () => new Date() });
  const path = (what: "confirm" | "remove", expires: Date) =>
    `/reviews/${what}/${sign(`review-${what}`, oddGuestReview, { expires })}`;
  for (const what of ["confirm", "remove"] as const) {
    await visitor.visit(path(what, new Date(Date.now() + 60_000)));
    expect(visitor.status).toBe(200);
    expect(visitor.page.getByText("Words of a guest.")).toBeVisible();
    const old = path(what, new Date(Date.now() - 1000));
    await visitor.visit(old);
    expect(visitor.status).toBe(404);
    expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
    await visitor.post(old);
  }
  await visitor.visit(race);
  expect(reviewsOn(visitor.page).item("Words of a guest.")).toContainText("Guest");
});
