import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { EntryExtra } from "../extras/extra.ts";
import type { EntryQuestion } from "../questions/question.ts";
import { headingReader, listColumns } from "./list-columns.ts";
import { type ListForm, readList } from "./list-reading.ts";

const size: EntryQuestion = {
  id: "0bef0000-0000-4000-8000-000000000001",
  kind: "choice",
  text: { en: "Shirt size", es: "Talla de polo" },
  hint: { en: null, es: null },
  isRequired: true,
  choices: [
    { id: "0bef0000-0000-4000-8000-0000000000a1", label: { en: "S", es: null }, isSoldOut: false },
    { id: "0bef0000-0000-4000-8000-0000000000a2", label: { en: "M", es: null }, isSoldOut: false },
  ],
};
/** The same question of another distance, with choices of its own. */
const otherSize: EntryQuestion = {
  ...size,
  id: "0bef0000-0000-4000-8000-000000000002",
  choices: [
    { id: "0bef0000-0000-4000-8000-0000000000b2", label: { en: "M", es: null }, isSoldOut: false },
  ],
};

const shirt: EntryExtra = {
  id: "0bef0000-0000-4000-8000-0000000000c1",
  name: { en: "Finisher shirt", es: "Polo finisher" },
  note: { en: null, es: null },
  priceMinor: 3500,
  leastMinor: null,
  mostMinor: null,
  mostEach: 2,
  left: null,
  paysBack: true,
};
/** The same shirt of another distance. */
const otherShirt: EntryExtra = { ...shirt, id: "0bef0000-0000-4000-8000-0000000000c2" };
const gift: EntryExtra = {
  ...shirt,
  id: "0bef0000-0000-4000-8000-0000000000c3",
  name: { en: "Donation", es: "Donación" },
  priceMinor: null,
  leastMinor: 500,
  mostMinor: 50_000,
};

const form: ListForm = {
  rules: { insurance: "hidden", gender: "required", document: "required", club: "optional" },
  distances: [
    { id: "ten", text: "10K" },
    { id: "half", text: "Media maratón 21K" },
  ],
  questions: [size, otherSize],
  extras: [shirt, otherShirt, gift],
  country: "Peru",
  order: "day",
  today: "2026-11-30",
  mostRows: 3,
};

const read = (text: string, about: Partial<ListForm> = {}) =>
  readList(new TextEncoder().encode(text), { ...form, ...about });

const peopleIn = (text: string, about: Partial<ListForm> = {}) => {
  const list = read(text, about);
  if ("problem" in list) throw new Error(`The list was not read: ${list.problem}`);
  return list;
};

test("reads the spreadsheet of a club in Lima, as it is pasted from Excel", () => {
  const { people, ignored } = peopleIn(
    [
      "Club Los Andes\t\t\t\t\t\t\t\t",
      "N°\tApellidos y nombres\tDNI\tF. Nac.\tSexo\tCelular\tCarrera\tTalla de polo\tHaz hojas",
      "1\tQuispe Mamani Ana\t1234567\t28/02/90\tF\t987 654 321\t10 km\tM\tx",
      "2\tRojas, Luis\t87654321\t3/4/2012\tH\t912345678\t21\ts\ty",
    ].join("\n"),
  );
  expect(ignored).toEqual(["Haz hojas"]);
  expect(people).toMatchObject([
    {
      distanceId: "ten",
      answers: {
        firstName: "Ana",
        lastName: "Quispe Mamani",
        documentType: "dni",
        documentNumber: "01234567",
        dateOfBirth: "1990-02-28",
        gender: "female",
        phone: "987 654 321",
        country: "Peru",
        [`question:${size.id}`]: size.choices[1]?.id,
        [`question:${otherSize.id}`]: otherSize.choices[0]?.id,
      },
    },
    {
      distanceId: "half",
      answers: {
        firstName: "Luis",
        lastName: "Rojas",
        dateOfBirth: "2012-04-03",
        gender: "male",
        [`question:${size.id}`]: size.choices[0]?.id,
      },
    },
  ]);
});

test("keeps what it cannot read as it was typed, so that the review can name it", () => {
  const [person] = peopleIn(
    "First name,Last name,Date of birth,Gender,Distance,Shirt size,Country\nAna,Quispe,soon,?,42K,XXL,Utopia",
  ).people;
  expect(person).toEqual({
    distanceId: null,
    answers: {
      firstName: "Ana",
      lastName: "Quispe",
      dateOfBirth: "soon",
      gender: "?",
      country: "Utopia",
      typedDistance: "42K",
      [`question:${size.id}`]: "XXL",
      [`question:${otherSize.id}`]: "XXL",
    },
  });
});

test.for([
  ["2", "20", "2", "20"],
  ["sí", "S/ 12.50", "1", "S/ 12.50"],
  ["x", "1", "1", "1"],
  ["2.0", "0", "2", ""],
  ["no", "-", "", ""],
  ["dos", "mucho", "dos", "mucho"],
])("a cell orders extras: %j and %j", ([shirts, amount, quantity, minor]) => {
  const [person] = peopleIn(
    `Nombre;Apellido;Polo finisher (S/35 PEN);Donación\nAna;Quispe;${shirts};${amount}`,
  ).people;
  expect(person?.answers).toMatchObject({
    [`extra:${shirt.id}`]: quantity,
    [`extra:${otherShirt.id}`]: quantity,
    [`extra:${gift.id}`]: minor,
  });
});

test("reads the template of its race in both languages", () => {
  const columns = listColumns(form);
  const fieldOf = headingReader(columns);
  const fields = columns.map(({ field }) => field);
  expect(columns.map(({ title }) => fieldOf(title.en))).toEqual(fields);
  expect(columns.map(({ title }) => fieldOf(title.es))).toEqual(fields);
  expect(fields).not.toContain("insuranceProvider");
  expect(fields.filter((field) => field.startsWith("question:"))).toHaveLength(1);
  expect(fields.filter((field) => field.startsWith("extra:"))).toHaveLength(2);
});

test("the order of a race in the United States counts where the dates do not tell", () => {
  const list = "First name,Last name,Date of birth\nAna,Quispe,03/04/1990";
  expect(peopleIn(list).people[0]?.answers.dateOfBirth).toBe("1990-04-03");
  const there = peopleIn(list, { order: "month" }).people[0];
  expect(there?.answers.dateOfBirth).toBe("1990-03-04");
});

test.for([
  ["", "blank"],
  ["Ana,Quispe,1990-02-28", "no-names"],
  ["First name,Last name", "no-rows"],
  [`First name,Last name${"\nAna,Quispe".repeat(4)}`, "too-many-rows"],
  ['First name,Last name\n"Ana,Quispe', "damaged"],
  ["%PDF-1.7 something", "another-format"],
] as const)("refuses %j: %s", ([text, problem]) => {
  expect(read(text)).toEqual({ problem });
});

test("refuses an archive that is no workbook", () => {
  const zip = zipSync({ "readme.txt": strToU8("Hello") });
  expect(readList(zip, form)).toEqual({ problem: "another-format" });
});

test.for([
  ["Nombre completo", "Ana Quispe", "Ana", "Quispe"],
  ["Nombre completo", "Ana María Quispe Mamani", "Ana María", "Quispe Mamani"],
  ["Nombre completo", "Quispe Mamani, Ana", "Ana", "Quispe Mamani"],
  ["Apellidos y nombres", "Quispe Mamani Ana María", "Ana María", "Quispe Mamani"],
])("below %j, %j is %j %j", ([heading, name, firstName, lastName]) => {
  const [person] = peopleIn(`${heading};Celular\n${name};987654321`).people;
  expect(person?.answers).toMatchObject({ firstName, lastName });
});

test.for([
  ["media maraton 21k", "half"],
  ["10", "ten"],
  ["10 km", "ten"],
  ["5K", null],
])("the distance %j is %j", ([typed, distanceId]) => {
  const [person] = peopleIn(`Nombre,Apellido,Distancia\nAna,Quispe,${typed}`).people;
  expect(person?.distanceId).toBe(distanceId);
});
