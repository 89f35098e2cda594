import type { Words } from "#values/say.ts";
import { fold } from "#values/text/fold.ts";
import {
  type AnswerName,
  askedAnswers,
  contactAnswers,
  type ExtraName,
  safetyAnswers,
} from "../answers.ts";
import type { EntryExtra } from "../extras/extra.ts";
import { extraName } from "../extras/reading-extras.ts";
import type { EntryQuestion, QuestionText } from "../questions/question.ts";
import { type QuestionName, questionName } from "../questions/reading-answers.ts";
import type { EntryForm } from "../rules/entry-rules.ts";

/** What a column of a list can hold: an answer of the form, or both names in one cell. */
export type ListField = AnswerName | QuestionName | ExtraName | "distance" | "fullName";

/** A column of the list that a race takes. */
export type ListColumn = {
  field: ListField;
  title: Words;
  isRequired: boolean;
  /** The question that it answers. */
  question: EntryQuestion | null;
  /** The extra that it orders. */
  extra: EntryExtra | null;
};

const titles = {
  distance: { en: "Distance", es: "Distancia" },
  firstName: { en: "First name", es: "Nombre" },
  lastName: { en: "Last name", es: "Apellido" },
  dateOfBirth: { en: "Date of birth", es: "Fecha de nacimiento" },
  gender: { en: "Gender", es: "Género" },
  phone: { en: "Phone", es: "Teléfono" },
  country: { en: "Country", es: "País" },
  documentType: { en: "Document type", es: "Tipo de documento" },
  documentNumber: { en: "Document number", es: "Número de documento" },
  club: { en: "Club", es: "Club" },
  insuranceProvider: { en: "Insurance provider", es: "Aseguradora" },
  policyNumber: { en: "Policy number", es: "Número de póliza" },
  emergencyContactName: { en: "Emergency contact", es: "Contacto de emergencia" },
  emergencyContactPhone: { en: "Emergency phone", es: "Teléfono de emergencia" },
  guardianName: { en: "Parent or guardian", es: "Padre, madre o tutor" },
} as const satisfies Partial<Record<ListField, Words>>;

type TitledField = keyof typeof titles;

/** What else the columns of clubs are called, without spaces and marks. */
const otherNames: Partial<Record<ListField, string>> = {
  distance: "distance distancia carrera prueba modalidad race event categoriadecarrera",
  fullName:
    "name fullname nombrecompleto nombreyapellido nombreyapellidos nombresyapellidos apellidosynombres apellidoynombre apellidosynombre runner corredor corredora participante atleta",
  firstName: "first firstname givenname nombre nombres primernombre",
  lastName: "last lastname surname familyname apellido apellidos",
  dateOfBirth:
    "dob birthday birthdate dateofbirth fechadenacimiento fechanacimiento nacimiento fnac fecnac fechanac fechadenac",
  gender: "gender sex genero sexo rama",
  phone: "phone mobile cell cellphone telephone telefono celular movil whatsapp tel nrocelular",
  country: "country pais paisderesidencia",
  documentType: "tipodocumento tipodoc tipo",
  documentNumber:
    "document documento numerodocumento nrodedocumento nrodocumento nrodoc numdoc doc dni ine curp passport pasaporte ndocumento",
  club: "club team equipo clubequipo",
  insuranceProvider: "insurance insuranceprovider insurer aseguradora seguro companiadeseguro",
  policyNumber: "policy policynumber poliza numerodepoliza nrodepoliza",
  emergencyContactName:
    "emergencycontact emergencycontactname contactodeemergencia nombredecontactodeemergencia nombredelcontactodeemergencia contactoemergencia contacto",
  emergencyContactPhone:
    "emergencyphone emergencycontactphone telefonodeemergencia telefonoemergencia telefonodelcontactodeemergencia telefonodecontacto celulardeemergencia telefonocontacto",
  guardianName: "guardian parent parentorguardian tutor apoderado padremadreotutor padreotutor",
};

/** The columns of the list of a race, in the order of its template. */
export function listColumns({
  rules,
  distances,
  questions,
  extras,
}: {
  rules: EntryForm["rules"];
  distances: readonly { id: string }[];
  questions: readonly EntryQuestion[];
  extras: readonly EntryExtra[];
}): ListColumn[] {
  const names = askedAnswers([...contactAnswers, ...safetyAnswers], rules);
  const required = new Set<string>(
    askedAnswers([...contactAnswers, ...safetyAnswers], rules, { onlyRequired: true }),
  );
  const column = (field: TitledField, isRequired: boolean): ListColumn => ({
    field,
    title: titles[field],
    isRequired,
    question: null,
    extra: null,
  });
  return [
    ...(distances.length > 1 ? [column("distance", true)] : []),
    // A cell without a country is in the country of the race.
    ...names.map((name) => column(name, required.has(name) && name !== "country")),
    column("guardianName", false),
    // A file is sent once the entry is made.
    ...onceEach(
      questions.filter(({ kind }) => kind !== "file"),
      ({ text }) => text,
    ).map((question) => ({
      field: questionName(question.id),
      title: bothOf(question.text),
      isRequired: question.isRequired,
      question,
      extra: null,
    })),
    ...onceEach(extras, ({ name }) => name).map((extra) => ({
      field: extraName(extra.id),
      title: bothOf(extra.name),
      isRequired: false,
      question: null,
      extra,
    })),
  ];
}

/** Of those with one text, such as questions of several distances, the first one: they share a column. */
export function onceEach<One>(all: readonly One[], textOf: (one: One) => QuestionText): One[] {
  return all.filter(
    (one, at) => all.findIndex((other) => isSameColumn(textOf(one), textOf(other))) === at,
  );
}

/**
 * The extras that each distance sells. Where one sells several of one name, all of that name are numbered, so that each has
 * a column of its own; those that distances sell apart share one.
 */
export function toldApart(sold: ReadonlyMap<string | null, readonly EntryExtra[]>) {
  const all = onceByIds([...sold.values()].flat());
  const names = new Map(
    all.map((extra) => {
      const ofName = ({ name }: EntryExtra) => isSameColumn(name, extra.name);
      const together = [...sold.values()].some((extras) => extras.filter(ofName).length > 1);
      const number = all.filter(ofName).indexOf(extra) + 1;
      return [extra.id, together ? withNumber(extra.name, number) : extra.name];
    }),
  );
  return new Map(
    [...sold].map(([distanceId, extras]) => [
      distanceId,
      extras.map((extra) => ({ ...extra, name: names.get(extra.id) ?? extra.name })),
    ]),
  );
}

export function onceByIds<One extends { id: string }>(all: readonly One[]): One[] {
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

function withNumber({ en, es }: QuestionText, number: number): QuestionText {
  return { en: en && `${en} ${number}`, es: es && `${es} ${number}` };
}

/** Whether two questions or extras share a column. */
export function isSameColumn(one: QuestionText, other: QuestionText): boolean {
  return compact(bothOf(one).en) === compact(bothOf(other).en);
}

function bothOf({ en, es }: QuestionText): Words {
  return { en: en ?? es ?? "", es: es ?? en ?? "" };
}

/** A heading or a word of a cell, without what people write differently. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Finds the field that a heading names, among those that a race asks for. */
export function headingReader(
  columns: readonly ListColumn[],
): (heading: string) => ListField | null {
  const byName = new Map<string, ListField>();
  const add = (name: string, field: ListField) => {
    if (name !== "" && !byName.has(name)) byName.set(name, field);
  };
  for (const { field, title } of columns) {
    add(compact(title.en), field);
    add(compact(title.es), field);
  }
  const asked = new Set<ListField>([...columns.map(({ field }) => field), "fullName"]);
  for (const [field, names = ""] of Object.entries(otherNames)) {
    if (!asked.has(field as ListField)) continue;
    for (const name of names.split(" ")) add(name, field as ListField);
  }
  return (heading) => byName.get(compact(heading.replace(/\([^()]*\)|\*/g, " "))) ?? null;
}
