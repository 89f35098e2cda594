import { eq } from "drizzle-orm";
import { personas } from "#db/schema.ts";
import { signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const list = "/admin/virtual-coaches";

test("ADM-VC-01 ADM-VC-02 ADM-VC-03 ADM-VC-05 GAP-44 the coaches are cards or a table, are searched and read again", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit(list);
  const { page } = visitor;
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Virtual Coaches");
  expect(page.getByRole("article")).toHaveCount(6);
  const card = page.getByRole("article").filter({ hasText: "Coach Luz" });
  const inCard = card.locator("p").nth(1).text();
  expect(inCard).toMatch(/^A patient coach.{100,140}…$/);
  await visitor.follow("Table");
  expect(page.getByRole("row")).toHaveCount(7);
  const inTable = page.getByRole("row", { name: "Coach Luz" }).getByRole("cell").first().text();
  expect(inTable.length).toBeLessThanOrEqual(101);
  expect(inCard.startsWith(inTable.slice(0, -1))).toBe(true);

  await visitor.press("Refresh");
  expect(page.getByText("The list is up to date.")).toBeVisible();
  expect(visitor.path, "the list stays as it was").toContain("view=table");
  await visitor.fill("Search coaches", "zebra");
  await visitor.press("Search");
  expect(page.getByText("No Virtual Coaches Found")).toBeVisible();
  await visitor.follow("Show all coaches");
  await visitor.follow("View Details of Coach Luz");
  expect(visitor.url.pathname).toBe(`${list}/coach-luz`);
  const screen = page.getByRole("link", { name: "Virtual Coaches", exact: true }).first();
  expect(screen).toHaveAttribute("aria-current", "page");
  await visitor.follow("Back to Virtual Coaches");
  expect(visitor.url.pathname).toBe(list);
});

test("ADM-VC-06 ADM-VC-08 ERR-76 a coach that the list does not have is not found", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit(`${list}/coach-nobody`);
  expect(visitor.status).toBe(404);
  expect(visitor.page.getByRole("main")).toContainText("Virtual coach not found");
});

test("ADM-VC-07 ADM-VC-09 ROLE-11 without scripts a text is opened by its address and saved by its form", async ({
  visitor,
}) => {
  const { db } = (await openSite()).running.services;
  const ours = eq(personas.personaId, "coach-roble");
  const [stored] = await db.select().from(personas).where(ours);
  await signInAs(visitor, "admin");
  await visitor.visit(`${list}/coach-roble`);
  const { page } = visitor;
  for (const title of ["System Prompt", "Context", "Configuration Layers", "Basic Info"]) {
    expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
  const context = page.getByRole("region", { name: "Context" });
  await context.getByRole("link", { name: "Edit" }).click();
  await context.getByRole("textbox").fill("Ask about sleep first.");
  await context.getByRole("button", { name: "Save" }).click();
  expect(page.getByText("Context updated successfully!")).toBeVisible();
  expect(context).toContainText("Ask about sleep first.");
  expect(context.getByRole("textbox")).toHaveCount(0);
  await db
    .update(personas)
    .set({ context: stored?.context ?? null })
    .where(ours);
});
