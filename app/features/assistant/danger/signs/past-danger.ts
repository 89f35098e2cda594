import { noDoctor, shortNumbers } from "./emergency-numbers.ts";
import type { Sign } from "./sign.ts";

const event = {
  en: "heatstroke|heat exhaustion|sunstroke|heart attack|infarct|infarction|mild stroke|a stroke|had stroke|ministroke|cardiac arrest|pulmonary embolism|embolism|blood clot|dvt|rhabdo|rhabdomyolysis|hyponatremia|angioplasty",
  es: "golpe de calor|golpe calor|insolacion|agotamiento por calor|infarto|ataque al corazon|ataque cardiaco|derrame|derrame cerebral|acv|ictus|paro cardiaco|embolia|trombosis|rabdomiolisis|hiponatremia|angioplastia",
};
const longAgo = {
  en: "last week|last weekend|last month|last year|last summer|last spring|last winter|last season|weeks ago|months ago|years ago|week ago|month ago|year ago|2023|2024|2025",
  es: "semana pasada|mes pasado|ano pasado|verano pasado|temporada pasada|hace una semana|hace semanas|hace meses|hace anos|hace un mes|hace un ano|semanas atras|meses atras|anos atras|2023|2024|2025",
};
const counts = {
  en: ["1", "2", "3", "4", "5", "6", "8", "10"],
  es: "1|2|3|4|5|6|8|10|dos|tres|cuatro|cinco|seis|diez".split("|"),
};
const ago = counts.es.flatMap((count) =>
  ["semanas", "meses", "anos"].map((unit) => `hace ${count} ${unit}`),
);
const since = { en: longAgo.en, es: [longAgo.es, ...ago].join("|") };

/** What happens now has a separate sign. */
const present = {
  en: "right now|just now|is having|im having|am having|having one|feel one|again|still|today i|this morning|minutes ago|hour ago|hours ago|collapsed|chest hurts|chest pain|hurts|pain|dizz*|confus*|vomit*|short of breath|breathless|tight|tightness|pressure|squeez*|heavy chest|racing heart|palpitation*|flutter*|left arm|jaw|faint*|passed out|blacked out|numb|slurr*|droop*|symptoms|dark urine|now i feel|feel weird|feel strange",
  es: "ahora mismo|ahorita|en este momento|acaba de|le esta dando|me esta dando|otra vez|de nuevo|todavia|sigo|esta manana|hace un rato|hace minutos|hace una hora|se desmayo|se desplomo|duele|dolor|mare*|confund*|vomit*|falta el aire|hormigue*|adormec*|opresion|presion|aprieta|apretado|palpit*|taquicardia|brazo izquierdo|mandibula|me desmay*|desmay*|siento raro|sintomas|orina oscura|orina cafe",
};
const relative = {
  en: "dad|father|daddy|pop|mom|mother|mum|husband|wife|partner|brother|sister|grandfather|grandpa|grandmother|grandma|uncle|aunt|friend|buddy|boyfriend|girlfriend|father in law|cousin",
  es: "papa|padre|viejo|mama|madre|vieja|esposo|esposa|marido|mujer|pareja|hermano|hermana|abuelo|abuela|tio|tia|suegro|suegra|amigo|amiga|primo|novio|novia",
};

/**
 * An illness in the past, of the runner or of somebody close: it is not an emergency, but a doctor decides
 * before anybody runs. Looked for before the signs of the same illness while it happens.
 */
export const pastDanger: Sign = {
  id: "past-danger",
  phrases: {
    en: `
      @ ${event.en} + ${since.en} - ${present.en}|charity|fundrais*|awareness|survivor*
      @ ${relative.en} + ${event.en}|stent|stents|bypass|pacemaker + can he|can she|could he|could she|should he|should she|he wants|she wants|wants to|to run|run with|run a|race|walk|train|jog|safe for - ${present.en}|charity|fundrais*|awareness|survivor*|in memory|memorial|died|dropped dead|drop dead|from a|of a heart
    `,
    es: `
      @ ${event.es} + ${since.es} - ${present.es}|benefic*|colecta|fundacion|contra el infarto|de infarto en|carrera de infarto|final de infarto|cierre de infarto|llegada de infarto|bajada de infarto
      @ ${relative.es} + ${event.es}|stent|stents|bypass|marcapasos + puede|podria|quiere|quisiera|deberia|correr|corre|carrera|caminar|entrenar|trotar - ${present.es}|benefic*|colecta|fundacion|contra el infarto|en memoria|homenaje|murio|fallecio|murieron|carrera de infarto
    `,
  },
  answer: {
    en: `**A doctor decides first: no running, training or race before a doctor who knows the case has agreed.** That holds for you and for somebody close to you, also when everything feels well again.

- **After a heart attack, a stent, a bypass or a stroke:** the cardiologist or neurologist decides, usually after a stress test and a rehabilitation program. Ask about distance, intensity and heart rate, and about the medicines in the heat.
- **After a heat stroke:** at least a week without training, then an examination with blood values, and a slow return that begins in cool weather. A race within the next weeks is too early.
- **After a clot, a muscle breakdown (rhabdomyolysis) or low sodium:** only when the doctor has cleared it, and with the cause understood.
- Until then walk only if the doctor allows it. Ask for the clearance in writing, since some races want one.

**Call your local emergency number** (${shortNumbers.en}) at once for pain or pressure in the chest, trouble breathing, fainting, confusion, a drooping face, weakness on one side, or if it begins again.

${noDoctor.en}`,
    es: `**Primero decide un médico: nada de correr, entrenar ni competir antes de que lo apruebe un médico que conoce el caso.** Vale para ti y para una persona cercana, también cuando ya se siente bien.

- **Después de un infarto, un stent, un bypass o un derrame:** decide el cardiólogo o el neurólogo, casi siempre tras una prueba de esfuerzo y un programa de rehabilitación. Pregunten por distancia, intensidad y pulso, y por las medicinas con el calor.
- **Después de un golpe de calor:** al menos una semana sin entrenar, luego un control con análisis de sangre, y una vuelta lenta que empieza con clima fresco. Una carrera en las próximas semanas es demasiado pronto.
- **Después de un coágulo, una rabdomiólisis o sodio bajo:** solo con el alta del médico y sabiendo la causa.
- Hasta entonces, caminar solo si el médico lo permite. Pide la autorización por escrito: algunas carreras la exigen.

**Llamen a su número local de emergencias** (${shortNumbers.es}) de inmediato ante dolor o presión en el pecho, falta de aire, desmayo, confusión, cara caída, debilidad de un lado, o si empieza otra vez.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "National Athletic Trainers' Association Position Statement: Exertional Heat Illnesses, 2015",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4639891/",
      seen: "2026-11-28",
    },
    {
      name: "Mayo Clinic Healthcare, Heart arrhythmia warning signs",
      address: "https://mayoclinichealthcare.co.uk/ar/news/heart-arrhythmia-warning-signs",
      seen: "2026-11-28",
    },
  ],
};
