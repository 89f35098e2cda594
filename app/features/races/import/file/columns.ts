import type { DistanceTextColumn } from "../../distance-columns.ts";

/** More columns of a workbook are left out. */
export const mostColumns = 200;

/** The most characters of a cell. */
export const maxCellLength = 1_000_000;

type Column = {
  /**
   * Whether a file must have the column or may have it. A `backup` column is one more that an
   * export has, so that it can be brought back in as it was.
   */
  need: "required" | "optional" | "backup";
  /** The most characters. Cells that stand in one line of a page or in an index hold fewer. */
  longest: number;
  /** What the template says of its example race. */
  example: string | null;
  /** The column's names in Spanish, French and English calendars, folded and with single spaces. */
  headings: readonly string[];
};

/** The columns of an import file, in the order of an export. */
export const fileColumns = {
  title: {
    need: "required",
    longest: 300,
    example: "Example Race",
    headings: [
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
  },
  date: {
    need: "required",
    longest: 100,
    example: "2027-05-16",
    headings: [
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
  },
  city: {
    need: "required",
    longest: 200,
    example: "Lima",
    headings: [
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
  },
  country: {
    need: "required",
    longest: 200,
    example: "Peru",
    headings: ["pays", "pais"],
  },
  distances: {
    need: "required",
    longest: 1000,
    example: "10K",
    headings: [
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
  },
  venue: {
    need: "optional",
    longest: 500,
    example: "Parque Kennedy",
    headings: [
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
  },
  state: {
    need: "optional",
    longest: 200,
    example: "Lima",
    headings: [
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
  },
  organizer: {
    need: "optional",
    longest: 300,
    example: "Example Runners",
    headings: [
      "organisateur",
      "organizer name",
      "organizado por",
      "contact organizer",
      "organizador",
      "organizadora",
      "organiza",
      "organiser",
    ],
  },
  type: {
    need: "optional",
    longest: 100,
    example: "Road",
    headings: [
      "type de course",
      "event type",
      "terreno",
      "surface",
      "tipo",
      "tipo de carrera",
      "disciplina",
      "race type",
    ],
  },
  description: {
    need: "optional",
    longest: maxCellLength,
    example: "One line for each distance; replace these two lines.",
    headings: ["details", "detalle", "detalles", "descripcion"],
  },
  time: {
    need: "optional",
    longest: 100,
    example: "07:30",
    headings: [
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
  },
  price: {
    need: "optional",
    longest: 100,
    example: "80",
    headings: [
      "prix",
      "entry fee",
      "registration fee",
      "cost",
      "costo de inscripcion",
      "precio de inscripcion",
      "tarif",
      "frais",
      "frais d'inscription",
      "cout",
      "valor",
      "inversion",
      "precio",
      "costo",
      "coste",
      "tarifa",
      "cuota",
      "fee",
    ],
  },
  currency: {
    need: "optional",
    longest: 100,
    example: "PEN",
    headings: ["devise", "monnaie", "moneda", "divisa"],
  },
  registration_link: {
    need: "optional",
    longest: 2000,
    example: "https://example.com/register",
    headings: [
      "site web",
      "lien",
      "lien d'inscription",
      "inscription",
      "registration",
      "register",
      "registro",
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
  },
  image_url: {
    need: "optional",
    longest: 2000,
    example: null,
    headings: ["imagen", "foto", "url de la imagen", "enlace de la imagen", "image", "photo"],
  },
  price_include: {
    need: "optional",
    longest: maxCellLength,
    example: "Bib, medal and shirt",
    headings: ["incluye", "que incluye", "el precio incluye", "price includes", "includes"],
  },
  additional_information: {
    need: "optional",
    longest: maxCellLength,
    example: null,
    headings: ["informacion adicional", "observaciones", "notas", "notes"],
  },
  profile: {
    need: "optional",
    longest: maxCellLength,
    example: "Flat",
    headings: ["perfil", "altimetria", "elevation profile"],
  },
  elevation_gain: {
    need: "optional",
    longest: 100,
    example: null,
    headings: [
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
  },
  category: {
    need: "backup",
    longest: 100,
    example: "external",
    headings: ["categoria"],
  },
  premium: {
    need: "backup",
    longest: 100,
    example: "no",
    headings: ["destacada", "destacado"],
  },
  status: {
    need: "backup",
    longest: 100,
    example: "upcoming",
    headings: ["estado de la carrera", "situacion", "race status"],
  },
} satisfies Record<DistanceTextColumn, Column> & Record<string, Column>;

export type FileColumn = keyof typeof fileColumns;

const isColumnOf = (need: Column["need"]) => (column: FileColumn) =>
  fileColumns[column].need === need;

export const columns = Object.keys(fileColumns).filter(isColumn);
export const requiredColumns = columns.filter(isColumnOf("required"));
export const optionalColumns = columns.filter(isColumnOf("optional"));
export const backupColumns = columns.filter(isColumnOf("backup"));

/** The name in a cell of the first line, without its case, blanks and quotation marks. */
export function columnName(cell: string): string {
  return cell.replaceAll('"', "").trim().toLowerCase();
}

/** Whether a row without a readable cell in this column cannot be imported. */
export function isRowColumn(column: FileColumn): boolean {
  return ["title", "date", "city", "country"].includes(column);
}

export function isColumn(name: string): name is FileColumn {
  return Object.hasOwn(fileColumns, name);
}
