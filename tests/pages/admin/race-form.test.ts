import { newRaceName, raceDetails } from "../../e2e/admin/race-details.ts";
import { dropFlashMessage } from "../support/flash-message.ts";
import { expect, test } from "../support/test.ts";
import { newRace } from "./new-race.ts";

test("a conflicting save shows both values, keeps the input and overwrites nothing", async ({
  visitor,
}) => {
  const name = newRaceName();
  const id = await newRace(visitor, name);
  const form = { ...raceDetails, event: name, race_name: name, city: "Puno", race_type: "Road" };
  const save = async (changed: object) => {
    await visitor.post(`/admin/races/edit/${id}?tab=details`, { ...form, ...changed });
    dropFlashMessage(visitor);
  };
  const { page } = visitor;
  await visitor.visit(`/admin/races/edit/${id}`);
  await save({ description: "Theirs." });
  await page.getByLabel("Organizer").fill("Ana");
  await page.getByLabel("City").fill("Lima");
  await visitor.press("Save Changes");
  expect(visitor.status).toBe(409);
  const notice = page.getByRole("alert");
  expect(notice).toContainText("Stored now: “Puno”");
  expect(notice).toContainText("Yours: “Lima”");
  expect(page.getByLabel("Organizer")).toHaveValue("Ana");
  expect(page.getByLabel("City")).toHaveValue("Lima");
  expect(page.getByLabel("Description")).toHaveValue("Theirs.");
  expect(page.getByLabel("Race Type *")).toHaveValue("Road");
  await visitor.press("Save Changes");
  expect(page.getByText("Race saved.")).toBeVisible();

  // When both saved different fields, the later administrator only gets a notice.
  await save({ description: "Theirs.", organizer: "Ana", race_type: "Ultra", city: "Lima" });
  await page.getByLabel("Address", { exact: true }).fill("Plaza 1");
  await visitor.press("Save Changes");
  expect(page.getByText(/changed meanwhile stays: .*Race type/)).toBeVisible();
  expect(page.getByLabel("Race Type *")).toHaveValue("Ultra");
});

test("the form of a distance that someone else has deleted keeps its input and adds the distance again", async ({
  visitor,
}) => {
  const id = await newRace(visitor, newRaceName());
  const editor = `/admin/races/edit/${id}`;
  const { page } = visitor;
  await visitor.visit(`${editor}?tab=add-distance`);
  await page.getByLabel("Distance *").fill("10K");
  await page.getByLabel("Title *").fill("Ten");
  await visitor.press("Add Distance");
  expect(page.getByText("10K added.")).toBeVisible();
  const distanceId = visitor.url.searchParams.get("tab")?.slice("distance-".length);
  await visitor.post(`${editor}/distances/${distanceId}/delete`);
  dropFlashMessage(visitor);
  await page.getByLabel("Title *").fill("Ten and a bit");
  await visitor.press("Save Distance");
  expect(page.getByRole("alert")).toContainText("This distance has been deleted meanwhile.");
  expect(page.getByLabel("Title *")).toHaveValue("Ten and a bit");
  await visitor.press("Add Distance");
  expect(page.getByText("10K added.")).toBeVisible();
});
