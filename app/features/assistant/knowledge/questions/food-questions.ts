import type { UsualQuestion } from "./usual-question.ts";

export const foodQuestions: readonly UsualQuestion[] = [
  {
    topic: "fuel",
    asked: `
      do i need to eat before a 5k
      what snack before a run
      what should i eat 30 minutes before a run
      que como 30 minutos antes de correr
      should i eat before a morning 10k
      what do i eat before a 10k
      breakfast before a short race
      que desayuno antes de un 10k
      hay que comer antes de un 5k
      que como antes de correr 5k
      como algo antes de una carrera corta`,
    answer: {
      en: "Yes, something small and familiar one to three hours before: toast with honey or jam, a banana, some oats. For an early 5K half a banana or nothing is fine as well if you are used to it; during the race you need no food. Not new, not fatty, not much fiber.",
      es: "Algo pequeño y conocido entre una y tres horas antes: pan con miel o mermelada, un plátano, un poco de avena. Para un 5K temprano también basta medio plátano o nada, si estás acostumbrado; durante la carrera no hace falta comer. Nada nuevo, ni graso, ni con mucha fibra.",
    },
  },
  {
    topic: "fuel",
    asked: `
      what do i eat before a half marathon
      what should i eat the night before a marathon
      dinner before the race
      breakfast before a marathon
      carb loading how
      que ceno la noche antes de la carrera
      que como antes de una media maraton
      que desayuno antes de la maraton
      como hago la carga de carbohidratos`,
    answer: {
      en: "The evening before: a plain plate of rice, pasta or potatoes, not too late, little fat and fiber, nothing new. Three hours before the start: bread or oats with honey or jam and a banana. Only for races over 90 minutes eat more carbohydrate for the two days before.",
      es: "La noche antes: un plato sencillo de arroz, pasta o papa, no muy tarde, con poca grasa y fibra, nada nuevo. Tres horas antes de la salida: pan o avena con miel o mermelada y un plátano. Solo para carreras de más de 90 minutos come más carbohidratos los dos días previos.",
    },
  },
  {
    topic: "fuel",
    asked: `
      is it good to run fasted
      does running fasted burn more fat
      sirve correr en ayunas
      correr en ayunas quema mas grasa
      can i run on an empty stomach
      fasted running good or bad
      running before breakfast
      se puede correr en ayunas
      es malo correr sin desayunar
      entrenar en ayunas quema mas grasa`,
    answer: {
      en: "For an easy run of up to an hour, yes, if you feel well with it. In a study of 12 young men a fasted hour burned more fat on the run than one after breakfast; but long or fast runs go better with food, and what you eat over the day decides your weight. Not with diabetes, in pregnancy or with an uneasy relation to food.",
      es: "Para un trote suave de hasta una hora, sí, si te sientes bien. En un estudio con 12 hombres jóvenes, una hora en ayunas gastó más grasa mientras corrían que una después del desayuno; pero los fondos y lo rápido salen mejor comiendo, y tu peso lo decide lo que comes en el día. No con diabetes, en el embarazo ni si la comida te angustia.",
    },
    sources: [
      {
        name: "Bachman et al., Exercising in the Fasted State, 2016",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5050386",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "fuel",
    asked: `
      i just ate can i go run
      how long after eating can i run
      i ate 2 hours ago can i run
      how long to wait after a meal before running
      acabo de comer puedo correr
      cuanto espero despues de comer para correr
      comi hace una hora salgo a correr`,
    answer: {
      en: "After a large or fatty meal wait two to four hours, after a snack about one. Easy running bothers the stomach less than fast running, so if you must go sooner, go slowly.",
      es: "Tras una comida grande o grasosa espera dos a cuatro horas; tras algo ligero, más o menos una. El trote suave molesta menos al estómago que lo rápido: si tienes que salir antes, ve lento.",
    },
  },
  {
    topic: "fuel",
    asked: `
      what if i get hungry during the marathon
      hungry in the middle of the race
      que hago si me da hambre a mitad de la maraton
      me da hambre corriendo que hago`,
    answer: {
      en: "Eat: in races over 90 minutes you should anyway, 30 to 60 g of carbohydrate an hour from the first half hour on, before hunger comes. A gel, a banana or what the aid station has will do, in small bites with some water. Hunger late in a race usually means that you began too late.",
      es: "Come: en carreras de más de 90 minutos hay que hacerlo igual, 30 a 60 g de carbohidratos por hora desde la primera media hora, antes de que llegue el hambre. Sirve un gel, un plátano o lo que dé el puesto, en bocados pequeños y con agua. El hambre tardía suele decir que empezaste a comer muy tarde.",
    },
  },
  {
    topic: "fuel",
    asked: `
      what should i eat after a run
      what to eat after a long run
      recovery food after training
      que como despues de correr
      que como despues de entrenar
      que es bueno comer despues de un fondo`,
    answer: {
      en: "A normal meal within about two hours, with carbohydrate and 20–30 g of protein: rice with eggs or chicken, beans with tortilla, yogurt with oats and fruit. After a short easy run nothing special is needed.",
      es: "Una comida normal dentro de unas dos horas, con carbohidratos y 20–30 g de proteína: arroz con huevo o pollo, frijoles con tortilla, yogur con avena y fruta. Después de un trote corto no hace falta nada especial.",
    },
  },
  {
    topic: "gels",
    asked: `
      how many gels do i need for a half marathon
      when do i take gels
      how many gels for a marathon
      do i need gels for a 10k
      cuantos geles llevo para una media
      cada cuanto tomo un gel
      cuantos geles en la maraton`,
    answer: {
      en: "For a half two to four, for a marathon seven to ten, for a 10K none. The first one after 30–40 minutes, then one every 25–40 minutes, with a few sips of water. Try them on long runs first.",
      es: "Para una media, de dos a cuatro; para una maratón, de siete a diez; para 10K, ninguno. El primero a los 30–40 minutos y luego uno cada 25–40, con unos sorbos de agua. Pruébalos antes en fondos.",
    },
  },
  {
    topic: "gels",
    asked: `
      can i drink coffee before the race
      how much caffeine is too much on race day
      how much caffeine can i take before a race
      cuanta cafeina es demasiada
      caffeine before running
      is coffee ok before a run
      puedo tomar cafe antes de la carrera
      el cafe es bueno antes de correr
      tomo cafeina antes de correr`,
    answer: {
      en: "Yes, if you always drink it: caffeine helps most people, about 3 mg per kilogram an hour before the start, which is one or two cups. Not for the first time on race day, and leave time for the toilet. Leave it out with a heart rhythm disorder, high blood pressure or in pregnancy until a doctor agrees.",
      es: "Sí, si lo tomas siempre: la cafeína ayuda a la mayoría, unos 3 mg por kilo una hora antes de la salida, es decir, una o dos tazas. No por primera vez el día de la carrera, y deja tiempo para el baño. Evítala con arritmia, presión alta o embarazo hasta que un médico esté de acuerdo.",
    },
  },
  {
    topic: "gels",
    asked: `
      gels upset my stomach
      what instead of gels
      real food instead of gels
      los geles me caen mal
      que como en vez de geles`,
    answer: {
      en: "Real food works as well: half a banana, dates, guava paste, small pieces of sandwich, boiled potato with salt on long trails. Or take half a gel twice as often, with water and not with sports drink. The gut learns it in some weeks of long runs.",
      es: "La comida de verdad también sirve: medio plátano, dátiles, ate o bocadillo de guayaba, trocitos de pan con algo, papa cocida con sal en trails largos. O toma medio gel el doble de veces, con agua y no con bebida deportiva. El intestino se acostumbra en unas semanas de fondos.",
    },
  },
  {
    topic: "hydration",
    asked: `
      how much water should i drink per hour
      how much should i drink when running
      how many cups of water in the race
      do i need water on a 10k run
      cuanta agua tomo al correr
      cuantos vasos de agua tomo en la carrera
      cuanta agua debo tomar por hora`,
    answer: {
      en: "Drink to thirst. Under an hour most people need nothing; on longer runs many do well with 400–800 ml an hour, small or slow runners with less. More than you sweat is dangerous: if you weigh more after a run than before, you drank too much.",
      es: "Bebe según la sed. Con menos de una hora casi nadie necesita nada; en salidas más largas a muchos les va bien con 400–800 ml por hora, y con menos a quien es pequeño o va lento. Más de lo que sudas es peligroso: si después pesas más que antes, bebiste demasiado.",
    },
  },
  {
    topic: "salt",
    asked: `
      should i take salt pills
      do i need electrolytes
      electrolytes for a half marathon
      salt tablets running
      tomo pastillas de sal
      necesito electrolitos
      sirven las sales para correr`,
    answer: {
      en: "Mostly not: under two hours the salt of normal food is enough. On longer or hot runs a sports drink or salty food at the stations covers it. Salt does not protect you from drinking too much and seldom cures cramps; with high blood pressure or weak kidneys ask a doctor first.",
      es: "Casi nunca: con menos de dos horas alcanza la sal de la comida. En salidas más largas o con calor basta una bebida deportiva o algo salado en los puestos. La sal no protege de beber demasiado y rara vez quita calambres; con presión alta o problemas de riñón pregunta antes al médico.",
    },
  },
  {
    topic: "alcohol",
    asked: `
      beer after a race good or bad
      can i drink beer the night before a race
      alcohol before a marathon
      i drank last night can i run
      puedo tomar cerveza la noche antes
      cerveza despues de correr es malo
      tome anoche puedo correr hoy`,
    answer: {
      en: "The evening before, best none; a small glass with food will not ruin a race. Afterwards drink water and eat first, then a beer is fine for most adults, several slow the repair of muscles. With a hangover do not race or train hard: you start dry and hot.",
      es: "La noche antes, mejor nada; un vaso pequeño con comida no arruina la carrera. Después, primero agua y comida; luego una cerveza está bien para la mayoría de los adultos, y varias frenan la reparación muscular. Con resaca no compitas ni entrenes fuerte: partes seco y caliente.",
    },
  },
  {
    topic: "plant-food",
    asked: `
      how much protein do i need as a runner
      protein per day for runners
      do i need protein shakes
      cuanta proteina necesito
      cuanta proteina come un corredor
      necesito batidos de proteina`,
    answer: {
      en: "About 1.2–1.7 g a day for each kilogram that you weigh, spread over the meals: at 65 kg that is 80–110 g. Normal food gives it, and powder is only food in another form. With weak kidneys ask a doctor first.",
      es: "Entre 1.2 y 1.7 g al día por kilo de tu peso, repartidos en las comidas: con 65 kg son 80–110 g. La comida normal alcanza, y el polvo es solo comida en otra forma. Con problemas de riñón pregunta antes al médico.",
    },
  },
  {
    topic: "supplements",
    asked: `
      does beet juice work
      beetroot juice before a race
      sirve el jugo de betarraga
      sirve el jugo de remolacha o betabel`,
    answer: {
      en: "For most runners beetroot has a small, doubtful or no effect. Food, sleep and training do nearly everything. Nothing new on race day, and ask a doctor or dietitian first with a disease of the kidneys, in pregnancy or with medicines.",
      es: "No mucho: a la mayoría de los corredores la betarraga les hace poco, dudoso o ningún efecto. Comida, sueño y entrenamiento hacen casi todo. Nada nuevo el día de la carrera, y pregunta antes a un médico o nutricionista con problemas de riñón, en el embarazo o si tomas medicinas.",
    },
  },
  {
    topic: "supplements",
    asked: `
      what supplements should a runner take
      do i need vitamins for running
      is creatine good for runners
      que suplementos debe tomar un corredor
      que vitaminas tomo para correr
      sirve la creatina para correr`,
    answer: {
      en: "Most runners need none: food, sleep and training do nearly everything. Iron, vitamin D or B12 only after a blood test; creatine helps short hard efforts and strength, not a marathon; caffeine helps many. I recommend no product; ask a doctor or dietitian.",
      es: "La mayoría no necesita ninguno: comida, sueño y entrenamiento hacen casi todo. Hierro, vitamina D o B12 solo tras un análisis; la creatina ayuda en esfuerzos cortos y en fuerza, no en una maratón; la cafeína ayuda a muchos. No recomiendo productos; pregunta a un médico o nutricionista.",
    },
  },
];
