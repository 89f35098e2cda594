import { expect, test } from "vitest";
import { placesOf } from "./places.ts";
import { type FileRunner, readResults } from "./reading.ts";
import type { ResultSex, ResultStatus } from "./result.ts";

type Runner = {
  bib: number;
  first: string;
  last: string;
  sex: ResultSex;
  age: number;
  status: ResultStatus;
  /** In whole seconds. */
  gun: number;
  chip: number;
};

const names =
  "Ana Quispe,Luz Rey,Gael Olmo,Iván Sol,Eva Paz,José Peña,María Núñez,Juan Roble,Rosa Ríos,Luis Zarza".split(
    ",",
  );
const endings: Record<number, ResultStatus> = { 13: "dnf", 29: "dns", 37: "dsq", 44: "dnf" };

/** Runners of a 10K in the order of the line, with ties; four have not finished. */
const runners: Runner[] = Array.from({ length: 60 }, (_, at) => {
  const [first = "", last = ""] = (names[at % names.length] ?? "").split(" ");
  const gun = 2000 + Math.floor(at / 2) * 47 + (at % 2) * (at % 3 === 0 ? 0 : 9);
  return {
    bib: 101 + ((at * 37) % 60),
    first,
    last: `${last} ${String.fromCharCode(65 + Math.floor(at / 10))}lva`,
    sex: "Ana Luz Eva María Rosa".includes(first) ? "female" : "male",
    age: 18 + ((at * 7) % 50),
    status: endings[at] ?? "finished",
    gun,
    chip: gun - 1 - (at % 2),
  };
});

const pad = (value: number) => String(value).padStart(2, "0");
const clock = (seconds: number) =>
  `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
const short = (seconds: number) =>
  seconds < 3600
    ? `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
    : clock(seconds).replace(/^0/, "");
const lettered = (seconds: number) =>
  `${Math.floor(seconds / 3600)}h${pad(Math.floor(seconds / 60) % 60)}'${pad(seconds % 60)}''`;
const finished = ({ status }: Runner) => status === "finished";
/** By gun time: one more than the number of finishers before. */
const placeOf = (own: Runner, among: (other: Runner) => boolean = () => true) =>
  1 + runners.filter((other) => finished(other) && among(other) && other.gun < own.gun).length;
const inSex = (own: Runner) => placeOf(own, ({ sex }) => sex === own.sex);
const decade = ({ age }: Runner) => Math.floor(age / 10) * 10;
const inCategory = (own: Runner) =>
  placeOf(own, (other) => other.sex === own.sex && decade(other) === decade(own));
const letter = ({ sex }: Runner, [female, male]: [string, string]) =>
  sex === "female" ? female : male;
const full = ({ first, last }: Runner) => `${first} ${last}`;
const isFemale = ({ sex }: Runner) => sex === "female";

type Words = Record<Exclude<ResultStatus, "finished">, string>;
const codes: Words = { dnf: "DNF", dns: "DNS", dsq: "DSQ" };
const spanish: Words = { dnf: "Retirado", dns: "No presentado", dsq: "Descalificado" };
const mexican: Words = { dnf: "NO TERMINÓ", dns: "NO PARTIÓ", dsq: "DESC." };
const french: Words = { dnf: "Abandon", dns: "Non partant", dsq: "Disqualifié" };
const ended = ({ status }: Runner, words: Words) => (status === "finished" ? "" : words[status]);
/** The value of a finisher, else the word of how the runner ended. */
const or = (own: Runner, value: string | number, words: Words) => ended(own, words) || value;
const only = (own: Runner, value: string | number) => (finished(own) ? value : "");

type Cell = string | number;
const table = (
  separator: string,
  head: string[],
  cells: (runner: Runner) => Cell[],
  list: readonly Runner[] = runners,
) => [...head, ...list.map((runner) => cells(runner).join(separator))].join("\r\n");
const utf8 = (text: string) => Buffer.from(text);
const wide = (text: string, width: number) => text.slice(0, width).padEnd(width);

/** The same runners as a timing system or a country writes them. */
const shapes: Record<string, () => Uint8Array> = {
  "RACE RESULT": () =>
    Buffer.from(
      table(";", ["Platz;Stnr;Name;Jg;AK;Verein;Nat;Brutto;Netto"], (own) => [
        only(own, `${placeOf(own)}.`),
        own.bib,
        `${own.last}, ${own.first}`,
        2026 - own.age,
        `${letter(own, ["W", "M"])}${decade(own)}`,
        "LG Süd",
        "PER",
        or(own, `${clock(own.gun)},00`, codes),
        only(own, `${clock(own.chip)},00`),
      ]),
      "latin1",
    ),
  ChronoTrack: () =>
    utf8(
      table(
        ",",
        ["Rank,Bib,First Name,Last Name,Gender,Age,City,State,Bracket,5K,Gun Time,Chip Time,Pace"],
        (own) => [
          only(own, placeOf(own)),
          own.bib,
          own.first,
          own.last,
          letter(own, ["F", "M"]),
          own.age,
          "Lima",
          "LIM",
          `${letter(own, ["F", "M"])} ${decade(own)}-${decade(own) + 9}`,
          clock(Math.floor(own.gun / 2)),
          or(own, clock(own.gun), codes),
          only(own, clock(own.chip)),
          "05:10/K",
        ],
      ),
    ),
  MYLAPS: () =>
    utf8(
      table("\t", ["Pos\tRace No\tName\tGender\tCategory\tGun Time\tNet Time\tSplit 1"], (own) => [
        or(own, placeOf(own), codes),
        own.bib,
        full(own),
        letter(own, ["Female", "Male"]),
        "Senior",
        only(own, `${clock(own.gun)}.00`),
        only(own, `${clock(own.chip)}.00`),
        `${clock(Math.floor(own.gun / 2))}.00`,
      ]),
    ),
  RunScore: () => {
    const line = (cells: string[]) =>
      [6, 8, 6, 24, 4, 10, 10]
        .map((width, at) => wide(cells[at] ?? "", width - 1))
        .join(" ")
        .trimEnd();
    const head = ["Place", "Div/Tot", "Num", "Name", "Ag", "Gun Tim", "Net Tim"];
    const rule = [6, 8, 6, 24, 4, 10, 10].map((width) => "=".repeat(width - 1)).join(" ");
    const rows = runners.map((own) =>
      line([
        or(own, String(placeOf(own)), codes) as string,
        only(own, `${inCategory(own)}/30`) as string,
        String(own.bib),
        full(own),
        String(own.age),
        only(own, `${short(own.gun)}#`) as string,
        only(own, short(own.chip)) as string,
      ]),
    );
    return utf8(["Lima 10K", "", line(head), rule, ...rows].join("\n"));
  },
  Webscorer: () => {
    const cells = (own: Runner) => [
      or(own, placeOf(own), codes),
      own.bib,
      full(own),
      "",
      "10K",
      own.age,
      letter(own, ["Female", "Male"]),
      only(own, short(own.gun)),
      "+0:10",
    ];
    const head = "Place\tBib\tName\tTeam name\tCategory\tAge\tGender\tTime\tDifference";
    // The list of women comes again after that of all.
    const again = runners.filter(isFemale).map((own) => cells(own).join("\t"));
    const text = [table("\t", [head], cells), "Female", head, ...again].join("\r\n");
    return Buffer.from(`\ufeff${text}`, "utf16le");
  },
  RunSignup: () =>
    utf8(
      table(",", ["Place,Bib,Name,Gender,Age,City,State,Clock Time,Chip Time,Pace"], (own) => [
        only(own, placeOf(own)),
        `0${own.bib}`,
        `"${full(own)}"`,
        letter(own, ["F", "M"]),
        own.age,
        "Lima",
        "LIM",
        or(own, short(own.gun), codes),
        or(own, short(own.chip), codes),
        "5:10",
      ]),
    ),
  "Race Roster": () =>
    utf8(
      table(
        ",",
        [
          "Overall Place,Bib,Name,Gender,Gender Place,Category,Category Place,Clock Time,Chip Time,Race Status",
        ],
        (own) => [
          only(own, placeOf(own)),
          own.bib,
          full(own),
          letter(own, ["Female", "Male"]),
          only(own, inSex(own)),
          `${decade(own)}-${decade(own) + 9}`,
          only(own, inCategory(own)),
          only(own, clock(own.gun)),
          only(own, clock(own.chip)),
          or(own, "Finished", { dnf: "Did Not Finish", dns: "Did Not Start", dsq: "Disqualified" }),
        ],
      ),
    ),
  PikaTimer: () =>
    utf8(
      table(
        ",",
        ["OA#,SEX#,AG#,BIB,AGE,SEX,AG,Full Name,First Name,Last Name,City,Half,Time,Gun,Pace"],
        (own) => [
          or(own, placeOf(own), { ...codes, dsq: "DQ" }),
          only(own, inSex(own)),
          only(own, inCategory(own)),
          own.bib,
          own.age,
          letter(own, ["F", "M"]),
          `${decade(own)}`,
          `"${full(own)}"`,
          `"${own.first}"`,
          `"${own.last}"`,
          "Lima",
          short(Math.floor(own.gun / 2)),
          only(own, short(own.chip)),
          only(own, short(own.gun)),
          "5:10",
        ],
      ),
    ),
  "a large city marathon": () =>
    utf8(
      table(
        ";",
        ["Place (Overall);Place (Gender);Name;Club;Runner no;Category;Half;Finish;Race state"],
        (own) => [
          only(own, placeOf(own)) || "–",
          only(own, inSex(own)) || "–",
          `${own.last}, ${own.first} (PER)`,
          "–",
          own.bib,
          `${letter(own, ["W", "M"])}${decade(own)}`,
          clock(Math.floor(own.gun / 2)),
          or(own, clock(own.gun), { ...codes, dnf: "–", dns: "–" }),
          or(own, "Finished", codes),
        ],
      ),
    ),
  ITRA: () =>
    utf8(
      table(
        ",",
        ["Ranking,Time,Family name,First name,Gender,Birthdate,Nationality,Bib number"],
        (own) => [
          or(own, placeOf(own), codes),
          only(own, clock(own.gun)),
          own.last,
          own.first,
          letter(own, ["F", "M"]),
          `${2026 - own.age}-03-12`,
          "PER",
          own.bib,
        ],
      ),
    ),
  UTMB: () =>
    utf8(
      table(
        ";",
        ["Andes Trail 10K;;;;;;", "", "Rank;Bib;Runner;Nationality;Category;Category rank;Time"],
        (own) => [
          only(own, placeOf(own)),
          own.bib,
          `${own.first} ${own.last.toUpperCase()}`,
          "PE",
          `${decade(own)}-${decade(own) + 4} ${letter(own, ["F", "H"])}`,
          only(own, inCategory(own)),
          or(own, clock(own.gun), french),
        ],
      ),
    ),
  LiveTrail: () =>
    utf8(
      table(";", ["Clt;Dossard;Nom;Prénom;Cat;Club;Pays;Temps"], (own) => [
        only(own, placeOf(own)),
        own.bib,
        own.last,
        own.first,
        letter(own, ["SEF", "SEH"]),
        "",
        "PE",
        or(own, lettered(own.gun), french),
      ]),
    ),
  UltraSignup: () =>
    utf8(
      table(",", ["place,time,first,last,age,gender,bib,status"], (own) => [
        only(own, placeOf(own)),
        only(own, clock(own.gun)),
        own.first,
        own.last,
        own.age,
        letter(own, ["F", "M"]),
        own.bib,
        or(own, 1, { dnf: "2", dns: "3", dsq: "5" }),
      ]),
    ),
  "Spain, trail": () =>
    utf8(
      `\ufeff${table(
        ",",
        ["Pos,Dorsal,Nombre,Apellidos,Categoria,Pos Categoria,Genero,Pos Genero,Club,Meta,Estado"],
        (own) => [
          only(own, placeOf(own)) || "-",
          own.bib,
          own.first.toUpperCase(),
          own.last.toUpperCase(),
          `SENIOR ${letter(own, ["FEM", "MASC"])}`,
          only(own, inCategory(own)) || "-",
          letter(own, ["MUJER", "HOMBRE"]),
          only(own, inSex(own)) || "-",
          "",
          // The time of a runner who has retired is that of the last control.
          own.status === "dns" ? "" : clock(own.gun),
          or(own, "Finalizado", spanish),
        ],
      )}`,
    ),
  "Spain, H and M": () =>
    utf8(
      table(
        ";",
        ["Puesto;Dorsal;Apellidos y nombre;Sexo;Cat.;Pto. cat.;Tiempo oficial;Tiempo real"],
        (own) => [
          only(own, placeOf(own)),
          own.bib,
          `${own.last}, ${own.first}`,
          letter(own, ["M", "H"]),
          "Absoluta",
          only(own, inSex(own)),
          or(own, `${short(own.gun)},0`, spanish),
          only(own, `${short(own.chip)},0`),
        ],
      ),
    ),
  "Spain, two rows of headings": () =>
    utf8(
      table(
        ";",
        [
          "Puesto;;;Dorsal;Atleta;;Tiempo;",
          "General;Sexo;Categoría;;Apellidos;Nombre;Oficial;Neto",
        ],
        (own) => [
          only(own, placeOf(own)),
          only(own, inSex(own)),
          only(own, inCategory(own)),
          own.bib,
          own.last,
          own.first,
          or(own, short(own.gun), spanish),
          only(own, short(own.chip)),
        ],
      ),
    ),
  "Mexico, by branch": () =>
    Buffer.from(
      table(
        "\t",
        [
          "CARRERA 10K CIUDAD",
          "RESULTADOS OFICIALES",
          "",
          "Lugar\tNúmero\tNombre\tRama\tCategoría\tLugar Rama\tTiempo Oficial\tTiempo Chip\tRitmo",
        ],
        (own) => [
          only(own, placeOf(own)),
          own.bib,
          full(own).toUpperCase(),
          letter(own, ["Femenil", "Varonil"]),
          `Libre ${letter(own, ["Femenil", "Varonil"])}`,
          only(own, inSex(own)),
          or(own, clock(own.gun), mexican),
          only(own, clock(own.chip)),
          "05:10 min/km",
        ],
      ),
      "latin1",
    ),
  "Mexico, V and F": () =>
    utf8(
      table(
        ",",
        [
          "Pos. General,Núm. Corredor,Nombre Completo,Sexo,Edad,Parcial 5K,Tiempo Pistola,Tiempo Chip",
        ],
        (own) => [
          only(own, placeOf(own)),
          own.bib,
          full(own),
          letter(own, ["F", "V"]),
          own.age,
          clock(Math.floor(own.gun / 2)),
          or(own, clock(own.gun), mexican),
          only(own, clock(own.chip)),
        ],
      ),
    ),
  Peru: () =>
    utf8(
      table(
        ",",
        [
          "PUESTO GENERAL,DORSAL,APELLIDOS Y NOMBRES,SEXO,EDAD,CATEGORÍA,PUESTO CATEGORÍA,CLUB,KM 5,TIEMPO OFICIAL,TIEMPO CHIP,OBSERVACIONES",
        ],
        (own) => [
          only(own, placeOf(own)),
          own.bib,
          `"${own.last.toUpperCase()}, ${own.first.toUpperCase()}"`,
          letter(own, ["Damas", "Varones"]),
          own.age,
          `${decade(own)}-${decade(own) + 9}`,
          only(own, inCategory(own)),
          "",
          short(Math.floor(own.gun / 2)),
          only(own, short(own.gun)),
          only(own, short(own.chip)),
          ended(own, { dnf: "Abandonó", dns: "No se presentó", dsq: "Descalificado" }),
        ],
      ),
    ),
  "groups by how they ended": () => {
    const cells = (own: Runner) => [
      only(own, `${placeOf(own)}º`),
      own.bib,
      full(own),
      letter(own, ["Mujer", "Hombre"]),
      only(own, short(own.gun)),
    ];
    const group = (status: ResultStatus) =>
      runners.filter((own) => own.status === status).map((own) => cells(own).join(";"));
    const head = "Lugar;Dorsal;Corredor;Sexo;Tiempo";
    return utf8(
      [
        head,
        ...group("finished"),
        "Abandonos",
        ...group("dnf"),
        "No presentados",
        ...group("dns"),
        "Descalificados",
        ...group("dsq"),
      ].join("\n"),
    );
  },
};

test("there are at least twenty shapes", () => {
  expect(Object.keys(shapes).length).toBeGreaterThanOrEqual(20);
});

test.each(Object.entries(shapes))("all runners of a file are placed: %s", (_, write) => {
  const read = readResults(write(), { text: "10K", meters: 10_000, raceYear: 2026 }, () => null);
  if ("problem" in read) throw new Error(read.problem);
  const byBib = new Map(
    read.runners.map((runner, at) => [Number(runner.bib), { runner, at }] as const),
  );
  const places = placesOf(read.runners, { order: "gun", categories: "same", pulled: 0 });
  const facts = (runner: FileRunner, at: number) => ({
    status: runner.status,
    gun: runner.gunMs,
    place: places[at]?.placeOverall ?? null,
    doubts: runner.doubts,
  });
  const found = runners.map(({ bib }) => {
    const known = byBib.get(bib);
    return { bib, ...(known && facts(known.runner, known.at)) };
  });
  expect(read.runners).toHaveLength(runners.length);
  expect(found).toEqual(
    runners.map((own) => ({
      bib: own.bib,
      status: own.status,
      gun: finished(own) ? own.gun * 1000 : null,
      place: finished(own) ? placeOf(own) : null,
      doubts: [],
    })),
  );
  const named = new Map(runners.map((own) => [own.bib, full(own).toLowerCase()]));
  for (const { bib, name } of read.runners) {
    expect(name.toLowerCase().slice(0, 20)).toBe(named.get(Number(bib))?.slice(0, 20));
  }
});
