import { expect, test } from "vitest";
import { listedAs, listName, noLists, readList } from "./accompanying-lists.ts";

const headings = {
  English:
    "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Filename",
  Spanish:
    "ID de actividad,Fecha de la actividad,Nombre de la actividad,Tipo de actividad,Descripción de la actividad,Tiempo transcurrido,Nombre de archivo",
  French:
    "ID de l’activité,Date de l'activité,Nom de l’activité,Type d'activité,Description de l'activité,Temps écoulé,Nom du fichier",
  German:
    "Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Beschreibung,Zeit,Dateiname",
};

test.each(Object.entries(headings))("Strava's list in %s names each file", (_, header) => {
  const rows = [
    `1,"Sep 6, 2026",Morning hills,Run,"Two laps, then ""home""\nTired",1800,activities/1.fit.gz`,
    `2,"Sep 7, 2026",,Ride,,1800,activities/2.gpx`,
    `3,"Sep 8, 2026",By hand,Run,,1800,`,
  ];
  const lists = readList(`\uFEFF${header}\r\n${rows.join("\r\n")}\r\n`);
  const hills = {
    name: "Morning hills",
    sport: "Run",
    description: 'Two laps, then "home"\nTired',
  };
  expect(listedAs(lists, { path: "export_1/activities/1.fit.gz" })).toEqual(hills);
  expect(listedAs(lists, { path: "activities/1.fit" })).toEqual(hills);
  expect(listedAs(lists, { path: "activities/2.gpx" })?.sport).toBe("Ride");
  expect(listedAs(lists, { path: "activities/3.gpx" })).toBeNull();
  expect(lists.byFile.size).toBe(2);
});

test("columns are found by their headings wherever they stand", () => {
  const lists = readList(
    "Filename,Nom de l'activité,Description de l'activité,Type d'activité\nactivities/9.tcx,Côte,Dur,Course à pied\n",
  );
  expect(listedAs(lists, { path: "9.tcx" })).toEqual({
    name: "Côte",
    description: "Dur",
    sport: "Course à pied",
  });
});

test("Garmin's summaries name each start", () => {
  const start = Date.parse("2026-05-03T06:30:00Z");
  const text = JSON.stringify([
    {
      summarizedActivitiesExport: [
        {
          name: "Lima Running",
          activityType: "running",
          beginTimestamp: start,
          description: "Easy",
        },
        { name: "Lima Cycling", activityType: { typeKey: "cycling" }, beginTimestamp: start + 9e6 },
        { name: "No start", activityType: "running" },
        null,
      ],
    },
  ]);
  const lists = readList(text, readList(headings.English));
  const at = (ms: number) => listedAs(lists, { path: "a_1.fit", startedAt: new Date(start + ms) });
  const easy = { name: "Lima Running", sport: "running", description: "Easy" };
  for (const ms of [0, 900, -20_000, 30_000]) expect(at(ms), String(ms)).toEqual(easy);
  expect(at(60_000)).toBeNull();
  expect(at(9e6)?.sport).toBe("cycling");
});

test("a file that is not a list adds nothing", () => {
  for (const text of ["", "{", "[1, null]", "a,b\nc,d\n", '{"a":1}', "\u0000"]) {
    expect(readList(text)).toEqual(noLists);
  }
  expect(listName.test("export/activities.csv")).toBe(true);
  expect(listName.test("DI_CONNECT/DI-Connect-Fitness/a_0_summarizedActivities.json")).toBe(true);
  expect(listName.test("media/activities.csv.txt")).toBe(false);
});
