import { courseProblemText } from "#features/courses/messages.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { trackLimits } from "#features/tracks/track-file.ts";
import type { Lang, Sentence, Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { ActivityProblem } from "./commands.server.ts";
import { otherSportsIn } from "./other-sports.ts";
import {
  type ActivityNotice,
  type ActivityNoticeCode,
  activityLimits,
  uploadLimits,
} from "./reading/recording.ts";
import { type Sport, sports } from "./reading/sports.ts";
import type { UploadKind, UploadProblem, UploadState } from "./uploading/upload.ts";
import type { ReceivingProblem } from "./uploading/uploads.server.ts";

export const sportNames: Record<Sport, Words> = {
  run: { en: "Run", es: "Carrera" },
  trail: { en: "Trail run", es: "Trail" },
  treadmill: { en: "Treadmill", es: "Caminadora" },
  walk: { en: "Walk or hike", es: "Caminata" },
  other: { en: "Other", es: "Otro" },
};

export function sportOptions(lang: Lang) {
  return sports.map((sport) => ({ value: sport, label: sportNames[sport][lang] }));
}

const foreignFormats = {
  kml: { en: "a drawn course", es: "un recorrido dibujado" },
  kmz: { en: "a drawn course", es: "un recorrido dibujado" },
  archive: {
    en: "another kind of archive. Send a zip",
    es: "otro tipo de archivo comprimido. Envía un zip",
  },
  pdf: { en: "a PDF", es: "un PDF" },
  picture: { en: "a picture", es: "una imagen" },
  geojson: { en: "GeoJSON", es: "GeoJSON" },
  "web-page": {
    en: "a web page. Download the file of the activity itself",
    es: "una página web. Descarga el archivo de la actividad",
  },
};

type Code = UploadProblem["code"];
type Of<Each extends Code> = Extract<UploadProblem, { code: Each }>;

const problemTexts: { [Each in Code]: (problem: Of<Each>) => Sentence } = {
  "no-file": () => ({ en: "The file is empty.", es: "El archivo está vacío." }),
  "too-large": () => ({
    en: `The file is larger than ${activityLimits.megabytes} MB.`,
    es: `El archivo pesa más de ${activityLimits.megabytes} MB.`,
  }),
  "too-slow": () => ({
    en: "The file takes too long to read.",
    es: "El archivo tarda demasiado en leerse.",
  }),
  "unknown-format": () => ({
    en: "This is not a FIT, GPX, TCX or KML file.",
    es: "No es un archivo FIT, GPX, TCX ni KML.",
  }),
  "another-format": ({ found }) => ({
    en: `This is ${foreignFormats[found].en}. Activities are read from FIT, GPX, TCX and KML with times.`,
    es: `Esto es ${foreignFormats[found].es}. Las actividades se leen de archivos FIT, GPX, TCX y KML con horas.`,
  }),
  "no-activity": () => ({
    en: "This file holds a course, a workout, places or settings, not an activity.",
    es: "Este archivo tiene un recorrido, un entrenamiento programado, lugares o ajustes, no una actividad.",
  }),
  "no-times": () => ({
    en: "The points of this file have no times: it is a course, not an activity.",
    es: "Los puntos de este archivo no tienen horas: es un recorrido, no una actividad.",
  }),
  "no-samples": () => ({
    en: "The file has no recorded activity.",
    es: "El archivo no tiene ninguna actividad grabada.",
  }),
  "too-many-samples": () => ({
    en: `The file has more than ${formatCount(trackLimits.points)} samples.`,
    es: `El archivo tiene más de ${formatCount(trackLimits.points)} muestras.`,
  }),
  "clock-lost": ({ kept, count }) => ({
    en: `The clock of the watch jumped: only ${formatCount(kept)} of ${formatCount(count)} samples are in order. Export the file again from the service of your watch, or enter the activity by hand.`,
    es: `El reloj saltó de hora: solo ${formatCount(kept)} de ${formatCount(count)} muestras están en orden. Exporta otra vez el archivo desde el servicio de tu reloj, o escribe la actividad a mano.`,
  }),
  "too-early": ({ year }) => ({
    en: `The clock of the watch was wrong: the file says ${year}. Export the file again from the service of your watch, or enter the activity by hand.`,
    es: `La hora del reloj estaba mal: el archivo dice ${year}. Exporta otra vez el archivo desde el servicio de tu reloj, o escribe la actividad a mano.`,
  }),
  "in-the-future": ({ year }) => ({
    en: `The file says that it was recorded in the future (${year}). Export the file again from the service of your watch, or enter the activity by hand.`,
    es: `El archivo dice que se grabó en el futuro (${year}). Exporta otra vez el archivo desde el servicio de tu reloj, o escribe la actividad a mano.`,
  }),
  "too-long": ({ hours }) => ({
    en: `The file spans ${formatCount(hours)} hours; at most ${activityLimits.hours} are read.`,
    es: `El archivo abarca ${formatCount(hours)} horas; se leen como máximo ${activityLimits.hours}.`,
  }),
  "other-sport": ({ sport }) => ({
    en: `This is ${otherSportsIn(sport, "en")}. Dorsal keeps runs, walks and hikes.`,
    es: `Esto es ${otherSportsIn(sport, "es")}. Dorsal guarda carreras y caminatas.`,
  }),
  "too-fast": ({ meters, seconds }) => ({
    en: `Nobody runs ${formatCount(meters / 1000)} km in ${formatDuration(seconds)}: this looks like a ride. Dorsal keeps runs, walks and hikes.`,
    es: `Nadie corre ${formatCount(meters / 1000)} km en ${formatDuration(seconds)}: parece un paseo en bicicleta. Dorsal guarda carreras y caminatas.`,
  }),
  damaged: courseProblemText,
  doctype: courseProblemText,
  "too-deep": courseProblemText,
  "same-bytes": () => ({ en: "You have this file already.", es: "Ya tienes este archivo." }),
  several: ({ count }) => ({
    en: `The file holds ${formatCount(count)} activities.`,
    es: `El archivo tiene ${formatCount(count)} actividades.`,
  }),
  "same-run": () => ({
    en: "You have a recording of this time already.",
    es: "Ya tienes un registro de esa hora.",
  }),
  "not-a-recording": () => ({
    en: "Passed over: not a FIT, GPX, TCX or KML file.",
    es: "Omitido: no es un archivo FIT, GPX, TCX ni KML.",
  }),
  list: () => ({
    en: "Names, descriptions and sports are taken from this list.",
    es: "De esta lista se toman nombres, descripciones y deportes.",
  }),
  "more-passed-over": ({ count }) => ({
    en: `${formatCount(count)} more files were passed over.`,
    es: `Se omitieron ${formatCount(count)} archivos más.`,
  }),
  "too-many-activities": () => ({
    en: `You have ${formatCount(uploadLimits.activities)} activities, which is the most. Delete some first.`,
    es: `Tienes ${formatCount(uploadLimits.activities)} actividades, que es el máximo. Elimina antes algunas.`,
  }),
  "too-much-kept": () => ({
    en: `Your files have reached ${uploadLimits.keptMegabytes / 1024} GB, which is the most. Remove some first.`,
    es: `Tus archivos llegaron a ${uploadLimits.keptMegabytes / 1024} GB, que es el máximo. Quita antes algunos.`,
  }),
  "not-stored": () => ({
    en: "The file holds something that Dorsal cannot store.",
    es: "El archivo tiene algo que Dorsal no puede guardar.",
  }),
  interrupted: () => ({
    en: "The reading was interrupted. Send the file again.",
    es: "La lectura se interrumpió. Envía el archivo otra vez.",
  }),
  "too-many-in-one": () => ({
    en: `The file holds more than ${activityLimits.activities} activities. Split it and send its parts.`,
    es: `El archivo tiene más de ${activityLimits.activities} actividades. Divídelo y envía sus partes.`,
  }),
  "bad-archive": () => ({
    en: "The archive is damaged or cut off.",
    es: "El archivo comprimido está dañado o incompleto.",
  }),
  "empty-archive": () => ({
    en: "The archive holds no FIT, GPX, TCX or KML file.",
    es: "El archivo comprimido no tiene ningún archivo FIT, GPX, TCX ni KML.",
  }),
  encrypted: () => ({
    en: "The archive is locked with a password. Send it without.",
    es: "El archivo comprimido tiene contraseña. Envíalo sin ella.",
  }),
  "packed-too-tightly": () => ({
    en: "The file grows too much when it is unpacked: no recording does.",
    es: "El archivo crece demasiado al descomprimirse: ningún registro crece así.",
  }),
  "too-many-files": () => ({
    en: `The archive holds more than ${formatCount(uploadLimits.entries)} files. Upload the rest in another archive.`,
    es: `El archivo comprimido tiene más de ${formatCount(uploadLimits.entries)} archivos. Sube el resto en otro.`,
  }),
  "too-much-unpacked": () => ({
    en: `The archive holds more than ${uploadLimits.unpackedMegabytes / 1024} GB. Upload the rest in another archive.`,
    es: `El archivo comprimido tiene más de ${uploadLimits.unpackedMegabytes / 1024} GB. Sube el resto en otro.`,
  }),
};

/** Why a file was not taken. */
export function uploadProblemText<Each extends Code>(problem: Of<Each>): Sentence {
  const text: (problem: Of<Each>) => Sentence = problemTexts[problem.code];
  return text(problem);
}

/** Why an activity was not stored or changed. */
export function activityProblemText(problem: ActivityProblem): Sentence {
  if (problem === "gone")
    return { en: "This activity is not there any more.", es: "Esta actividad ya no existe." };
  if (problem === "too-often")
    return {
      en: "You have done this too often. Please wait an hour.",
      es: "Lo hiciste demasiadas veces. Espera una hora.",
    };
  if (problem === "busy") {
    return {
      en: "Many files are being measured just now. Please try again in a minute.",
      es: "En este momento se están midiendo muchos archivos. Intenta de nuevo en un minuto.",
    };
  }
  return uploadProblemText(problem);
}

export const receivingProblems: Record<ReceivingProblem, Words> = {
  "no-files": {
    en: "Choose at least one FIT, GPX, TCX, KML or zip file.",
    es: "Elige al menos un archivo FIT, GPX, TCX, KML o zip.",
  },
  "too-many-files": {
    en: `At most ${uploadLimits.chosen} files can be chosen at once. Put more of them into a zip.`,
    es: `Se pueden elegir como máximo ${uploadLimits.chosen} archivos a la vez. Si son más, ponlos en un zip.`,
  },
  "too-often": {
    en: "You have uploaded too often. Please wait an hour.",
    es: "Subiste archivos demasiadas veces. Espera una hora.",
  },
};

export const uploadStateNames: Record<UploadState, Words> = {
  waiting: { en: "Waiting", es: "En espera" },
  taken: { en: "Added", es: "Agregado" },
  known: { en: "Already there", es: "Ya estaba" },
  "passed-over": { en: "Passed over", es: "Omitido" },
  refused: { en: "Not added", es: "No agregado" },
};

const uploadKindNames: Record<UploadKind, (count: number) => Words> = {
  taken: (count) => ({ en: "added", es: count === 1 ? "agregado" : "agregados" }),
  known: (count) => ({ en: "already there", es: count === 1 ? "ya estaba" : "ya estaban" }),
  "not-a-run": (count) => ({
    en: "not a run",
    es: count === 1 ? "no es una salida" : "no son salidas",
  }),
  unreadable: (count) => ({
    en: "not readable",
    es: count === 1 ? "no se puede leer" : "no se pueden leer",
  }),
  refused: (count) => ({ en: "not added", es: count === 1 ? "no agregado" : "no agregados" }),
  "passed-over": (count) => ({
    en: "other files",
    es: count === 1 ? "otro archivo" : "otros archivos",
  }),
};

/** Said after a number of files. */
export function uploadKindName(kind: UploadKind, count: number): Words {
  return uploadKindNames[kind](count);
}

type Notice<Each extends ActivityNoticeCode> = ActivityNotice<Each>;

const noticeTexts: { [Each in ActivityNoticeCode]: (notice: Notice<Each>) => Words } = {
  indoor: () => ({
    en: "Recorded without positions: the distance is the watch's own.",
    es: "Grabado sin posiciones: la distancia es la del reloj.",
  }),
  "no-distance": () => ({
    en: "The file has no positions and no distance: only time and heart rate count.",
    es: "El archivo no tiene posiciones ni distancia: solo cuentan el tiempo y la frecuencia cardíaca.",
  }),
  "device-distance": () => ({
    en: "Most samples have no position: the distance is the watch's own, and there is no line.",
    es: "La mayoría de las muestras no tiene posición: la distancia es la del reloj y no hay trazado.",
  }),
  "dark-device": ({ seconds }) => ({
    en: `Without positions for ${formatDuration(seconds)}: there the watch's own distance counts.`,
    es: `Sin posiciones durante ${formatDuration(seconds)}: ahí cuenta la distancia del reloj.`,
  }),
  "dark-line": ({ seconds }) => ({
    en: `Without positions for ${formatDuration(seconds)}: there the straight line counts.`,
    es: `Sin posiciones durante ${formatDuration(seconds)}: ahí cuenta la línea recta.`,
  }),
  "other-distance": ({ meters }) => ({
    en: `The watch counted ${formatCount(meters)} m, which its positions contradict: the positions count.`,
    es: `El reloj contó ${formatCount(meters)} m, pero sus posiciones lo contradicen: cuentan las posiciones.`,
  }),
  jumps: ({ count }) =>
    count === 1
      ? {
          en: "The watch jumped once, faster than anyone runs. The jump is cut out.",
          es: "El reloj dio un salto, más rápido de lo que corre nadie. El salto se quitó.",
        }
      : {
          en: `The watch jumped ${formatCount(count)} times, faster than anyone runs. The jumps are cut out.`,
          es: `El reloj dio ${formatCount(count)} saltos, más rápido de lo que corre nadie. Los saltos se quitaron.`,
        },
  gaps: ({ count, seconds }) => {
    const time = formatDuration(seconds);
    return count === 1
      ? {
          en: `A gap without samples, ${time} together: the straight line counts.`,
          es: `Un hueco sin muestras, ${time} en total: cuenta la línea recta.`,
        }
      : {
          en: `${formatCount(count)} gaps without samples, ${time} together: the straight line counts.`,
          es: `${formatCount(count)} huecos sin muestras, ${time} en total: cuenta la línea recta.`,
        };
  },
  pauses: ({ count, seconds }) => {
    const time = formatDuration(seconds);
    return count === 1
      ? {
          en: `Paused once for ${time}, which does not count as moving.`,
          es: `Una pausa de ${time}, que no cuenta como movimiento.`,
        }
      : {
          en: `Paused ${formatCount(count)} times for ${time}, which does not count as moving.`,
          es: `${formatCount(count)} pausas, ${time} en total, que no cuentan como movimiento.`,
        };
  },
  "clock-leaps": ({ count }) =>
    count === 1
      ? {
          en: "1 sample is left out, because the clock leapt.",
          es: "Se descartó 1 muestra, porque la hora saltó.",
        }
      : {
          en: `${formatCount(count)} samples are left out, because the clock leapt.`,
          es: `Se descartaron ${formatCount(count)} muestras, porque la hora saltó.`,
        },
  "no-heights": () => ({
    en: "The file has no heights, or too few: climb is left out.",
    es: "El archivo no tiene altitudes, o muy pocas: no se calcula el desnivel.",
  }),
  "noisy-heights": () => ({
    en: "The heights fluctuate, as they do on watches without a barometer, so the climb is a rough estimate.",
    es: "Las altitudes oscilan, como en los relojes sin barómetro, así que el desnivel es solo aproximado.",
  }),
  "not-whole": () => ({
    en: "The file is cut off or damaged. Only the readable part counts.",
    es: "El archivo está incompleto o dañado. Solo cuenta la parte que se puede leer.",
  }),
  "only-laps": () => ({
    en: "The file has only laps: pace and heart rate are even within each.",
    es: "El archivo solo tiene vueltas: el ritmo y la frecuencia cardíaca son parejos dentro de cada una.",
  }),
  leg: ({ others }) => ({
    en: `The file also holds ${otherSportsIn(others, "en")}, which Dorsal does not keep.`,
    es: `El archivo también tiene ${otherSportsIn(others, "es")}, que Dorsal no guarda.`,
  }),
  "too-fast": () => ({
    en: "Faster than anyone has run: it is kept as another sport, so that it sets no best times.",
    es: "Más rápido de lo que nadie ha corrido: se guarda como otro deporte, para que no dé marcas.",
  }),
  "unlikely-run": () => ({
    en: "The file names no sport, and this was slower than a run, like a swim or a walk. Choose the sport under “Name and sport”.",
    es: "El archivo no indica el deporte, y fue más lento que correr, como nadar o caminar. Elige el deporte en “Nombre y deporte”.",
  }),
  "made-up": () => ({
    en: "This activity is made up for the demo.",
    es: "Esta actividad es inventada para la demostración.",
  }),
};

/** What is worth knowing about an activity that was measured. */
export function activityNoticeText<Each extends ActivityNoticeCode>(notice: Notice<Each>): Words {
  const text: (notice: Notice<Each>) => Words = noticeTexts[notice.code];
  return text(notice);
}
