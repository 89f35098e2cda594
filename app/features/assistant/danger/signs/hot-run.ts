import { noDoctor, shortNumbers } from "./emergency-numbers.ts";
import type { Sign } from "./sign.ts";

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => at + from);

/** 95 °F and more; such numbers without a unit are Fahrenheit too. */
const fahrenheit = range(95, 120).flatMap((degrees) => [
  `${degrees} f`,
  `${degrees} fahrenheit`,
  `${degrees} degrees`,
  `${degrees} degree`,
  `${degrees} grados`,
]);
/** 35 °C and more, with the unit: `35 degrees` alone may be Fahrenheit, close to freezing. */
const celsius = range(35, 50).flatMap((degrees) => [
  `${degrees} c`,
  `${degrees} celsius`,
  `${degrees} degrees c`,
  `${degrees} degrees celsius`,
  `${degrees} centigrade`,
]);
const bare = range(95, 120).join("|");
const grados = range(35, 50).flatMap((degrees) => [
  `${degrees} grados`,
  `${degrees} centigrados`,
  `${degrees} c`,
  `${degrees} celsius`,
]);
const run = {
  en: "run|runs|running|race|racing|marathon|half|ultra|train*|jog|jogging|workout|intervals|tempo|speedwork|miles|mile|miler|km|k",
  es: "corr*|carrera|maraton|media|ultra|entren*|trot*|fondo|fondos|tirada|series|rodaje|tempo|salgo|salir|km|k|kilometros|competir|compito",
};
const notPlanned = {
  en: "fever|body temp*|thermometer|watts|find|show me|races in|avoid|cooler than|below|under|not hot|sauna|bath|charity|bib|club|uphill|slope|turn",
  es: "fiebre|temperatura corporal|termometro|busco|buscame|muestrame|carreras en|que no haga|sauna|menos de|pendiente|inclinacion|club|dorsal",
};

/** A run that is planned in so much heat that it should be moved or left out. */
export const hotRun: Sign = {
  id: "hot-run",
  phrases: {
    en: `
      @ ${[...fahrenheit, ...celsius].join("|")} + ${run.en} - ${notPlanned.en}
      @ ${bare} > out|outside|in the sun|in the shade|no shade|humid|heat index|real feel + ${run.en} - ${notPlanned.en}|out of|heartrate
      @ ${range(35, 50)
        .map((degrees) => `${degrees} degrees`)
        .join(
          "|",
        )} + hot|heat|sun|sunny|no shade|summer|humid|scorching + ${run.en} - ${notPlanned.en}
    `,
    es: `
      @ ${[...grados, ...fahrenheit].join("|")} + ${run.es} - ${notPlanned.es}
    `,
  },
  answer: {
    en: `**In such heat do not run long or hard, and no race effort,** least of all in the sun, without shade, or in humid air. Your body cannot get rid of that much heat, and heat stroke also hits fit runners.

**Instead**
- **Move it:** to dawn, into air conditioning or onto a treadmill with a fan, or to a cooler day.
- **Shorten it:** at most a short, easy run by feel, walking breaks included, on a shaded loop with water, near home and not alone. Skip it when you are new to the heat, ill, hung over, badly slept, or take medicines for blood pressure, allergies or mood.
- **A race on that day:** ask the organizer about an earlier start, a shorter distance or a deferral. If you start, then as an easy run, and leave the course early.
- **Getting used to heat** takes one to two weeks of short easy runs in weather that is warm, not extreme. Drink to thirst, wet head and neck, light loose clothes.

**Stop at once** with chills, goose bumps, headache, dizziness, nausea, or when you stop sweating: shade, lie down, cold water over head and body.

**Call your local emergency number** (${shortNumbers.en}) if somebody hot is confused, staggers, behaves strangely or collapses, and cool with cold water until help comes.

${noDoctor.en}`,
    es: `**Con ese calor, nada de fondos ni de correr fuerte, y nada de competir a tope,** menos al sol, sin sombra o con humedad. El cuerpo no logra sacar tanto calor, y el golpe de calor también alcanza a corredores en forma.

**En su lugar**
- **Muévelo:** al amanecer, a un lugar con aire acondicionado o a la caminadora con ventilador, o a un día más fresco.
- **Acórtalo:** como mucho un trote corto y suave por sensaciones, con pausas caminando, en un circuito con sombra y agua, cerca de casa y acompañado. Déjalo si no estás acostumbrado al calor, estás enfermo, con resaca o mal dormido, o tomas medicinas para la presión, la alergia o el ánimo.
- **Una carrera ese día:** pregunta al organizador por una salida más temprana, una distancia menor o pasar tu inscripción. Si sales, que sea a trote suave, y retírate pronto.
- **Acostumbrarse al calor** toma una o dos semanas de trotes cortos y suaves con clima cálido, no extremo. Bebe según la sed, moja cabeza y cuello, ropa clara y suelta.

**Para de inmediato** con escalofríos, piel de gallina, dolor de cabeza, mareo, náuseas, o si dejas de sudar: sombra, acuéstate, agua fría sobre cabeza y cuerpo.

**Llama a tu número local de emergencias** (${shortNumbers.es}) si alguien acalorado está confundido, se tambalea, se porta raro o se desploma, y enfría con agua fría hasta que llegue la ayuda.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "National Athletic Trainers' Association Position Statement: Exertional Heat Illnesses, 2015",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4639891/",
      seen: "2026-11-28",
    },
    {
      name: "ACSM Expert Consensus Statement on Exertional Heat Illness, 2021",
      address:
        "https://journals.lww.com/acsm-csmr/Fulltext/2021/09000/ACSM_Expert_Consensus_Statement_on_Exertional_Heat.10.aspx",
      seen: "2026-11-28",
    },
  ],
};
