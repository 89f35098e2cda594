import type { FollowUp } from "./follow-up.ts";

/** What runners go on to ask about shoes, clothes and trails. */
export const gearFollowUps: readonly FollowUp[] = [
  {
    topic: "shoes",
    about: ["why"],
    answer: {
      en: "Because comfort predicts more than brand, price or arch: no shoe has been shown to prevent injuries, and a Cochrane review found no proof for fitting by pronation. Worn soles and foam load the leg in another way than what it is used to.",
      es: "Porque la comodidad dice más que marca, precio o arco: ninguna zapatilla ha demostrado evitar lesiones, y una revisión Cochrane no halló prueba a favor de elegir por pronación. Una suela gastada carga la pierna de otra manera.",
    },
  },
  {
    topic: "shoes",
    about: ["how-long", "when", "heavy", "signs", "fails"],
    answer: {
      en: "About 500–800 km as a guide, nearer 500 for heavy runners. They may look fine and still be worn: look for a smooth sole, foam that no longer springs back, a shoe that leans on the table, or new aches after runs. Far above that, change gently: the new pair first on short runs.",
      es: "Unos 500–800 km como guía, más cerca de 500 si pesas más. Pueden verse bien y estar gastadas: mira la suela lisa, la espuma que ya no vuelve, si se inclinan en la mesa o si hay molestias nuevas. Muy por encima de eso, cambia poco a poco: el par nuevo primero en salidas cortas.",
    },
  },
  {
    topic: "shoes",
    about: ["trail", "rain"],
    answer: {
      en: "Trail shoes need lugs for mud, grip for rock and protection for the toes, and they are done when the lugs are flat or the upper tears. Rinse off mud and let them dry in the air, not on a heater.",
      es: "Las de trail piden tacos para el barro, agarre para la roca y protección en los dedos, y se acaban cuando los tacos están lisos o se rompe la tela. Enjuaga el barro y déjalas secar al aire, no al calor.",
    },
  },
  {
    topic: "shoes",
    about: ["money", "which"],
    answer: {
      en: "No brand or price has been shown to be better: last year's model that fits does the same. A thumb's width before the longest toe, firm at the heel, and try them for 100 m.",
      es: "Ninguna marca ni precio ha demostrado ser mejor: el modelo del año pasado que calce bien sirve igual. Un pulgar de espacio delante del dedo más largo, talón firme, y pruébalas 100 m.",
    },
  },
  {
    topic: "shoes",
    about: ["soon"],
    answer: {
      en: "Nothing new on race day: the pair needs some runs first, one of them long. With days left, race in the old pair.",
      es: "Nada nuevo el día de la carrera: el par necesita antes algunas salidas, una de ellas larga. Si faltan días, corre con las viejas.",
    },
    alsoFrom: ["trail-gear"],
  },
  {
    topic: "trail-gear",
    about: ["which", "dark", "money"],
    answer: {
      en: "The list of the race comes first. Otherwise a light on the forehead and a reserve, a vest that does not bounce with the whole list inside, a jacket with a hood; any watch that shows time and distance will do to begin with. Try everything in the dark and in the rain before.",
      es: "Primero la lista de la carrera. Además una luz frontal y otra de reserva, un chaleco que no rebote con todo dentro, una chaqueta con capucha; para empezar sirve cualquier reloj con tiempo y distancia. Prueba todo antes de noche y con lluvia.",
    },
  },
  {
    topic: "first-trail",
    about: ["trail", "why", "pace"],
    answer: {
      en: "On trails count by time, not kilometers: each 100 m of climbing costs about as much as a flat kilometer. Short steps, walk the steep parts, eyes three meters ahead downhill, shoes with grip, and water, a phone and a jacket with you. Once a week on a trail is enough to get used to it.",
      es: "En sendero cuenta por tiempo, no por kilómetros: cada 100 m de subida cuestan como un kilómetro llano. Pasos cortos, camina lo empinado, mira tres metros adelante en bajada, suela con agarre, y lleva agua, teléfono y chaqueta. Una vez por semana basta para acostumbrarte.",
    },
  },
  {
    topic: "first-trail",
    about: ["rain", "dark", "signs", "which"],
    answer: {
      en: "Carry what the rules demand, and water, food, a rain jacket, a phone with the route offline, a whistle, a foil blanket and a lamp when it could get dark. Follow the marks; if you have seen none for some minutes, go back to the last one. Turn back in thunder or fog, and tell somebody where you run.",
      es: "Lleva lo que pide el reglamento, y agua, comida, chaqueta de lluvia, teléfono con la ruta sin conexión, silbato, manta térmica y linterna si puede oscurecer. Sigue las marcas; si hace minutos que no ves ninguna, vuelve a la última. Con truenos o niebla regresa, y avisa a alguien por dónde corres.",
    },
  },
  {
    topic: "first-ultra",
    about: ["how-long", "how-much", "pace"],
    answer: {
      en: "About 50 km a week and sixteen weeks, with long runs that grow from 2½ to 4–5 hours or a 30 km race three weeks before. So slow at the start that it seems silly, every climb walking, 150–300 kilocalories an hour.",
      es: "Unos 50 km por semana y dieciséis semanas, con fondos que van de 2½ a 4–5 horas o una carrera de 30 km tres semanas antes. Tan lento al inicio que parezca tonto, cada subida caminando, 150–300 kilocalorías por hora.",
    },
  },
];
