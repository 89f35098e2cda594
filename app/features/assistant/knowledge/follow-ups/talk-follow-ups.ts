import type { FollowUp } from "./follow-up.ts";

const seen = "2026-11-30";

/** How runners go on with advice in a talk: what to do in the moment, how much, and whether they are ready. */
export const talkFollowUps: readonly FollowUp[] = [
  {
    topic: "cramps",
    about: ["how", "may-run", "massage"],
    answer: {
      en: "When it happens: stop, stretch the muscle gently and hold it until it lets go, walk, then jog more slowly. A strong taste such as pickle juice ends it sooner in some people. If it comes back at once, walk on.",
      es: "Cuando te da: para, estira el músculo con suavidad y mantén hasta que suelte, camina y luego trota más lento. Un sabor fuerte, como el jugo de pepinillos, lo corta antes en algunos. Si vuelve enseguida, sigue caminando.",
    },
  },
  {
    topic: "walking",
    about: ["how-much", "which", "how-long"],
    answer: {
      en: "4 to 9 minutes running, 1 minute walking, from the first kilometer on; new runners 1 minute running and 1 to 2 walking. Try the pattern on your long runs, and walk through the aid stations.",
      es: "De 4 a 9 minutos corriendo y 1 caminando, desde el primer kilómetro; quien empieza, 1 minuto corriendo y 1 o 2 caminando. Pruébalo en los fondos y camina en los puestos de agua.",
    },
  },
  {
    topic: "walking",
    about: ["normal", "why"],
    answer: {
      en: "No, it is no cheating: races allow it, and in a study runners who walked a minute about every 2.5 km finished a marathon about as fast as those who ran all the way, and far fewer of them were exhausted.",
      es: "No es trampa: las carreras lo permiten, y en un estudio quienes caminaron un minuto cada 2.5 km terminaron la maratón casi igual que quienes corrieron todo, y mucho menos agotados.",
    },
  },
  {
    topic: "easy-pace",
    about: ["normal", "why", "hurts"],
    answer: {
      en: "It is meant to feel slow: you should finish and think that you could go on for half an hour. About four fifths of the sessions of well-trained runners are like that, so that the fast ones can be fast.",
      es: "Es normal que se sienta lento: debes terminar pensando que seguirías media hora más. Unas cuatro de cada cinco sesiones de los corredores entrenados son así, para que las rápidas puedan ser rápidas.",
    },
  },
  {
    topic: "ankle",
    about: ["signs", "may-run", "when"],
    answer: {
      en: "It is ready for a first run when you can walk briskly for half an hour without pain, stand on that leg for half a minute, and hop on it softly without pain. Then 1 minute running, 1 walking, ten times on flat ground; no more swelling or pain the next morning means a little more next time. If it gives way or is no better, see a physiotherapist.",
      es: "Está listo para una primera salida cuando caminas rápido media hora sin dolor, te paras en esa pierna medio minuto y das saltitos suaves en ella sin dolor. Entonces 1 minuto trotando y 1 caminando, diez veces en plano; si a la mañana siguiente no hay más hinchazón ni dolor, un poco más la próxima. Si cede o no mejora, ve a un fisioterapeuta.",
    },
    sources: [
      {
        name: "Parker Podiatry, When can I run again after an ankle injury?",
        address:
          "https://www.parkerpodiatry.com/faqs/when-can-I-run-again-after-an-ankle-injury-.cfm",
        seen,
      },
      {
        name: "Cohen Health and Performance, Are you ready to start running again?",
        address:
          "https://cohenhp.com/are-you-ready-to-start-running-again-this-self-assessment-will-help/",
        seen,
      },
    ],
  },
  {
    topic: "pregnancy",
    about: ["leaking", "normal"],
    answer: {
      en: "Then not yet: leaking urine, heaviness or pain are signs that the pelvic floor is not ready for running. Walk, do pelvic floor exercises, and see a pelvic health physiotherapist; it is common and can be treated. Guidelines advise against running before three months after the birth, and later as long as such signs last.",
      es: "Entonces todavía no: la orina que se escapa, la pesadez o el dolor dicen que el suelo pélvico no está listo para correr. Camina, haz ejercicios de suelo pélvico y ve a una fisioterapeuta especializada; es frecuente y tiene tratamiento. Las guías aconsejan no correr antes de los tres meses del parto, ni después mientras sigan esas señales.",
    },
    sources: [
      {
        name: "Returning to running postnatal (Goom, Donnelly and Brockwell, 2019), Chartered Society of Physiotherapy",
        address:
          "https://www.csp.org.uk/innovations/return-running-postnatal-guideline-medical-health-and-fitness-professionals-managing",
        seen,
      },
    ],
  },
  {
    topic: "pregnancy",
    about: ["cesarean"],
    answer: {
      en: "Yes: after a cesarean take longer than the three months that guidelines name as the earliest, and have the scar and the pelvic floor checked first, by your doctor and a pelvic health physiotherapist. Until then walk and do gentle pelvic floor exercises. Pain at the scar, bleeding, leaking or heaviness: stop and ask.",
      es: "Sí: tras una cesárea espera más que los tres meses que las guías dan como mínimo, y que antes revisen la cicatriz y el suelo pélvico tu médico y una fisioterapeuta especializada. Hasta entonces, camina y haz ejercicios suaves de suelo pélvico. Dolor en la cicatriz, sangrado, escapes o pesadez: para y consulta.",
    },
  },
  {
    topic: "older-runners",
    about: ["doctor", "may-run"],
    answer: {
      en: "Yes, if you have been inactive, or have high blood pressure, diabetes or heart disease, or it runs in the family: see a doctor before you begin. Without any of these, brisk walking needs no check; running is worth one talk at the next visit. Breathlessness that is new, pressure in the chest or dizziness: stop and see a doctor first.",
      es: "Sí, si has estado inactivo o tienes presión alta, diabetes o problemas del corazón, tuyos o de familia: ve al médico antes de empezar. Si no, para caminar rápido no hace falta; antes de correr vale la pena hablarlo en la próxima consulta. Falta de aire nueva, presión en el pecho o mareo: para y primero ve al médico.",
    },
  },
  {
    topic: "hot-race",
    about: ["acclimatize"],
    answer: {
      en: "Getting used to heat takes one to two weeks of daily easy running in the warmth, up to about 90 minutes for fit runners and far less at first. Start with 20 minutes in the warm hours, drink to thirst, and stop for dizziness, chills or headache.",
      es: "Acostumbrarse toma una a dos semanas de trote suave diario con calor, hasta unos 90 minutos en corredores en forma y mucho menos al inicio. Empieza con 20 minutos en horas cálidas, bebe según la sed y para con mareo, escalofríos o dolor de cabeza.",
    },
    sources: [
      {
        name: "GSSI Sports Science Exchange 153, Heat acclimatization (Sawka et al., 2016)",
        address:
          "https://www.gssiweb.org/en/Article/sse-153-heat-acclimatization-to-improve-athletic-performance-in-warm-hot-environments",
        seen,
      },
    ],
  },
  {
    topic: "hot-race",
    about: ["water"],
    alsoFrom: ["hydration"],
    answer: {
      en: "Drink to thirst, a few sips every 15–20 minutes, for many runners 400–800 ml an hour, and pour water over head and neck. Not more than you sweat: too much plain water is dangerous as well. On long runs take a drink with salt.",
      es: "Bebe según la sed, unos sorbos cada 15–20 minutos, para muchos 400–800 ml por hora, y échate agua en cabeza y cuello. No más de lo que sudas: demasiada agua sola también es peligrosa. En salidas largas, algo con sal.",
    },
  },
  {
    topic: "heat",
    about: ["water"],
    alsoFrom: ["hydration"],
    answer: {
      en: "Drink to thirst: for many 400–800 ml an hour in the heat, in small sips, and more only if you are large, fast and sweat much. Weighing yourself before and after shows it: never gain weight on a run.",
      es: "Bebe según la sed: para muchos 400–800 ml por hora con calor, a sorbos, y más solo si eres grande, rápido y sudas mucho. Pésate antes y después: nunca subas de peso corriendo.",
    },
  },
  {
    topic: "running-with-pain",
    about: ["which", "home"],
    answer: {
      en: "Which exercises depends on where it hurts: tell me the spot (knee, shin, heel, Achilles, hip), and I name those with the best evidence. Until then only what is free of pain: walking, easy cycling, swimming.",
      es: "Qué ejercicios depende de dónde duele: dime el lugar (rodilla, canilla, talón, Aquiles, cadera) y te digo los que tienen mejor evidencia. Mientras, solo lo que no duela: caminar, bici suave, nadar.",
    },
  },
  {
    topic: "running-with-pain",
    about: ["instead", "other-sport"],
    answer: {
      en: "Walk, ride an easy bike, swim or run in deep water, as long as it is free of pain during and the next morning. Keep the minutes that you would have run, at an easy effort. Pain there as well, at rest or in one spot of a bone: see a doctor.",
      es: "Camina, pedalea suave, nada o corre en agua profunda, mientras no duela durante ni a la mañana siguiente. Mantén los minutos que habrías corrido, a esfuerzo suave. Si también duele ahí, en reposo o en un punto del hueso: médico.",
    },
  },
  {
    topic: "shin-splints",
    about: ["instead", "other-sport"],
    answer: {
      en: "Ride a bike, swim or run in deep water: they keep your fitness without the impact. Two to four weeks of that with walking, free of pain, then short runs on flat ground. Pain in one spot of the bone, at rest or at night: a doctor before any run.",
      es: "Bici, natación o correr en agua profunda: mantienen la forma sin el impacto. Dos a cuatro semanas así, con caminata sin dolor, y luego salidas cortas en plano. Dolor en un solo punto del hueso, en reposo o de noche: médico antes de correr.",
    },
  },
  {
    topic: "intervals",
    about: ["which", "short-race"],
    answer: {
      en: "For a 5K: 10–15 easy minutes, then 5 × 3 minutes at the effort of a 5K with 2 minutes of jogging between, 10 easy minutes. New to it: 8 × 1 minute brisk, 1 minute easy. The last one must be as fast as the first.",
      es: "Para 5K: 10–15 minutos suaves, luego 5 × 3 minutos al esfuerzo de 5K con 2 minutos de trote en medio, 10 minutos suaves. Si es nuevo para ti: 8 × 1 minuto ágil y 1 suave. La última debe salir igual que la primera.",
    },
  },
  {
    topic: "intervals",
    about: ["how-often", "few-days"],
    answer: {
      en: "Once a week to begin, after two or three months of regular running; twice is the most for nearly everybody, with an easy day between.",
      es: "Una vez por semana para empezar, tras dos o tres meses corriendo seguido; dos es el máximo para casi todos, con un día suave en medio.",
    },
  },
  {
    topic: "hills",
    about: ["downhill"],
    answer: {
      en: "Lean only a little, from the ankles, not from the hip; take short quick steps, land under your body, and do not brake with straight legs. Look a few meters ahead, and begin with gentle slopes: downhill makes legs sore.",
      es: "Inclínate apenas, desde los tobillos y no desde la cadera; pasos cortos y rápidos, apoya debajo del cuerpo y no frenes con la pierna estirada. Mira unos metros adelante y empieza con bajadas suaves: la bajada deja agujetas.",
    },
  },
  {
    topic: "shoes",
    about: ["which", "money", "instead"],
    answer: {
      en: "I recommend no brand: comfort when you run is the best filter, and last year's model of a shoe that fits is as good and cheaper. For wide feet ask for the model in a wide size, with a thumb's width before the toes. Price has not been shown to prevent injuries.",
      es: "No recomiendo marcas: el mejor filtro es la comodidad al correr, y el modelo del año pasado que te calza bien es igual de bueno y más barato. Para pie ancho pide el modelo en horma ancha, con un pulgar libre delante. No está demostrado que el precio evite lesiones.",
    },
  },
  {
    topic: "other-sports",
    about: ["how-much", "which", "treadmill"],
    answer: {
      en: "Set 1 percent for fast running, 0 to 1 for easy runs: at easy paces it makes no difference. For hill work 4 percent.",
      es: "Pon 1 por ciento para lo rápido, de 0 a 1 para lo suave: a ritmos suaves da igual. Para trabajo de cuestas, 4 por ciento.",
    },
  },
  {
    topic: "older-runners",
    about: ["how-long", "when"],
    answer: {
      en: "Six to eight weeks of three short sessions a week make the same run feel easier, also at this age; take two easy days between hard ones, and a lighter week every third week.",
      es: "De seis a ocho semanas con tres salidas cortas hacen que la misma salida se sienta más fácil, también a esta edad; dos días suaves entre los fuertes y una semana ligera de cada tres.",
    },
  },
  {
    topic: "gels",
    about: ["instead", "money"],
    answer: {
      en: "Banana, dates, raisins, boiled potato with salt, or a sports drink carry the same carbohydrate: about 25 g each half hour. Try them on a long run first.",
      es: "Plátano, dátiles, pasas, papa cocida con sal o bebida deportiva llevan el mismo carbohidrato: unos 25 g cada media hora. Pruébalo antes en un fondo.",
    },
  },
  {
    topic: "fuel",
    about: ["soon", "early"],
    answer: {
      en: "With a start at 5 or 6 in the morning, get up two hours before and eat something small and soft: a banana, white bread with honey, a few spoons of oats. If that is too early, eat well the evening before and take a gel or half a sports drink 15 minutes before the start.",
      es: "Con salida a las 5 o 6 de la mañana, levántate dos horas antes y come algo chico y blando: plátano, pan blanco con miel, unas cucharadas de avena. Si es muy temprano, cena bien y toma un gel o media bebida deportiva 15 minutos antes.",
    },
  },
  {
    topic: "rest",
    about: ["nights"],
    answer: {
      en: "Then rest today and go to bed early: after several bad nights training brings little, and mistakes and colds come sooner. Walk, if you like. When you have slept two nights well, begin again with an easy run. More than two weeks of bad sleep belong to a doctor.",
      es: "Entonces hoy descansa y acuéstate temprano: tras varias malas noches entrenar rinde poco, y llegan antes los errores y los resfríos. Camina, si quieres. Cuando hayas dormido bien dos noches, vuelve con un trote suave. Más de dos semanas durmiendo mal, al médico.",
    },
  },
  {
    topic: "rest",
    about: ["long-race"],
    answer: {
      en: "Move the long run by a day or two, or run half of it, very easily. It is the run that sleep matters most for; nothing is lost by one shorter weekend.",
      es: "Pasa el fondo uno o dos días, o haz la mitad, muy suave. Es la salida para la que más cuenta dormir; por un fin de semana más corto no pierdes nada.",
    },
  },
  {
    topic: "pregnancy",
    about: ["months"],
    answer: {
      en: "Two things count. Your own running: from three months after the birth at the earliest, and only without leaking, heaviness or pain. The stroller: not before the baby is at least six months old and holds head and trunk steadily; until then walk with it.",
      es: "Cuentan dos cosas. Tu propia carrera: como mínimo tres meses después del parto, y solo sin escapes, pesadez ni dolor. El coche: no antes de que el bebé tenga al menos seis meses y sostenga bien cabeza y tronco; hasta entonces, camina con él.",
    },
    sources: [
      {
        name: "CPCMG, Ask the pediatrician: jogging with babies (on the advice of the AAP)",
        address: "https://www.cpcmg.net/ask-the-cpcmg-pediatrician-jogging-with-babies/",
        seen,
      },
    ],
  },
  {
    topic: "fuel",
    about: ["food"],
    answer: {
      en: "The evening before: a plain plate of rice, pasta or potatoes with a little chicken or egg, not too late, little fat and fiber, nothing new. In the morning, two to three hours before the start: bread or oats with honey or jam and a banana.",
      es: "La noche antes: un plato sencillo de arroz, pasta o papa con algo de pollo o huevo, no muy tarde, poca grasa y fibra, nada nuevo. En la mañana, dos o tres horas antes de la salida: pan o avena con miel o mermelada y un plátano.",
    },
  },
  {
    topic: "taper",
    about: ["food"],
    alsoFrom: ["fuel"],
    answer: {
      en: "The evening before: a plain plate of rice, pasta or potatoes with a little chicken or egg, not too late, little fat and fiber, nothing new. Only for more than 90 minutes of racing eat more carbohydrate in the two days before.",
      es: "La noche antes: un plato sencillo de arroz, pasta o papa con algo de pollo o huevo, no muy tarde, poca grasa y fibra, nada nuevo. Solo para más de 90 minutos de carrera come más carbohidratos los dos días previos.",
    },
  },
  {
    topic: "children",
    about: ["short-race"],
    answer: {
      en: "5K from about 9 years on, when the child wants it and has trained; 10K from about 13 to 15. These are guide values: readiness counts more than age. The race's rules may ask for more.",
      es: "5K desde los 9 años más o menos, si el niño quiere y se preparó; 10K desde los 13 a 15. Son valores de guía: cuenta más que esté listo que la edad. El reglamento puede pedir más.",
    },
  },
  {
    topic: "illness",
    about: ["pulse"],
    answer: {
      en: "An unusually high pulse says that you are not over it yet: take two more days, then 15–20 minutes so easily that you can talk. If it stays high for a week or two, or you are short of breath, see a doctor before you run on. **Chest pain, a pulse that skips or races at rest, or fainting: do not run, and get help today.**",
      es: "Un pulso más alto de lo normal dice que todavía no pasó: toma dos días más y luego 15–20 minutos tan suaves que puedas conversar. Si sigue alto una o dos semanas, o te falta el aire, ve al médico antes de seguir. **Dolor de pecho, un pulso que se salta o se acelera en reposo, o un desmayo: no corras y busca ayuda hoy.**",
    },
  },
  {
    topic: "plan-5k",
    about: ["old"],
    alsoFrom: ["older-runners"],
    answer: {
      en: "At that age the same way works, more slowly: three outings a week with a free day between, each week of the plan again until it feels easy, and strength twice a week. A doctor comes first, above all after years without sport or with high blood pressure, diabetes or heart disease. Breathlessness that is new, pressure in the chest or dizziness: stop.",
      es: "A esa edad sirve el mismo camino, más despacio: tres salidas por semana con un día libre en medio, repite cada semana del plan hasta que salga fácil, y fuerza dos veces por semana. Primero el médico, sobre todo tras años sin deporte o con presión alta, diabetes o problemas del corazón. Falta de aire nueva, presión en el pecho o mareo: parar.",
    },
  },
  {
    topic: "plan-5k",
    about: ["how-long"],
    answer: {
      en: "Eight weeks for most beginners, with three outings a week; with more age or weight it takes longer. Repeat a week that felt hard, and go on.",
      es: "Ocho semanas para la mayoría, con tres salidas por semana; con más edad o peso toma más. Repite la semana que costó y sigue.",
    },
  },
  {
    topic: "walking",
    about: ["pace"],
    answer: {
      en: "Briskly, as if you were late: a brisk walker needs 9–12 minutes for a kilometer. Run the other minutes so easily that you can talk.",
      es: "A paso ligero, como si llegaras tarde: caminar rápido son 9–12 minutos por kilómetro. Los otros minutos, trota tan suave que puedas conversar.",
    },
  },
  {
    topic: "plantar-fasciitis",
    about: ["may-run"],
    answer: {
      en: "Not necessarily: run less, on soft and flat ground, as long as the pain stays low, does not change your stride and is no worse the next morning. More than that: pause, and cycle or swim. See a professional for pain at night or when the heel is pressed from the sides.",
      es: "No hace falta dejarlo: corre menos, en suelo blando y plano, mientras el dolor sea leve, no cambie tu pisada y no esté peor a la mañana siguiente. Si es más, pausa y haz bici o natación. Ve a un profesional si duele de noche o al apretar el talón por los lados.",
    },
  },
  {
    topic: "intervals",
    about: ["dislike"],
    answer: {
      en: "Then leave them out: no session is required. Fartlek does nearly the same by feel, with a faster minute whenever you like; so do short hills (8 × 20–30 seconds up, walk down), 4–6 strides after an easy run, a steady 15–20 minutes in the middle, or a parkrun-like 5K now and then. One of these a week is enough, and the rest easy.",
      es: "Entonces déjalas: ninguna sesión es obligatoria. El fartlek hace casi lo mismo por sensaciones, con un minuto más rápido cuando quieras; también cuestas cortas (8 × 20–30 segundos subiendo, bajar caminando), 4–6 progresiones al final de un trote suave, 15–20 minutos sostenidos en medio, o una carrera de 5K de vez en cuando. Basta una de estas por semana, y lo demás suave.",
    },
  },
  {
    topic: "intervals",
    about: ["easy-days"],
    answer: {
      en: "All but one, or at most two: with three days a week two easy and one with something fast in it; with four, three easy; with five, four easy or three. The long run counts as easy.",
      es: "Todos menos uno, a lo más dos: con tres días por semana, dos suaves y uno con algo rápido; con cuatro, tres suaves; con cinco, cuatro suaves o tres. El fondo largo cuenta como suave.",
    },
  },
  {
    topic: "base",
    about: ["dislike"],
    answer: {
      en: "Split it: a shorter run in the morning and another in the evening or on the next day gives much of the effect for a 10K. Company, a trail, a route from A to B with the bus back, or a walking minute every ten make it shorter. For a half or a marathon some long runs stay necessary; every second week is enough for a beginning.",
      es: "Pártelo: una salida más corta por la mañana y otra por la tarde o al día siguiente dan buena parte del efecto para 10K. Compañía, un sendero, una ruta de A a B con bus de vuelta, o un minuto caminando cada diez lo acortan. Para una media o una maratón algunos fondos siguen haciendo falta; cada dos semanas basta para empezar.",
    },
  },
  {
    topic: "fuel",
    about: ["dislike"],
    answer: {
      en: "Then something else with carbohydrates and little fat and fiber: a ripe banana, white rice, oats cooked soft, corn cakes, honey or jam, or a sports drink or a smoothie if nothing solid goes down. Eat less and earlier, up to three or four hours before, and try it on long runs.",
      es: "Entonces otra cosa con carbohidratos y poca grasa y fibra: un plátano maduro, arroz blanco, avena bien cocida, galletas de arroz o maíz, miel o mermelada, o una bebida deportiva o un batido si nada sólido entra. Come menos y antes, hasta tres o cuatro horas antes, y pruébalo en los fondos.",
    },
  },
  {
    topic: "gels",
    about: ["dislike"],
    answer: {
      en: "You need none: gummies, dates, a banana, honey or a sports drink bring the same carbohydrates; what counts is the amount, 30 to 60 g an hour in a race beyond 75 to 90 minutes. Try it on long runs.",
      es: "No hacen falta: gomitas, dátiles, un plátano, miel o una bebida deportiva traen los mismos carbohidratos; cuenta la cantidad, 30 a 60 g por hora en una carrera de más de 75 a 90 minutos. Pruébalo en los fondos.",
    },
  },
  {
    topic: "strength",
    about: ["dislike"],
    answer: {
      en: "Make it small: ten minutes after two easy runs, with squats, step-ups, bridges and calf raises. Short hills, stairs and trails strengthen too. Without any of it you can still run; you only give up some economy and protection.",
      es: "Hazla corta: diez minutos después de dos trotes suaves, con sentadillas, subidas a un escalón, puentes y elevaciones de talón. Las cuestas cortas, escaleras y senderos también fortalecen. Sin nada de eso igual puedes correr; solo pierdes algo de economía y protección.",
    },
  },
  {
    topic: "other-sports",
    about: ["dislike"],
    answer: {
      en: "Then outside in the right clothes, or something else: bike, elliptical, stairs or pool running for the same minutes at the same effort. If it must be the treadmill, change speed or slope every two to five minutes and cover the display.",
      es: "Entonces afuera con la ropa adecuada, u otra cosa: bicicleta, elíptica, escaleras o correr en la piscina, los mismos minutos al mismo esfuerzo. Si tiene que ser la caminadora, cambia velocidad o pendiente cada dos a cinco minutos y tapa la pantalla.",
    },
  },
  {
    topic: "hills",
    about: ["dislike"],
    answer: {
      en: "Nobody has to run them: walk steep ones, in training and in races. For the strength, do squats, step-ups and calf raises twice a week, or 4 percent on a treadmill, and choose flat races. A hilly race needs some hills before it, even short ones.",
      es: "Nadie tiene que correrlas: camina las empinadas, entrenando y compitiendo. Para la fuerza, sentadillas, subidas a un escalón y elevaciones de talón dos veces por semana, o 4 por ciento en caminadora, y elige carreras planas. Una carrera con cuestas pide algunas antes, aunque sean cortas.",
    },
  },
];
