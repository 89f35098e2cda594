import { fold } from "#values/text/fold.ts";
import { columnName, columns, type FileColumn, isColumn } from "./columns.ts";

/** The columns' names in Spanish and English calendars, folded and with single spaces. */
const otherNames: Record<FileColumn, readonly string[]> = {
  title: [
    "titulo",
    "nombre",
    "carrera",
    "evento",
    "prueba",
    "competencia",
    "competicion",
    "nombre de la carrera",
    "nombre del evento",
    "race",
    "race name",
    "event",
    "name",
  ],
  date: ["fecha", "dia", "fecha de la carrera", "fecha del evento", "race date", "start date"],
  city: ["ciudad", "localidad", "poblacion", "municipio", "town"],
  country: ["pais"],
  distances: ["distancia", "distancias", "modalidad", "modalidades", "recorrido", "distance"],
  venue: ["lugar", "sede", "direccion", "ubicacion", "lugar de salida", "address", "place"],
  state: ["estado", "provincia", "departamento", "region", "comunidad autonoma", "province"],
  organizer: ["organizador", "organizadora", "organiza", "organiser"],
  type: ["tipo", "tipo de carrera", "disciplina", "race type"],
  description: ["descripcion"],
  time: ["hora", "hora de salida", "hora de inicio", "horario", "start time"],
  price: ["precio", "costo", "coste", "tarifa", "cuota", "fee"],
  currency: ["moneda", "divisa"],
  registration_link: [
    "enlace",
    "enlace de inscripcion",
    "link de inscripcion",
    "inscripcion",
    "inscripciones",
    "web",
    "sitio web",
    "pagina web",
    "link",
    "url",
    "website",
  ],
  image_url: ["imagen", "foto", "url de la imagen", "enlace de la imagen", "image", "photo"],
  price_include: ["incluye", "que incluye", "el precio incluye", "price includes", "includes"],
  additional_information: ["informacion adicional", "observaciones", "notas", "notes"],
  profile: ["perfil", "altimetria", "elevation profile"],
  category: ["categoria"],
  premium: ["destacada", "destacado"],
  status: ["estado de la carrera", "situacion", "race status"],
};

const byOtherName = new Map(
  columns.flatMap((column) => otherNames[column].map((name) => [name, column] as const)),
);

/** The column that a heading names: by its own name, or by another one that is known for it. */
export function columnOf(heading: string): FileColumn | null {
  const name = columnName(heading);
  if (isColumn(name)) return name;
  const words = fold(name)
    .replace(/[\s_\-./]+/g, " ")
    .trim();
  const joined = words.replaceAll(" ", "_");
  return isColumn(joined) ? joined : (byOtherName.get(words) ?? null);
}

/**
 * The column of each heading. A column's own name goes before other names for it, and of those the
 * first one counts: `title,date,…,name` keeps its title.
 */
export function columnsOf(headings: readonly string[]): (FileColumn | null)[] {
  const own = headings.map((heading) => {
    const name = columnName(heading);
    return isColumn(name) ? name : null;
  });
  const taken = new Set(own);
  return headings.map((heading, at) => {
    const exact = own[at];
    if (exact) return exact;
    const column = columnOf(heading);
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}
