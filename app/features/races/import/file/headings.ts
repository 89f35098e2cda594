import { fold } from "#values/text/fold.ts";
import { toMeters } from "../../distance.ts";
import { columnName, columns, type FileColumn, isColumn } from "./columns.ts";

/** The columns' names in Spanish and English calendars, folded and with single spaces. */
const otherNames: Record<FileColumn, readonly string[]> = {
  title: [
    "course",
    "nom",
    "nom de la course",
    "epreuve",
    "evenement",
    "nombre de evento",
    "event name",
    "titre",
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
  date: [
    "date de la course",
    "date de l'evenement",
    "event date",
    "fecha evento",
    "dia de la carrera",
    "date of race",
    "jour",
    "fecha",
    "dia",
    "fecha de la carrera",
    "fecha del evento",
    "race date",
    "start date",
  ],
  city: [
    "ville",
    "municipalite",
    "location city",
    "distrito",
    "municipality",
    "ciudad",
    "localidad",
    "poblacion",
    "municipio",
    "town",
  ],
  country: ["pays", "pais"],
  distances: [
    "distancia (km)",
    "distance (km)",
    "distancias (km)",
    "distances (km)",
    "modalidad distancia",
    "race distance",
    "parcours",
    "km",
    "distancia",
    "distancias",
    "modalidad",
    "modalidades",
    "recorrido",
    "distance",
  ],
  venue: [
    "lieu",
    "adresse",
    "location",
    "punto de partida",
    "site",
    "lugar",
    "sede",
    "direccion",
    "ubicacion",
    "lugar de salida",
    "address",
    "place",
  ],
  state: [
    "etat",
    "state province",
    "estado provincia",
    "province territory",
    "entidad",
    "estado",
    "provincia",
    "departamento",
    "region",
    "comunidad autonoma",
    "province",
  ],
  organizer: [
    "organisateur",
    "organizer name",
    "organizado por",
    "contact organizer",
    "organizador",
    "organizadora",
    "organiza",
    "organiser",
  ],
  type: [
    "type de course",
    "event type",
    "terreno",
    "surface",
    "tipo",
    "tipo de carrera",
    "disciplina",
    "race type",
  ],
  description: ["details", "detalle", "detalles", "descripcion"],
  time: [
    "heure",
    "heure de depart",
    "start",
    "gun time",
    "hora inicio",
    "hora salida",
    "hora",
    "hora de salida",
    "hora de inicio",
    "horario",
    "start time",
  ],
  price: [
    "prix",
    "entry fee",
    "registration fee",
    "cost",
    "costo de inscripcion",
    "precio de inscripcion",
    "tarif",
    "frais",
    "frais d'inscription",
    "valor",
    "inversion",
    "precio",
    "costo",
    "coste",
    "tarifa",
    "cuota",
    "fee",
  ],
  currency: ["devise", "monnaie", "moneda", "divisa"],
  registration_link: [
    "site web",
    "lien",
    "lien d'inscription",
    "inscription",
    "registration",
    "registration url",
    "event website",
    "sitio",
    "pagina",
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
  elevation_gain: [
    "elevation",
    "elevation (m)",
    "elevation (ft)",
    "elevation gain (m)",
    "elevation gain (ft)",
    "gain",
    "climb",
    "climb (m)",
    "climb (ft)",
    "total climb",
    "vert",
    "d+",
    "d+ (m)",
    "desnivel",
    "desnivel (m)",
    "desnivel positivo",
    "desnivel positivo (m)",
    "desnivel acumulado",
    "ascenso",
    "ascenso (m)",
    "ascenso acumulado",
    "denivele",
    "denivele (m)",
    "denivele positif",
  ],
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

/** The column of a heading that is one distance: its cells are prices, times or marks. */
export const distanceColumn = "one distance";
export type HeadingColumn = FileColumn | typeof distanceColumn;

/** What a heading names: a column, or a distance such as `21K`. */
export function headingColumn(heading: string): HeadingColumn | null {
  const column = columnOf(heading);
  if (column !== null || !/\d ?(k|km|m|mi)\b|mara/i.test(heading)) return column;
  return heading.length <= 40 && toMeters(heading) !== null ? distanceColumn : null;
}

/**
 * The column of each heading. A column's own name goes before other names for it, and of those the
 * first one counts: `title,date,…,name` keeps its title.
 */
export function columnsOf(headings: readonly string[]): (HeadingColumn | null)[] {
  const own = headings.map((heading) => {
    const name = columnName(heading);
    return isColumn(name) ? name : null;
  });
  const taken = new Set(own);
  return headings.map((heading, at) => {
    const exact = own[at];
    if (exact) return exact;
    const column = headingColumn(heading);
    if (column === distanceColumn) return column;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}
