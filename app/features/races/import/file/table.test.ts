import { expect, test } from "vitest";
import { maxRows, readTable } from "./table.ts";

const header = "title,date,city,country,distances,description\n";

function read(text: string) {
  const table = readTable({ text });
  if ("problem" in table) throw new Error(table.problem.code);
  return table;
}

function refusal(text: string) {
  const table = readTable({ text });
  return "problem" in table ? table.problem : null;
}

test("ADM-CSV-07 columns are found in any order and case; unknown columns are reported", () => {
  const table = read(
    ' Country ,"TITLE",Distances,city,date,Bib colour\nPeru,Lima 42K,42K,Lima,2027-05-16,red\n',
  );
  expect(table.rows).toEqual([
    {
      line: 2,
      cells: {
        country: "Peru",
        title: "Lima 42K",
        distances: "42K",
        city: "Lima",
        date: "2027-05-16",
      },
      offers: [],
    },
  ]);
  const unknown = table.headings.filter(({ column }) => column === null);
  expect(unknown).toEqual([{ name: "Bib colour", column: null, samples: ["red"] }]);
});

test("ADM-CSV-06 a missing required column is reported", () => {
  expect(refusal("title,date,city,distances\na,b,c,d\n")).toEqual({
    code: "missing-columns",
    columns: ["country"],
  });
  expect(refusal("Dear reader,\nthis is a letter.\n")).toEqual({
    code: "missing-columns",
    columns: ["title", "date", "city", "country", "distances"],
  });
  expect(refusal("title|date|city|country|distances\na|b|c|d|e\n")).toEqual({
    code: "unknown-separator",
  });
});

test("two columns with the same name are refused", () => {
  expect(refusal("title,date,city,country,distances,Title\n")).toEqual({
    code: "repeated-column",
    column: "title",
  });
});

test("the separator is detected: comma, semicolon, tab, or Excel's sep line", () => {
  for (const separator of [",", ";", "\t"]) {
    const text = `${header}Lima 42K,2027-05-16,Lima,Peru,42K,"a, b; c"\n`;
    const table = read(text.replace(/,(?! )/g, separator));
    expect(table.separator).toBe(separator);
    expect(table.rows[0]?.cells.description).toBe("a, b; c");
  }
  const declared = read(
    `sep=;\n${header.replaceAll(",", ";")}Lima 42K;2027-05-16;Lima;Peru;42K;x\n`,
  );
  expect(declared.separator).toBe(";");
  expect(declared.rows[0]).toMatchObject({ line: 3, cells: { title: "Lima 42K" } });
});

test("ADM-CSV-11 quoted cells may contain separators, line ends and doubled quotation marks", () => {
  const table = read(
    `${header}"Lima, ""la grande""",2027-05-16,Lima,Peru,42K,"one\n\ntwo"\nb,c,d,e,f,g\n`,
  );
  expect(table.rows[0]?.cells).toMatchObject({
    title: 'Lima, "la grande"',
    description: "one\n\ntwo",
  });
});

test("line numbers match an editor's, across quoted line ends and blank rows", () => {
  const table = read(`\n${header}a,b,c,d,e,"1\n2\n3"\n\n,,,,,\nf,g,h,i,j,k\n"l",m,n,o,p,`);
  expect(table.rows.map((row) => row.line)).toEqual([3, 8, 9]);
});

test("ADM-CSV-10 blank rows are ignored silently", () => {
  const table = read(`${header}, ,\t,"  ",,\n   \na,b,c,d,e,f\n`);
  expect(table.rows).toHaveLength(1);
  expect(table.problems).toEqual([]);
});

test("extra cells are a problem of their row only", () => {
  const table = read(`${header}a,b,c,d,e,one, two\ng,h,i,j,k,l,,\n`);
  expect(table.rows.map((row) => row.line)).toEqual([3]);
  expect(table.problems).toEqual([
    {
      line: 2,
      finding: { code: "too-many-cells", cells: 7, columns: 6 },
    },
  ]);
});

test("a misplaced quotation mark is reported on the line where its text begins", () => {
  const table = read(`${header}a,b,c,d,e,"one" two"\nf,g,h,i,j,k\nl,m,"n,o,p,q\nr,s,t,u,v,w\n`);
  expect(table.rows.map((row) => row.line)).toEqual([3]);
  expect(table.problems.map((problem) => problem.line)).toEqual([2, 4]);
  expect(table.problems.map(({ finding }) => finding.code)).toEqual([
    "text-after-quote",
    "unclosed-quote",
  ]);
});

test("texts in different Unicode forms are equal", () => {
  expect(read(`${header}Marato\u0301n,b,c,d,e,f\n`).rows[0]?.cells.title).toBe("Maratón");
});

test("too many rows and too many quotation marks are refused", () => {
  expect(refusal(header + "a,b,c,d,e,f\n".repeat(maxRows + 1))).toEqual({
    code: "too-many-rows",
    most: 100_000,
  });
  expect(refusal(`${header}"${'"a'.repeat(maxRows * 40)}`)).toEqual({ code: "too-many-quotes" });
});

test("a day alone belongs to the month above it or beside it", () => {
  const below =
    "date,title,city,country,distances\nENERO 2027\nDom 10,A,Lima,Peru,5K\n7 y 8,B,Lima,Peru,5K\n";
  const beside =
    "Mes,date,title,city,country,distances\nMayo,9,A,Lima,Peru,5K\n,16/05/2027,B,Lima,Peru,5K\n";
  const datesOf = (text: string) => {
    const table = readTable({ text });
    return "rows" in table && table.rows.map(({ cells }) => cells.date);
  };
  expect(datesOf(below)).toEqual(["Dom 10 ENERO 2027", "7 y 8 ENERO 2027"]);
  expect(datesOf(beside)).toEqual(["9 Mayo", "16/05/2027"]);
});

test("a currency in the heading of a price is that of its bare numbers", () => {
  const read = (heading: string, price: string) => {
    const table = readTable({
      text: `title;date;city;country;distances;${heading}\nA;2027-05-16;Lima;Peru;5K;${price}\n`,
    });
    return "rows" in table && table.rows[0]?.cells;
  };
  expect(read("Precio (USD)", "45")).toMatchObject({ price: "45", currency: "USD" });
  expect(read("Precio (USD)", "S/ 45")).not.toHaveProperty("currency");
  expect(read("Costo ($)", "350")).toMatchObject({ price: "$350" });
});

test("the names may stand below titles, in two lines, and be repeated; sums and months are not races", () => {
  const table = read(
    [
      "Calendario Nacional 2027;;;;;",
      "Actualizado al 15 de noviembre;;;;;",
      "Evento;Fecha;Lugar;;Distancias;Costo",
      ";;Ciudad;País;;",
      "MAYO;;;;;",
      "Lima 42K;16/05/2027;Lima;Perú;42K;180",
      "Evento;Fecha;Ciudad;País;Distancias;Costo",
      "Total;;;;1 carrera;",
    ].join("\n"),
  );
  expect(table.rows.map(({ line, cells }) => [line, cells.title, cells.country])).toEqual([
    [6, "Lima 42K", "Perú"],
  ]);
  expect(table.year).toBe("2027");
  expect(table.notices.map(({ line, finding }) => [line, finding.code])).toEqual([
    [5, "no-race-row"],
    [7, "no-race-row"],
    [8, "no-race-row"],
  ]);
});

test("rows without a title and a date belong to the race above them", () => {
  const table = read(
    `${header}Lima,2027-05-16,Lima,Peru,42K,Flat\n,,,,21K,\n,,,,10K,\nIca,2027-05-17,Ica,Peru,5K,\n`,
  );
  expect(table.rows.map(({ cells }) => [cells.title, cells.city, cells.distances])).toEqual([
    ["Lima", "Lima", "42K"],
    ["Lima", "Lima", "21K"],
    ["Lima", "Lima", "10K"],
    ["Ica", "Ica", "5K"],
  ]);
  expect(table.notices).toEqual([{ line: 3, finding: { code: "shared-cells", count: 2 } }]);
});

test("a dash or n/a in a column of values is an empty cell", () => {
  const [row] = read(
    `title,date,city,country,distances,price,time,venue\nLima,2027-05-16,Lima,Peru,5K,-,N/A,-\n`,
  ).rows;
  expect(row?.cells).toMatchObject({ venue: "-" });
  expect(row?.cells).not.toHaveProperty("price");
  expect(row?.cells).not.toHaveProperty("time");
});

test("a column may be one distance", () => {
  const table = read(
    "Course,Date,Ville,Pays,42K,Half Marathon\nA,2027-05-16,Laval,Canada,$90,x\nB,2027-05-17,Laval,Canada,,\n",
  );
  expect(table.missing).toEqual([]);
  expect(table.rows.map(({ offers }) => offers)).toEqual([
    [
      { distance: "42K", text: "$90" },
      { distance: "Half Marathon", text: "x" },
    ],
    [],
  ]);
});

test("the sheet of a workbook that names the most columns is read", () => {
  const entry = (line: number, text: string) => ({ line, cells: text.split(","), problem: null });
  const sheets = [
    { name: "Notes", rows: [entry(1, "Hello")], isCut: true },
    {
      name: "2027",
      rows: [entry(1, header.trim()), entry(3, "Lima,2027-05-16,Lima,Peru,42K,")],
      isCut: false,
    },
  ];
  expect(readTable({ sheets })).toMatchObject({
    separator: "cells",
    rows: [{ line: 3, cells: { title: "Lima" } }],
    notices: [{ line: null, finding: { code: "one-sheet", name: "2027" } }],
  });
});
