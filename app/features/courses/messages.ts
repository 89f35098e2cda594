import type { FilePlace, ForeignFormat } from "#features/tracks/track-file.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { Lang, Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { CourseNotice, CourseNoticeCode } from "./measure/course-measure.ts";
import { type CourseProblem, type CourseProblemCode, courseLimits } from "./reading/course-file.ts";

/** Why a course was not attached, changed or removed, besides what is wrong with its file. */
const attachingProblems = {
  "no-distance": {
    en: "This distance has been deleted meanwhile.",
    es: "Mientras tanto se eliminó esta distancia.",
  },
  "upload-gone": {
    en: "The uploaded file is not there any more. Please choose it again.",
    es: "El archivo que subiste ya no está. Elígelo de nuevo.",
  },
  "no-course": {
    en: "This distance has no course any more.",
    es: "Esta distancia ya no tiene recorrido.",
  },
  "too-often": {
    en: "You have uploaded many files. Please wait an hour.",
    es: "Subiste muchos archivos. Espera una hora.",
  },
} as const;

type AttachingCode = keyof typeof attachingProblems;

/** A refusal of the rule, or of the file. */
export type AttachingProblem = AttachingCode | CourseProblem;

const foreignFormats = {
  kmz: {
    en: "a KMZ archive whose map cannot be read. Save the course as KML or GPX",
    es: "un archivo KMZ cuyo mapa no se puede leer. Guarda el recorrido como KML o GPX",
  },
  archive: {
    en: "a compressed archive. Unpack it first",
    es: "un archivo comprimido. Descomprímelo primero",
  },
  pdf: { en: "a PDF", es: "un PDF" },
  picture: { en: "a picture", es: "una imagen" },
  geojson: { en: "GeoJSON. Save the course as GPX", es: "GeoJSON. Guarda el recorrido como GPX" },
  "web-page": {
    en: "a web page. Download the file of the course itself",
    es: "una página web. Descarga el archivo del propio recorrido",
  },
} satisfies Record<ForeignFormat, Words>;

type Of<Code extends CourseProblemCode> = Extract<CourseProblem, { code: Code }>;

const courseProblemTexts: {
  [Code in CourseProblemCode]: (problem: Of<Code>) => Words;
} = {
  "no-file": () => ({
    en: "Choose a GPX, TCX, KML or FIT file that is not empty.",
    es: "Elige un archivo GPX, TCX, KML o FIT que no esté vacío.",
  }),
  "too-large": () => ({
    en: `The file is larger than ${courseLimits.megabytes} MB.`,
    es: `El archivo pesa más de ${courseLimits.megabytes} MB.`,
  }),
  "too-slow": () => ({
    en: "The file takes too long to read. Save it with fewer points and try again.",
    es: "El archivo tarda demasiado en leerse. Guárdalo con menos puntos e inténtalo de nuevo.",
  }),
  busy: () => ({
    en: "Many files are being measured just now. Please try again in a minute.",
    es: "En este momento se están midiendo muchos archivos. Inténtalo de nuevo en un minuto.",
  }),
  "another-format": ({ found }) => ({
    en: `This is ${foreignFormats[found].en}. Courses are read from GPX, TCX, KML and FIT.`,
    es: `Esto es ${foreignFormats[found].es}. Los recorridos se leen de GPX, TCX, KML y FIT.`,
  }),
  "unknown-format": () => ({
    en: "This is not a GPX, TCX, KML or FIT file.",
    es: "Este archivo no es GPX, TCX, KML ni FIT.",
  }),
  damaged: ({ at }) =>
    at
      ? {
          en: `The file is damaged: ${placeText(at).en} cannot be read.`,
          es: `El archivo está dañado: ${placeText(at).es} no se puede leer.`,
        }
      : { en: "The file is damaged or cut off.", es: "El archivo está dañado o incompleto." },
  doctype: ({ at }) => ({
    en: `The file declares a document type (${placeText(at).en}), which course files do not need. Save it again without.`,
    es: `El archivo declara un tipo de documento (${placeText(at).es}), que los archivos de recorridos no necesitan. Guárdalo de nuevo sin él.`,
  }),
  "too-deep": ({ at }) => ({
    en: `The file nests its elements too deeply (${placeText(at).en}).`,
    es: `El archivo anida sus elementos a demasiada profundidad (${placeText(at).es}).`,
  }),
  "no-position": ({ at }) => ({
    en: `${pointText(at).en} has no latitude or no longitude.`,
    es: `${pointText(at).es} no tiene latitud o longitud.`,
  }),
  "bad-position": ({ at }) => ({
    en: `${pointText(at).en} has no position on the earth.`,
    es: `${pointText(at).es} no tiene una posición en la Tierra.`,
  }),
  leap: ({ at, meters }) => ({
    en: `Before ${placeText(at).en} the course leaps over ${formatLength(meters, "km")}.`,
    es: `Antes ${ofPlace(at)}, el recorrido salta ${formatLength(meters, "km")}.`,
  }),
  "no-points": () => ({
    en: "The file has no course: no track, no route and no line.",
    es: "El archivo no tiene un recorrido: ni trazado, ni ruta, ni línea.",
  }),
  "one-point": () => ({
    en: "The file has a single point. A course needs at least two.",
    es: "El archivo tiene un solo punto. Un recorrido necesita al menos dos.",
  }),
  "too-many-points": () => ({
    en: `The file has more than ${formatCount(courseLimits.points)} points. Save it with fewer.`,
    es: `El archivo tiene más de ${formatCount(courseLimits.points)} puntos. Guárdalo con menos.`,
  }),
  "too-many-waypoints": () => ({
    en: `The file has more than ${courseLimits.waypoints} places.`,
    es: `El archivo tiene más de ${courseLimits.waypoints} lugares.`,
  }),
  "several-courses": ({ count }) => ({
    en: `The file has ${count} courses that do not join. Save the course of each distance in a file of its own.`,
    es: `El archivo tiene ${count} recorridos que no se unen. Guarda el recorrido de cada distancia en un archivo propio.`,
  }),
  "too-short": ({ meters }) => ({
    en: `The course is ${Math.round(meters)} m long. Courses from ${courseLimits.shortest} m on are measured.`,
    es: `El recorrido mide ${Math.round(meters)} m. Se miden recorridos de ${courseLimits.shortest} m o más.`,
  }),
  "too-long": ({ meters }) => ({
    en: `The course is ${formatLength(meters, "km")} long, which no race is.`,
    es: `El recorrido mide ${formatLength(meters, "km")}, y ninguna carrera es tan larga.`,
  }),
};

/** The message to the uploader of a file that is refused. */
export function courseProblemText<Code extends CourseProblemCode>(problem: Of<Code>): Words {
  const text: (problem: Of<Code>) => Words = courseProblemTexts[problem.code];
  return text(problem);
}

/** The message to an editor whose change of a course was refused. */
export function attachingProblemText(problem: AttachingProblem): Words {
  return typeof problem === "string" ? attachingProblems[problem] : courseProblemText(problem);
}

function pointText({ number }: FilePlace): Words {
  const shown = formatCount(number);
  return { en: `Point ${shown} of the file`, es: `El punto ${shown} del archivo` };
}

function placeText({ unit, number }: FilePlace): Words {
  const shown = formatCount(number);
  return {
    en: `${unit} ${shown}`,
    es: unit === "line" ? `la línea ${shown}` : `el punto ${shown}`,
  };
}

/** `del punto 12`, `de la línea 3` */
function ofPlace(place: FilePlace): string {
  return `de ${placeText(place).es}`.replace(/^de el /, "del ");
}

const courseNoticeTexts: {
  [Code in CourseNoticeCode]: (notice: CourseNotice<Code>, unit: LengthUnit) => Words;
} = {
  "no-heights": () => ({
    en: "The file has no heights: climb and profile are left out.",
    es: "El archivo no tiene altitudes: no hay desnivel ni perfil.",
  }),
  "too-few-heights": ({ percent }) => ({
    en: `${percent}% of the points have no height: climb and profile are left out.`,
    es: `El ${percent}% de los puntos no tiene altitud: no hay desnivel ni perfil.`,
  }),
  "some-heights-missing": ({ percent }) => ({
    en: `${percent}% of the points have no height. It is taken from their neighbors.`,
    es: `El ${percent}% de los puntos no tiene altitud. Se toma de los puntos vecinos.`,
  }),
  gap: ({ from, to }, unit) => ({
    en: `From ${formatLength(from, unit)} to ${formatLength(to, unit)} the file has no points: the straight line counts.`,
    es: `De ${formatLength(from, unit)} a ${formatLength(to, unit)} el archivo no tiene puntos: cuenta la línea recta.`,
  }),
  joined: ({ pieces }) => ({
    en: `The course is joined from ${pieces} pieces in the order of the file.`,
    es: `El recorrido está unido a partir de ${pieces} tramos, en el orden del archivo.`,
  }),
  "places-away": ({ count }) =>
    count === 1
      ? {
          en: "1 place of the file lies away from the course and is not shown.",
          es: "1 lugar del archivo está lejos del recorrido y no se muestra.",
        }
      : {
          en: `${formatCount(count)} places of the file lie away from the course and are not shown.`,
          es: `${formatCount(count)} lugares del archivo están lejos del recorrido y no se muestran.`,
        },
  "made-up": () => ({
    en: "This course is made up for the demo: nobody runs it.",
    es: "Este recorrido es inventado para la demostración: nadie lo corre.",
  }),
  sparse: ({ meters }) => ({
    en: `The points are about ${meters} m apart: bends between them are lost, and the course may be longer.`,
    es: `Los puntos están a unos ${meters} m entre sí: las curvas entre ellos se pierden y el recorrido puede ser más largo.`,
  }),
};

/** What is worth knowing about a course that was measured. */
export function courseNoticeText<Code extends CourseNoticeCode>(
  notice: CourseNotice<Code>,
  unit: LengthUnit,
  lang: Lang,
): string {
  const text: (notice: CourseNotice<Code>, unit: LengthUnit) => Words =
    courseNoticeTexts[notice.code];
  return text(notice, unit)[lang];
}
