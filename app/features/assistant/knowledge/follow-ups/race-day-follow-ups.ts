import type { FollowUp } from "./follow-up.ts";

/** What runners go on to ask about the day of a race. */
export const raceDayFollowUps: readonly FollowUp[] = [
  {
    topic: "race-checklist",
    about: ["rain"],
    answer: {
      en: "In the rain also a cap with a brim, a close-fitting shirt instead of a loose one, an old jacket or a bin bag for the wait, more grease where skin rubs, and everything dry for afterwards in a plastic bag.",
      es: "Con lluvia, además una gorra con visera, camiseta ajustada en vez de suelta, una chaqueta vieja o bolsa de basura para la espera, más vaselina donde roza, y todo lo seco para después en una bolsa plástica.",
    },
    alsoFrom: ["dark-and-rain"],
  },
  {
    topic: "race-checklist",
    about: ["cold", "hot"],
    answer: {
      en: "Cold: clothes as if it were 10 degrees warmer, gloves and a band for the ears, an old layer to leave at the start. Hot: light loose clothes, cap, sunscreen, and drink to thirst from the first aid station on.",
      es: "Con frío: vístete como si hiciera 10 grados más, guantes, banda en las orejas y una prenda vieja para dejar en la salida. Con calor: ropa suelta y clara, gorra, protector solar, y bebe según la sed desde el primer puesto.",
    },
    alsoFrom: ["cold", "heat"],
  },
  {
    topic: "race-pacing",
    about: ["why"],
    answer: {
      en: "Because a start that is too fast is paid back: stored carbohydrate is used up sooner, and a minute “in the bank” at halfway of a marathon often costs several later. Most runners lose time in the first tenth.",
      es: "Porque una salida demasiado rápida se paga: el carbohidrato guardado se gasta antes, y un minuto “ganado” a mitad de la maratón suele costar varios después. La mayoría pierde tiempo en el primer décimo.",
    },
  },
  {
    topic: "race-pacing",
    about: ["trail", "altitude", "hot", "flat"],
    answer: {
      en: "Then keep the effort and not the pace: slower uphill by breath, walking where it is steep, relaxed downhill without paying back. In heat and at altitude set a slower goal before the start. Even splits are for flat courses on cool days; tell whoever runs with you before the start.",
      es: "Entonces mantén el esfuerzo, no el ritmo: más lento en subida según la respiración, caminando donde está empinado, y suelto en bajada sin querer recuperar. Con calor o en altura pon una meta más lenta antes de salir. Los parciales parejos son para lo llano y fresco; avísalo antes a quien corre contigo.",
    },
  },
  {
    topic: "race-pacing",
    about: ["how-much", "pace", "which"],
    answer: {
      en: "Tell me a distance and a time, for example “4:00 marathon”, and I give you pace and splits. A watch usually measures a race too long, because you do not run the shortest line: aim for a few seconds per kilometer faster on the watch, and trust the kilometer signs.",
      es: "Dime una distancia y un tiempo, por ejemplo “maratón en 4:00”, y te doy ritmo y parciales. El reloj suele medir de más, porque no corres la línea más corta: apunta a unos segundos por kilómetro más rápido en el reloj y confía en las marcas del recorrido.",
    },
    sources: [
      {
        name: "Queen City Marathon, Why does my wrist GPS say I travelled farther than I thought I did?",
        address:
          "https://runqcm.ca/news/why-does-my-wrist-gps-say-i-travelled-farther-than-i-thought-i-did",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "race-morning",
    about: ["when", "how-long"],
    answer: {
      en: "Up three hours before the start with the breakfast you know, at the place 45 to 60 minutes before, 90 in a city marathon or with a bib to collect. Bag drop 30 minutes before, the line for the toilet as soon as you arrive.",
      es: "Levántate tres horas antes, con el desayuno de siempre, en el lugar 45 a 60 minutos antes, 90 en una maratón de ciudad o si falta recoger el dorsal. Guardarropa 30 minutos antes, y al baño apenas llegues.",
    },
  },
  {
    topic: "race-morning",
    about: ["coffee", "nausea"],
    answer: {
      en: "Only what you know from long runs: coffee if you always drink it, about an hour before. If nerves close your stomach, a banana, white bread with jam or a drink with carbohydrate in small portions are enough.",
      es: "Solo lo que conoces de tus fondos: café si siempre lo tomas, más o menos una hora antes. Si los nervios te cierran el estómago, bastan un plátano, pan blanco con mermelada o una bebida con carbohidratos, de a sorbos.",
    },
    alsoFrom: ["fuel"],
  },
  {
    topic: "aid-stations",
    about: ["how-often", "how-much", "water"],
    answer: {
      en: "Not at every one: drink when you are thirsty, two or three sips. Under an hour most people need nothing. Drinking at each station without thirst can be too much, and that is more dangerous than a little too little.",
      es: "No en todos: bebe cuando tengas sed, dos o tres sorbos. Con menos de una hora casi nadie necesita nada. Beber en cada puesto sin sed puede ser demasiado, y eso es más peligroso que un poco de menos.",
    },
  },
  {
    topic: "walking",
    about: ["how-often", "how-long", "how", "how-much"],
    answer: {
      en: "From the first kilometer on, not only when you are tired: four to nine minutes running, one minute brisk walking; new runners one minute running and one or two walking. Try it on long runs, walk on the right and lift a hand before you slow down.",
      es: "Desde el primer kilómetro, no solo cuando te canses: de cuatro a nueve minutos corriendo y uno caminando rápido; quien empieza, uno corriendo y uno o dos caminando. Pruébalo en los fondos, camina por la derecha y levanta la mano antes de frenar.",
    },
  },
  {
    topic: "walking",
    about: ["why", "normal"],
    answer: {
      en: "Planned breaks save the muscles: in a study of 42 recreational marathon runners those who walked a minute every 2.5 km were hardly slower, and fewer than 5 percent of them were extremely exhausted, against more than 40 percent of the others. Nobody is disqualified for walking.",
      es: "Las pausas planeadas cuidan el músculo: en un estudio con 42 maratonistas aficionados, quienes caminaron un minuto cada 2.5 km fueron apenas más lentos, y menos del 5 por ciento acabó extremadamente agotado, frente a más del 40 por ciento de los otros. Nadie te descalifica por caminar.",
    },
  },
  {
    topic: "coming-last",
    about: ["tired", "how", "fails"],
    answer: {
      en: "Walk early, before you must: a minute every ten, and on hills. Eat and drink something at the next station and think only of that one. If the cut-off catches you, the sweeper takes you to the finish; nobody judges it.",
      es: "Camina pronto, antes de que haga falta: un minuto cada diez, y en las subidas. Come y bebe algo en el siguiente puesto y piensa solo en ese. Si te alcanza el corte, la escoba te lleva a la meta; nadie lo juzga.",
    },
    alsoFrom: ["walking"],
  },
  {
    topic: "coming-last",
    about: ["how-long", "how-much", "pace"],
    answer: {
      en: "Divide the limit by the kilometers: 3 hours for a half are 8:32 a kilometer, 6 hours for a marathon 8:32 as well; a brisk walker needs 9 to 12 minutes. Ask me for the time limit of a race, and I tell you what its page states.",
      es: "Divide el límite por los kilómetros: 3 horas para una media son 8:32 por kilómetro, 6 horas para una maratón también 8:32; caminando rápido son 9 a 12 minutos. Pregúntame por el tiempo límite de una carrera y te digo lo que dice su página.",
    },
  },
  {
    topic: "undertrained",
    about: ["few-days", "how-long", "fails"],
    answer: {
      en: "With two or three runs a week a half is possible if one of them grows to 14 km in the last month; otherwise run and walk, or take the shorter distance. Plan about four months for a half and six for a marathon. What is missing in the last two weeks cannot be made up for.",
      es: "Con dos o tres salidas por semana una media es posible si una llega a 14 km en el último mes; si no, corre y camina, o toma la distancia corta. Cuenta unos cuatro meses para una media y seis para una maratón. Lo que falta en las dos últimas semanas ya no se recupera.",
    },
  },
  {
    topic: "undertrained",
    about: ["why"],
    answer: {
      en: "Because heart and breath get fit in weeks, bones, tendons and muscles in months. Athletic trainers see more stress fractures and torn muscles when the race is far longer than the longest run.",
      es: "Porque el corazón y el aire mejoran en semanas, y huesos, tendones y músculos en meses. Hay más fracturas por estrés y desgarros cuando la carrera es mucho más larga que tu salida más larga.",
    },
  },
  {
    topic: "nerves",
    about: ["why", "normal"],
    answer: {
      en: "It is normal: heart, breath and stomach do the same before something dangerous and before something wonderful. One bad night costs little; the nights before it count more. Chest pain is not nerves: call for help.",
      es: "Es normal: corazón, respiración y estómago hacen lo mismo ante algo peligroso y ante algo maravilloso. Una mala noche cuesta poco; cuentan más las anteriores. El dolor de pecho no son nervios: pide ayuda.",
    },
  },
  {
    topic: "nerves",
    about: ["how", "fails", "tired"],
    answer: {
      en: "Write the way and the times on a sheet, lay everything out, breathe out longer than in, and say “I am excited” aloud. Take three goals, one of which always works, such as finishing with a smile, and start slower than feels right.",
      es: "Escribe el camino y las horas en una hoja, deja todo listo, suelta el aire más largo de lo que lo tomas y di en voz alta “estoy emocionado”. Ten tres metas, una que siempre salga, como llegar sonriendo, y sal más lento de lo que pide el cuerpo.",
    },
  },
  {
    topic: "dropping-out",
    about: ["signs", "when", "may-run"],
    answer: {
      en: "Stop at once and get help for chest pain, an irregular heartbeat, dizziness, confusion, no more sweat in the heat, shivering that does not stop, trouble breathing or dark urine; stop for a pain that makes you limp. Tired legs and a bad kilometer are no reason: walk five minutes, eat, drink, and decide at the next station.",
      es: "Para ya y pide ayuda con dolor de pecho, latido irregular, mareo, confusión, si dejas de sudar con calor, temblor que no para, falta de aire u orina oscura; para también con un dolor que te hace cojear. Piernas cansadas o un mal kilómetro no son motivo: camina cinco minutos, come, bebe y decide en el siguiente puesto.",
    },
  },
  {
    topic: "recovery",
    about: ["how-long", "when", "may-run"],
    answer: {
      en: "No running: 0–1 day after 5K, 1–2 after 10K, 2–3 after a half, 5–7 after a marathon. Then easy; fast running again after about 5 days, one week, 10–14 days and 3–4 weeks. Hilly and hot races need more.",
      es: "Sin correr: 0–1 día tras 5K, 1–2 tras 10K, 2–3 tras una media, 5–7 tras una maratón. Luego suave; otra vez rápido tras unos 5 días, una semana, 10–14 días y 3–4 semanas. Las carreras con cuestas o calor piden más.",
    },
  },
  {
    topic: "recovery",
    about: ["why", "old"],
    answer: {
      en: "The race leaves tiny damage in the muscles and empty stores, and time repairs it: soreness peaks on the second day, strength needs longer. From about 50 on it takes longer still; put two easy days where one was enough.",
      es: "La carrera deja daños diminutos en el músculo y reservas vacías, y eso lo arregla el tiempo: las agujetas son peores al segundo día, la fuerza tarda más. Desde los 50 más o menos toma aún más; pon dos días suaves donde antes bastaba uno.",
    },
    alsoFrom: ["older-runners", "soreness"],
  },
  {
    topic: "recovery",
    about: ["massage", "cold", "other-sport", "which", "how"],
    answer: {
      en: "Sleep comes first. Massage had the largest effect on soreness in a review of 99 studies; cold water, compression and easy walking, cycling or swimming help a little. None of them replaces time.",
      es: "Primero, dormir. El masaje tuvo el mayor efecto sobre las agujetas en una revisión de 99 estudios; agua fría, compresión y caminar, pedalear o nadar suave ayudan un poco. Nada reemplaza al tiempo.",
    },
  },
  {
    topic: "travel",
    about: ["when", "how-long", "soon"],
    answer: {
      en: "Up to two time zones hardly matter. From three on arrive one day earlier for each zone, or at least three days before. On the day you arrive jog 20–30 minutes, on the day before the race walk little.",
      es: "Hasta dos husos casi no importan. Desde tres, llega un día antes por cada uno, o al menos tres días antes. El día que llegas trota 20–30 minutos; la víspera camina poco.",
    },
  },
  {
    topic: "heat",
    about: ["hot"],
    answer: {
      en: "In the heat run by effort and start slower, early in the morning and in the shade, with light clothes and a cap; drink to thirst, water on head and neck. It takes one to two weeks to get used to it. Chills, goose bumps, dizziness or headache: stop, go to the shade, cool yourself. Confusion, staggering or collapse: call your local emergency number and pour cold water over the body until help comes.",
      es: "Con calor corre por esfuerzo y sal más lento, temprano y a la sombra, con ropa ligera y gorra; bebe según la sed y échate agua en cabeza y cuello. Acostumbrarse toma una a dos semanas. Escalofríos, piel de gallina, mareo o dolor de cabeza: para, ve a la sombra y enfríate. Confusión, tambaleo o desplome: llama a tu número local de emergencias y echa agua fría por todo el cuerpo hasta que llegue la ayuda.",
    },
  },
  {
    topic: "heat",
    about: ["how-long", "how-much", "pace"],
    answer: {
      en: "Most of the adaptation comes in the first week, all of it in about two, with 60–90 easy minutes in the heat on most days. Nobody can say exactly how much slower you will be: start slower than planned and expect the loss to grow with distance, humidity and sun.",
      es: "La mayor parte de la adaptación llega en la primera semana y toda en unas dos, con 60–90 minutos suaves al calor casi todos los días. Cuánto más lento irás no lo sabe nadie con exactitud: sal más lento de lo planeado y cuenta con perder más según distancia, humedad y sol.",
    },
  },
  {
    topic: "heat",
    about: ["why"],
    answer: {
      en: "Blood is needed for the skin as well as for the muscles, so the same pace costs more. Humid air is worse: the sweat drips off instead of cooling you.",
      es: "La sangre hace falta en la piel además de en los músculos, así que el mismo ritmo cuesta más. El aire húmedo es peor: el sudor gotea en vez de enfriarte.",
    },
  },
  {
    topic: "cold",
    about: ["cold", "which"],
    answer: {
      en: "Dress as if it were about 10 degrees warmer: a thin synthetic or wool layer on the skin, no cotton, below 5 °C a second one, in wind a light jacket; gloves and a cap matter most. Below about −15 °C or in strong wind cover face and skin. Dry clothes within minutes after the finish.",
      es: "Vístete como si hiciera unos 10 grados más: capa fina sintética o de lana junto a la piel, nada de algodón, bajo 5 °C una segunda, con viento una chaqueta ligera; guantes y gorro importan más. Bajo −15 °C o con viento fuerte cubre cara y piel. Ropa seca a los pocos minutos de terminar.",
    },
  },
  {
    topic: "cold",
    about: ["signs", "when", "may-run", "instead"],
    answer: {
      en: "There is a risk of frostbite when the wind chill falls below −27 °C, and sooner in wet clothes: then run indoors. Ice underfoot or strong wind are reasons as well. Go in at once with strong shivering, slurred speech or white, numb skin, get warm, and get medical help.",
      es: "Hay riesgo de congelación cuando la sensación térmica baja de −27 °C, y antes con ropa mojada: entonces corre bajo techo. También son motivo el hielo en el piso o el viento fuerte. Entra ya con temblor fuerte, habla torpe o piel blanca y dormida, abrígate y pide ayuda médica.",
    },
  },
  {
    topic: "cold",
    about: ["hot", "altitude"],
    answer: {
      en: "Layers that come off: a thin one on the skin, a light jacket that fits into a pocket, gloves and a band for the dawn, and cap, sunglasses and sunscreen (SPF 30 or more, again after two hours and sooner with sweat) for the sun. At altitude the sun burns sooner.",
      es: "Capas que se quitan: una fina junto a la piel, una chaqueta ligera que quepa en el bolsillo, guantes y banda para la madrugada, y gorra, lentes y protector solar (FPS 30 o más, otra vez a las dos horas y antes si sudas) para el sol. En altura el sol quema antes.",
    },
    sources: [
      {
        name: "American Academy of Dermatology, Sunscreen FAQs",
        address: "https://www.aad.org/media/stats-sunscreen",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "dark-and-rain",
    about: ["rain"],
    answer: {
      en: "Rain alone is no reason to stay at home: cap with a brim, close-fitting shirt, no cotton, grease where it rubs, grip under the shoe and shorter steps on wet ground, dry clothes afterwards. With thunder or lightning do not start; go inside or into a car.",
      es: "La lluvia sola no impide correr: gorra con visera, camiseta ajustada, nada de algodón, vaselina donde roza, suela con agarre y pasos más cortos en mojado, ropa seca después. Con truenos o rayos no salgas; entra a un edificio o a un auto.",
    },
  },
  {
    topic: "dark-and-rain",
    about: ["dark"],
    answer: {
      en: "In the dark be seen: something reflective on arms and legs and a light, a headlamp tilted down a little, lit streets with people, better in company. On trails a lamp with a reserve.",
      es: "De noche, que te vean: algo reflectante en brazos y piernas y una luz, linterna frontal un poco hacia abajo, calles iluminadas y con gente, mejor con compañía. En senderos, una linterna y otra de reserva.",
    },
    alsoFrom: ["trail-gear"],
  },
  {
    topic: "altitude",
    about: ["altitude"],
    answer: {
      en: "Thin air takes about 6 percent of the maximal oxygen uptake for each 1,000 m: run by breath, start slower than feels right, walk early on hills, drink normally, little alcohol. Two to three weeks to get used to it are best; headache with nausea or dizziness means no racing and no going higher.",
      es: "El aire delgado quita un 6 por ciento de la capacidad máxima por cada 1,000 m: corre según la respiración, sal más lento, camina pronto en subida, bebe normal y poco alcohol. Lo mejor son dos a tres semanas para acostumbrarse; dolor de cabeza con náusea o mareo: ni competir ni subir más.",
    },
  },
  {
    topic: "altitude",
    about: ["soon", "few-days", "when", "how-long"],
    answer: {
      en: "Two to three weeks ahead is best. With only a few days: the first two walk, rest and drink normally, no alcohol, then a short easy jog; eat carbohydrate, set a slower goal and start very gently, because the second to fourth day often feels worst. Above 2,500–3,000 m sleep lower at first if you can. Headache with nausea or dizziness: do not race. Confusion, staggering or breathlessness at rest: go down and get help. Ask a doctor about medicines before the trip.",
      es: "Lo mejor es llegar dos a tres semanas antes. Con pocos días: los dos primeros camina, descansa y bebe normal, sin alcohol, luego un trote corto; come carbohidratos, pon una meta más lenta y sal muy suave, porque del segundo al cuarto día suele sentirse peor. Sobre 2,500–3,000 m duerme más bajo al inicio si puedes. Dolor de cabeza con náusea o mareo: no compitas. Confusión, tambaleo o falta de aire en reposo: baja y pide ayuda. Sobre medicinas, pregunta a un médico antes del viaje.",
    },
  },
  {
    topic: "altitude",
    about: ["how-much", "pace", "why"],
    answer: {
      en: "Athletes who are not used to it lose about 6 percent of their maximal oxygen uptake for each 1,000 m: some 13 percent in Mexico City, some 20 percent in Cusco. Forget your paces there and run by breath.",
      es: "Quien no está acostumbrado pierde cerca del 6 por ciento de su capacidad máxima por cada 1,000 m: un 13 por ciento en Ciudad de México, un 20 por ciento en Cusco. Olvida tus ritmos y corre según la respiración.",
    },
  },
  {
    topic: "hot-race",
    about: ["pace", "how-much", "may-run"],
    answer: {
      en: "I give no pace for great heat. At a WBGT above 28 °C (black flag) do not start; at 23–28 °C slow down by breath, walk at each station and pour water on head and neck; a transfer to another race is no defeat.",
      es: "Con calor extremo no doy ritmos. Con WBGT sobre 28 °C (bandera negra) no salgas; entre 23 y 28 °C baja el ritmo según la respiración, camina en cada puesto y échate agua en cabeza y cuello; pasar la inscripción a otra carrera no es una derrota.",
    },
  },
];
