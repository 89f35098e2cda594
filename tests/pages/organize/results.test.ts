import { eq } from "drizzle-orm";
import { raceDistances } from "#db/schema.ts";
import { aRace } from "../../support/races/races.ts";
import { aResultVersion } from "../../support/results/results.ts";
import { withRaces } from "../support/added-races.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const race = "ca7e0000-0000-4000-8000-000000000011";

withRaces(async (db) => {
  await aRace(db, {
    id: race,
    raceName: "Timed Run",
    startDate: "2026-03-08",
    raceTypeCategory: "internal",
    distances: ["10K", "5K"],
  });
});

const lines = [
  "Example Timing, official results",
  "Lugar;Número;Nombre;Rama;Categoría;Tiempo;Parcial 5K",
  "1;V7;Gael Olmo;Varonil;Libre;40:10;19:50",
  "2;F8;Ana Quispe;Femenil;Libre;40:20;20:01",
  "3;F9;Luz Rey;Femenil;Master;42:00;20:40",
  ";V10;Ivan Sol;Varonil;Libre;No terminó;",
  ";F11;Eva Paz;Femenil;Libre;;",
];

const fileOf = (text: string, name = "timer.csv") => new File([text], name);

test("an organizer uploads a timer's file, checks it, corrects a row and publishes the results", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  const { email } = enter(visitor);
  await signInAs(admin, "admin");
  await admin.post(`/admin/races/edit/${race}/organizers`, { email });

  const reader = admin;
  reader.clearCookies();
  await reader.visit(`/races/${race}/results`);
  expect(reader.page.getByText("No results yet")).toBeVisible();
  await reader.visit(`/races/${race}`);
  expect(reader.page.getByRole("link", { name: "Results" })).toHaveCount(0);

  await visitor.visit(`/organize/races/${race}`);
  await visitor.follow("Results");
  await visitor.press("Read the file");
  expect(page.getByText("Please choose a file.")).toBeVisible();
  const choose = async (text: string) => {
    await page.getByLabel("File of your timer").setInputFiles(fileOf(text));
    await visitor.press("Read the file");
  };
  await choose("Only a sentence.");
  expect(visitor.status).toBe(400);
  expect(page.getByText("No line of the file names its columns")).toBeVisible();

  await choose(lines.join("\r\n"));
  expect(page.getByText("does not say whether its time is the gun time")).toBeVisible();
  expect(page.getByText("40:10 · 40:20 · 42:00 · No terminó")).toBeVisible();
  await page.getByLabel("Column “Tiempo”").selectOption("Not read");
  await visitor.press("Continue to check");
  expect(page.getByText("Say which column holds the gun time")).toBeVisible();
  expect(page.getByLabel("Column “Tiempo”")).toHaveValue("");
  await page.getByLabel("Column “Tiempo”").selectOption("Chip time");
  await visitor.press("Continue to check");

  expect(page.getByText("Rows without a time and a status: 1.")).toBeVisible();
  await visitor.follow("Correct Eva Paz");
  await page.getByLabel("Status").selectOption("Finished");
  await visitor.press("Save correction");
  expect(page.getByText("A runner who finished needs a time.")).toBeVisible();
  await page.getByLabel("Status").selectOption("Did not start");
  await visitor.press("Save correction");
  expect(page.getByText("The result is corrected.")).toBeVisible();

  await reader.visit(`/races/${race}/results`);
  expect(reader.page.getByText("No results yet")).toBeVisible();
  await visitor.press("Publish the results");
  expect(page.getByText("The results are published.")).toBeVisible();

  await reader.visit(`/races/${race}`);
  await reader.follow("Results");
  const table = reader.page.getByRole("table", { name: "Results" });
  expect(table.locator("tbody th").texts()).toHaveLength(5);
  expect(reader.page.getByText("3 finished · Did not finish: 1 · Did not start: 1")).toBeVisible();
  await reader.fill("Name or bib number", "quispe");
  await reader.press("Search");
  expect(reader.page.getByText("1 result")).toBeVisible();
  expect(table).toContainText("Ana Quispe");
  expect(reader.body).toContain("20:01");
  await reader.fill("Name or bib number", "");
  await reader.choose("Category", "Master");
  await reader.press("Search");
  expect(table.locator("tbody th").texts()).toHaveLength(1);

  const csv = await reader.fetch(`/es/races/${race}/results.csv`);
  expect(await csv.text()).toContain("1,V7,Gael Olmo,Hombres,1,Libre,1,,,,40:10,Llegó");
  const api = await reader.fetch(`/api/v1/races/${race}/results?limit=2`);
  expect(await api.json()).toMatchObject({
    distance: "10K",
    data: [
      { bib: "V7", place: 1, chip_seconds: 2410, gun_seconds: null },
      { bib: "F8", place: 2, place_by_sex: 1 },
    ],
  });

  await visitor.follow("Correct Ana Quispe");
  await page.getByLabel("Chip time").fill("40:15");
  await visitor.press("Save correction");
  expect(page.getByText("Please say why.")).toBeVisible();
  await page.getByLabel("Reason").fill("The chip was read late.");
  await visitor.press("Save correction");
  await visitor.follow("Corrections");
  const corrections = page.getByRole("table", { name: "Corrected by hand" });
  expect(corrections).toContainText("Chip time: 40:20 → 40:15");
  expect(corrections).toContainText("The chip was read late.");

  await visitor.follow("Withdraw the results");
  expect(page.getByText("Withdraw these results?")).toBeVisible();
  await visitor.press("Withdraw the results");
  await reader.visit(`/es/races/${race}/results`);
  expect(reader.page.getByText("Todavía no hay resultados")).toBeVisible();
});

const teamRace = "ca7e0000-0000-4000-8000-000000000012";

withRaces(async (db) => {
  await aRace(db, {
    id: teamRace,
    raceName: "Club Run",
    startDate: "2026-03-08",
    raceTypeCategory: "internal",
    distances: ["10K"],
  });
});

test("an organizer ranks the teams of a file, and the ranking is on the page, in the file and in the API", async ({
  visitor,
  other: reader,
}) => {
  const { page } = visitor;
  await signInAs(visitor, "admin");
  await visitor.visit(`/admin/races/${teamRace}/results`);
  const file = [
    "Bib;Name;Club;Team;Gun time",
    "1;Ana Paz;Sol;Andes;40:00",
    "2;Eva Mar;Sol;Cóndores;41:00",
    "3;Luz Rey;Luna;Andes;42:00",
    "4;Gael Sol;Luna;Cóndores;41:30",
  ].join("\n");
  await page.getByLabel("File of your timer").setInputFiles(fileOf(file));
  await visitor.press("Read the file");
  expect(page.getByLabel("Column “Team”")).toHaveValue("team");
  await visitor.press("Continue to check");
  await visitor.choose("Ranking of teams", "Sum of times");
  await visitor.choose("Runners of a team who count", "2");
  await visitor.press("Update places");
  expect(page.getByText("Places updated.")).toBeVisible();
  await visitor.press("Publish the results");

  await reader.visit(`/races/${teamRace}/results`);
  expect(reader.page.getByText("Sol · Andes")).toBeVisible();
  await reader.follow("Teams");
  const table = reader.page.getByRole("table", { name: "Teams" });
  expect(table.locator("tbody th").texts()).toEqual(["Andes", "Cóndores"]);
  expect(table).toContainText("1:22:00");
  expect(table).toContainText("Luz Rey · 42:00");
  const asked = reader.path.split("?")[1] ?? "";
  const csv = await reader.fetch(`/es/races/${teamRace}/results.csv?${asked}`);
  expect(await csv.text()).toContain('1,Andes,1:22:00,"1 Ana Paz, 3 Luz Rey"');
  await reader.visit(`/es/races/${teamRace}/results?${asked}`);
  expect(reader.page.getByText("Se suman los tiempos de los 2 mejores")).toBeVisible();
  const api = await reader.fetch(`/api/v1/races/${teamRace}/results?limit=1`);
  expect(await api.json()).toMatchObject({
    data: [{ bib: "1", team: "Andes", place_of_team: 1 }],
    teams: [
      { place: 1, name: "Andes", seconds: 4920, points: null },
      { place: 2, name: "Cóndores", seconds: 4950 },
    ],
  });
});

const claimedRace = "ca7e0000-0000-4000-8000-000000000013";

withRaces(async (db) => {
  await aRace(db, {
    id: claimedRace,
    raceName: "Harbor Run",
    startDate: "2026-03-08",
    raceTypeCategory: "internal",
    distances: ["10K"],
  });
  const [distance] = await db
    .select({ id: raceDistances.id })
    .from(raceDistances)
    .where(eq(raceDistances.raceId, claimedRace));
  const version = { raceId: claimedRace, distanceId: distance?.id ?? null, distance: "10K" };
  await aResultVersion(db, { ...version, state: "published" }, [
    { bib: "7", name: "Ana Quispe", sex: "female", age: 33 },
    { bib: "8", name: "Luz Rey" },
  ]);
});

test("a runner who entered elsewhere claims a result, and has it on the wall once it is approved", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  await signInAs(admin, "admin");
  const list = `/admin/races/${claimedRace}/results`;
  await admin.visit(`${list}/claims`);
  expect(admin.page.getByText("No claims to decide")).toBeVisible();

  await visitor.visit(`/races/${claimedRace}/results`);
  expect(page.getByRole("link", { name: "This is me" })).toHaveCount(0);
  await visitor.fill("Name or bib number", "quispe");
  await visitor.press("Search");
  await visitor.follow("This is me");
  expect(visitor.path).toContain("/login");
  enter(visitor);
  await visitor.visit(`/races/${claimedRace}/results?q=quispe`);
  await visitor.follow("This is me");
  const result = visitor.path;
  await visitor.fill("Note for the organizer (optional)", "x".repeat(501));
  await visitor.press("This is me");
  expect(visitor.status).toBe(400);
  expect(page.getByText("This text is too long.")).toBeVisible();
  await visitor.fill("Note for the organizer (optional)", "I entered at the club.");
  await visitor.press("This is me");
  expect(page.getByText("Your claim was sent.")).toBeVisible();
  expect(page.getByText("The organizer has not decided yet.")).toBeVisible();
  await visitor.visit("/dashboard");
  expect(visitor.body).not.toContain("Harbor Run");

  await admin.visit(list);
  await admin.follow("Claims of runners who entered elsewhere (1)");
  const open = admin.page.getByRole("table", { name: "To decide" });
  expect(open).toContainText("I entered at the club.");
  await admin.press("Approve: Ana Quispe");
  expect(admin.page.getByText("The result now belongs to the runner.")).toBeVisible();

  await visitor.visit("/dashboard");
  expect(visitor.body).toContain("Harbor Run");
  await visitor.visit(result);
  expect(page.getByText("This result is yours.")).toBeVisible();
  await visitor.press("Hide my name");
  await admin.visit(`/races/${claimedRace}/results`);
  expect(admin.body).not.toContain("Ana Quispe");
  await admin.visit(`/es${list}/claims`);
  await admin.press("Anular la aprobación: Ana Quispe");
  expect(admin.page.getByText("El resultado vuelve a no ser de nadie.")).toBeVisible();
  await visitor.visit("/dashboard");
  expect(visitor.body).not.toContain("Harbor Run");
});
