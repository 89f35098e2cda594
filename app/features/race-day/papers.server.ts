import { teamLine } from "#features/registrations/entry-team.ts";
import { startersOf } from "#features/registrations/roster/start-list.server.ts";
import {
  mostPrinted,
  type Starter,
  type StartListOrder,
} from "#features/registrations/roster/start-list.ts";
import { drawPdf, type PdfPage, pageSize } from "#services/pdf/pdf.ts";
import type { Services } from "#services/services.ts";
import { placeIn } from "#values/countries.ts";
import { type Day, formatClockTime, formatDay, yearOf } from "#values/day.ts";
import { type Lang, sayIn } from "#values/say.ts";

type PaperRace = { id: string; name: string; startDate: Day; place: string };
type Printed = Pick<
  Starter,
  | "bib"
  | "firstName"
  | "lastName"
  | "distance"
  | "category"
  | "wave"
  | "waveStart"
  | "team"
  | "teamNumber"
  | "teamKind"
  | "dateOfBirth"
>;

const margin = 36;

/** The start list of a race for the wall and for the timekeepers: no phone numbers and no days of birth. */
export async function startListPdf(
  { db, now }: Pick<Services, "db" | "now">,
  race: PaperRace,
  { order, lang }: { order: StartListOrder; lang: Lang },
): Promise<Buffer> {
  const starters = await startersOf({ db }, race.id, order, { limit: mostPrinted, lang });
  const title = `${sayIn(lang)({ en: "Start list", es: "Lista de salida" })}: ${race.name}`;
  const parts = partsOf(starters, rowsPerPage);
  const pages = parts.map(
    (rows, at) => (page: PdfPage) =>
      drawList(page, rows, { race, title, lang, starters, number: `${at + 1} / ${parts.length}` }),
  );
  return drawPdf({ title, lang, createdAt: now() }, pages);
}

const [rowHeight, firstRow, rowsPerPage] = [15, 104, 46];

function drawList(
  page: PdfPage,
  rows: readonly Printed[],
  {
    race,
    title,
    lang,
    number,
    starters,
  }: { race: PaperRace; title: string; lang: Lang; number: string; starters: readonly Printed[] },
): void {
  const width = pageSize.width - 2 * margin;
  page.text(title, { x: margin, y: 34, size: 16, isBold: true, width });
  page.text(`${formatDay(race.startDate, lang)}, ${placeIn(race.place, lang)}`, {
    x: margin,
    y: 58,
    size: 10,
    isQuiet: true,
    width,
  });
  page.text(number, { x: margin, y: 58, size: 10, isQuiet: true, width, align: "right" });
  const columns = listColumns(starters, lang);
  for (const { title: words, x, width: room } of columns) {
    page.text(words, { x, y: firstRow - 20, size: 8.5, isBold: true, width: room });
  }
  rows.forEach((starter, at) => {
    const y = firstRow + at * rowHeight;
    page.line({ x: margin, y: y - 4 }, { x: margin + width, y: y - 4 });
    for (const { cell, x, width: room, isBold = false } of columns) {
      page.text(cell(starter) ?? "", { x, y, size: 9, isBold, width: room });
    }
  });
}

/** Nobody has anything in a column that is left out: the names get its room. */
function listColumns(starters: readonly Printed[], lang: Lang) {
  const say = sayIn(lang);
  const columns: {
    title: string;
    width: number;
    isBold?: boolean;
    cell: (starter: Printed) => string | null;
  }[] = [
    {
      title: say({ en: "Bib", es: "Dorsal" }),
      width: 38,
      isBold: true,
      cell: ({ bib }) => String(bib),
    },
    {
      title: say({ en: "Runner", es: "Corredor" }),
      width: 126,
      cell: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
    },
    {
      title: say({ en: "Born", es: "Año nac." }),
      width: 50,
      cell: ({ dateOfBirth }) => String(yearOf(dateOfBirth)),
    },
    {
      title: say({ en: "Distance", es: "Distancia" }),
      width: 64,
      cell: ({ distance }) => distance,
    },
    {
      title: say({ en: "Category", es: "Categoría" }),
      width: 80,
      cell: ({ category }) => category,
    },
    {
      title: say({ en: "Wave", es: "Oleada" }),
      width: 76,
      cell: (starter) => waveWords(starter, lang),
    },
    {
      title: say({ en: "Team", es: "Equipo" }),
      width: 84,
      cell: (starter) => teamWords(starter, lang),
    },
  ];
  const used = columns.filter(({ cell }) => starters.some((starter) => cell(starter)));
  const widthOf = (some: typeof columns) => some.reduce((total, { width }) => total + width, 0);
  const room = widthOf(columns) - widthOf(used);
  let x = margin;
  return used.map((column, at) => {
    const width = column.width + (at === 1 ? room : 0);
    const placed = { ...column, x, width: width - 6 };
    x += width;
    return placed;
  });
}

/** `A, 7:00 AM` */
function waveWords({ wave, waveStart }: Pick<Printed, "wave" | "waveStart">, lang: Lang): string {
  return [wave, waveStart && formatClockTime(waveStart, lang)].filter(Boolean).join(", ");
}

/** `Andes (leg 2)` */
function teamWords({ team, teamNumber, teamKind }: Printed, lang: Lang): string | null {
  if (team === null || teamNumber === null) return null;
  return teamLine({ name: team, number: teamNumber, kind: teamKind }, lang);
}

/** Labels of 70 × 37 mm, three in a row and eight rows on a sheet, in the order of the numbers. */
export async function bibLabelsPdf(
  { db, now }: Pick<Services, "db" | "now">,
  race: PaperRace,
  lang: Lang,
): Promise<Buffer> {
  const starters = await startersOf({ db }, race.id, "bib", { limit: mostPrinted, lang });
  const title = `${sayIn(lang)({ en: "Bib labels", es: "Etiquetas de dorsales" })}: ${race.name}`;
  const pages = partsOf(starters, labels.across * labels.down).map(
    (rows) => (page: PdfPage) =>
      rows.forEach((starter, at) => {
        const x = (at % labels.across) * labels.width + 12;
        const y = Math.floor(at / labels.across) * labels.height;
        const width = labels.width - 24;
        page.text(String(starter.bib), { x, y: y + 14, size: 30, isBold: true, width });
        page.text(`${starter.firstName} ${starter.lastName}`, { x, y: y + 52, size: 11, width });
        const about = [starter.distance, waveWords(starter, lang)].filter(Boolean).join(" · ");
        page.text(about, { x, y: y + 68, size: 9, isQuiet: true, width });
        const team = teamWords(starter, lang);
        if (team) page.text(team, { x, y: y + 80, size: 9, width });
        page.text(race.name, { x, y: y + (team ? 92 : 82), size: 7.5, isQuiet: true, width });
      }),
  );
  return drawPdf({ title, lang, createdAt: now() }, pages);
}

const labels = { across: 3, down: 8, width: pageSize.width / 3, height: pageSize.height / 8 };

/** Parts of at most so many; one empty part of an empty list, because a document has a page. */
function partsOf<Row>(rows: readonly Row[], most: number): (readonly Row[])[] {
  const parts: (readonly Row[])[] = [];
  for (let at = 0; at < rows.length; at += most) parts.push(rows.slice(at, at + most));
  return parts.length > 0 ? parts : [[]];
}
