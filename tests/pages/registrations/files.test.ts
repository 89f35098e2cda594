import { addDays, toDay } from "#values/day.ts";
import { aPhoto } from "../../support/pictures.ts";
import { aRace } from "../../support/races/races.ts";
import { withRaces } from "../support/added-races.ts";
import { latestMail } from "../support/outbox.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { openWizard, passContact, passSafety, register } from "./wizard.ts";

const race = "0f110000-0000-4000-8000-000000000001";
const address = `/races/${race}/register`;

const certificate = async (name: string) =>
  new File([new Uint8Array(await aPhoto())], name, { type: "image/jpeg" });

withRaces(async (db) => {
  await aRace(db, {
    id: race,
    raceTypeCategory: "internal",
    startDate: addDays(toDay(new Date()), 90),
    raceName: "Certified Ten",
    distances: [{ distance: "10K", capacity: 20 }],
  });
});

test("an organizer asks for a certificate, a runner sends it, and it is refused, sent again and approved", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  await signInAs(admin, "admin");
  await admin.visit(`/admin/races/${race}/questions/new`);
  await admin.fill("Question in English", "Medical certificate");
  await admin.choose("What runners answer", "File, sent after registering");
  await admin.page.getByLabel("Runners have to answer").check();
  await admin.press("Add question");
  expect(admin.page.getByText("Question added.")).toBeVisible();

  const { email } = await register(visitor, address);
  const entry = visitor.path.split("?")[0] ?? "";
  expect((await latestMail(visitor, email)).text).toContain("Medical certificate");
  expect(page.getByText("The organizer still needs a file from you.")).toBeVisible();
  await visitor.follow(/^Send the file/);
  await visitor.press("Send file");
  expect(page.getByText("Please choose a file.")).toBeVisible();
  await page.getByLabel("Your file").setInputFiles(await certificate("first.jpg"));
  await visitor.press("Send file");
  expect(page.getByText("Your file is with the organizer.")).toBeVisible();
  expect(page.getByText("The organizer still needs a file from you.")).toHaveCount(0);
  const own = page.getByRole("link", { name: "Your file" }).attribute("href") ?? "";
  expect((await visitor.fetch(own)).headers.get("content-type")).toBe("image/jpeg");

  await admin.visit(`/admin/races/registrations/${entry.split("/").at(-1)}`);
  const seen = admin.page.getByRole("link", { name: /^Open the file/ }).attribute("href") ?? "";
  expect((await admin.fetch(seen)).headers.get("content-type")).toBe("image/jpeg");
  expect((await visitor.fetch(seen)).headers.get("content-type")).not.toBe("image/jpeg");
  expect((await admin.fetch(own)).status).toBe(404);
  await admin.visit(admin.path);
  expect(admin.page.getByText("file opened by", { exact: false })).toBeVisible();
  await admin.press(/^Refuse/);
  expect(admin.page.getByText("Please tell the runner why", { exact: false })).toBeVisible();
  await admin.fill("Reason for the runner", "It is older than a year");
  await admin.press(/^Refuse/);
  expect(admin.page.getByText("File refused.", { exact: false })).toBeVisible();
  const letter = await latestMail(visitor, email, /^Please send another file/);
  expect(letter.text).toContain("It is older than a year");
  await admin.visit(`/admin/races/${race}/start-list`);
  expect(admin.page.getByText("Not accepted")).toBeVisible();

  await visitor.visit(entry);
  expect(page.getByText("It is older than a year")).toBeVisible();
  await visitor.follow(/^Send another file/);
  await page.getByLabel("Your file").setInputFiles(await certificate("second.jpg"));
  await visitor.press("Send file");
  await admin.visit(`/admin/races/registrations/${entry.split("/").at(-1)}`);
  await admin.press(/^Approve/);
  expect(admin.page.getByText("File approved.")).toBeVisible();
  const file = await admin.fetch(`/admin/races/registrations.csv?race=${race}`);
  expect(await file.text()).toMatch(/,Approved\r\n/);
  await visitor.visit(entry);
  expect(page.getByRole("link", { name: /^Send another file/ })).toHaveCount(0);
});

test("the wizard says in both languages that the file is sent afterwards", async ({ visitor }) => {
  await openWizard(visitor, address);
  expect(visitor.page.getByText("You send this file", { exact: false })).toBeVisible();
  await passContact(visitor);
  await passSafety(visitor);
  await visitor.visit(`/es${address}?step=1`);
  expect(visitor.page.getByText("Este archivo (PDF, JPEG o PNG)", { exact: false })).toBeVisible();
});
