import { formatLength, type LengthUnit } from "#values/length.ts";
import type { Words } from "#values/say.ts";

/** What a plan promises, as its page says it. A test holds each against thousands of plans. */
const promises = {
  days: () => ({
    en: "Every session is on a day that you chose, and the long run on its day. Only another race may be elsewhere.",
    es: "Cada sesión está en un día que elegiste, y el fondo en el suyo. Solo otra carrera puede quedar en otro día.",
  }),
  growth: (step: LengthOf) => ({
    en: `A week has at most a tenth (or ${step(2000)}) more than the highest of the last four.`,
    es: `Una semana tiene como máximo un 10% (o ${step(2000)}) más que la mayor de las últimas cuatro.`,
  }),
  run: (step: LengthOf) => ({
    en: `A run is at most a tenth (or ${step(1500)}) longer than the longest of the last 30 days (Schuster Brandt Frandsen 2025).`,
    es: `Una sesión es como máximo un 10% (o ${step(1500)}) más larga que la mayor de los últimos 30 días (Schuster Brandt Frandsen 2025).`,
  }),
  time: () => ({
    en: "Easy runs end after 75 to 90 minutes, and long runs at a time that depends on your level and your race.",
    es: "Los trotes suaves terminan entre los 75 y 90 minutos, y los fondos a un tiempo que depende de tu nivel y de tu carrera.",
  }),
  beginning: () => ({
    en: "The plan begins with what you run now, as far as your days hold it.",
    es: "El plan empieza con lo que corres ahora, hasta donde alcancen tus días.",
  }),
  full: () => ({
    en: "No whole week is empty, unless you are away.",
    es: "Ninguna semana completa queda vacía, salvo que no estés.",
  }),
  rest: () => ({
    en: "After the first weeks, every fourth week is lighter by a quarter; every third for beginners and from the age of 60.",
    es: "Después de las primeras semanas, una de cada cuatro es de descarga, con una cuarta parte menos; una de cada tres para principiantes y desde los 60 años.",
  }),
  easy: () => ({
    en: "Four fifths of the minutes of a week are easy, unless it has another race (Seiler 2010).",
    es: "Cuatro quintos de los minutos de una semana son suaves, salvo que tenga otra carrera (Seiler 2010).",
  }),
  hard: () => ({
    en: "Hard days never follow one another, and none is in the two days before the race, or three from the marathon on.",
    es: "Nunca hay dos días exigentes seguidos, ni ninguno en los dos días previos a la carrera, o tres desde la maratón.",
  }),
  warm: () => ({
    en: "Ten easy minutes come before anything fast, and five after it.",
    es: "Antes de todo lo rápido hay diez minutos suaves, y después cinco.",
  }),
  pace: () => ({
    en: "Race pace is at most 3% faster than your result promises, and never faster than threshold pace in a race of an hour or more.",
    es: "El ritmo de carrera es como máximo un 3% más rápido de lo que promete tu resultado, y nunca más rápido que el ritmo umbral en una carrera de una hora o más.",
  }),
  trial: () => ({
    en: "A time trial comes after three weeks with fast sessions, never for ultras or races that climb.",
    es: "Una prueba contra reloj viene después de tres semanas con sesiones rápidas, nunca para ultras ni carreras con subidas.",
  }),
  longest: () => ({
    en: "The longest run is at least two weeks before the race, unless you are new to running.",
    es: "El fondo más largo es al menos dos semanas antes de la carrera, salvo que recién empieces a correr.",
  }),
  taper: () => ({
    en: "The last week, or the last two from the half marathon on, has at least 40% less (Bosquet 2007).",
    es: "La última semana, o las dos últimas desde la media maratón, tiene al menos un 40% menos (Bosquet 2007).",
  }),
  "race-week": () => ({
    en: "The week of the race has at most a quarter of an hour of fast running.",
    es: "La semana de la carrera tiene como máximo un cuarto de hora rápido.",
  }),
  return: () => ({
    en: "After a break of more than five days, all is easy and the load comes back in steps of 33 to 85% (Daniels). Strides come first after it, then one short tempo run, then one fast session.",
    es: "Después de una pausa de más de cinco días, todo es suave y la carga vuelve por pasos del 33 al 85% (Daniels). Primero vuelven las rectas, luego un tramo corto a ritmo umbral y luego una sesión rápida.",
  }),
  regrowth: (step: LengthOf) => ({
    en: `After that, a week has at most 15% (or ${step(2000)}) more than the highest since the break, until your old load is reached (compare the 50/30/20/10 rule, Caterisano 2019).`,
    es: `Después, una semana tiene como máximo un 15% (o ${step(2000)}) más que la mayor desde la pausa, hasta llegar a tu carga anterior (compara la regla 50/30/20/10, Caterisano 2019).`,
  }),
  beginners: () => ({
    en: "Beginners run easily for four weeks, and newcomers until they run half an hour in one go.",
    es: "Los principiantes corren suave durante cuatro semanas, y quienes recién empiezan, hasta que corren media hora seguida.",
  }),
  age: () => ({
    en: "From the age of 60, a week has one fast session.",
    es: "Desde los 60 años, una semana tiene una sesión rápida.",
  }),
};

type LengthOf = (meters: number) => string;
export type PromiseCode = keyof typeof promises;
export const promiseCodes = Object.keys(promises) as PromiseCode[];

export function promiseText(code: PromiseCode, unit: LengthUnit): Words {
  return promises[code]((meters) => formatLength(meters, unit));
}
