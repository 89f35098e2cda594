import type { CoachAdvice } from "./advice.ts";

/** Eating, drinking and weight. */
export const food: readonly CoachAdvice[] = [
  {
    id: "lose-fast",
    asked:
      /^(?=.*\b(lose|losing|drop|bajar|perder|adelgazar)\b)(?=.*\b(fast|quick\w*|rapid\w*|\d+ ?(kg|kilos?|kilograms?|pounds?|lbs?|libras)|in (a|one|two|\d+) (weeks?|months?)|en (un|una|dos|\d+) (semanas?|mes\w*))\b)/,
    answer: {
      en: "Slowly is what lasts: half a kilogram a week is plenty, one kilogram the most. Who eats too little for the running gets injured and ill more often, and slower. Run or walk briskly most days, eat regularly, and change one habit at a time. If you are under eighteen, or food and weight fill your head, do not do this with a program: a doctor or a dietitian helps.",
      es: "Lo que dura es ir despacio: medio kilo por semana ya es bastante, un kilo lo máximo. Quien come poco para lo que corre se lesiona y enferma más, y se vuelve más lento. Corre o camina a paso ligero casi todos los días, come con regularidad y cambia un hábito a la vez. Si tienes menos de dieciocho años, o la comida y el peso te llenan la cabeza, no lo hagas con un programa: ayuda un médico o nutricionista.",
    },
    sources: [
      "American College of Sports Medicine, position stand on weight loss, 2009",
      "IOC consensus statement on REDs, 2023",
    ],
    next: {
      en: ["A plan for my first 5K", "What do I eat before a race?"],
      es: ["Un plan para mis primeros 5K", "¿Qué como antes de la carrera?"],
    },
  },
  {
    id: "stomach",
    asked:
      /^(?=.*\b(gels?|geles?|stomach|gut|nause\w+|diarr\w+|toilet|bathroom|bano|poop|estomago|tripa|barriga|panza)\b)(?=.*\b(sick|upset|hurts?|problems?|trouble|cramps?|nause\w+|diarr\w+|vomit\w*|toilet|bathroom|bano|poop|bad|mal|duele|problemas?|asco|revuel\w+|caen)\b)/,
    answer: {
      en: "Mostly it is too much at once, too little water with it, or too hard a pace. Take half a gel every 15 to 20 minutes with some sips of water, never with a sports drink. The gut can be trained: begin with 30 grams of carbohydrate an hour on your long runs, and add a little every week or two. Banana, dates or a rice bar work as well. The day before, less fiber, fat and dairy. With blood, fever, or trouble that stays on days without running, see a doctor.",
      es: "Casi siempre es demasiado de una vez, poca agua o un ritmo muy fuerte. Toma medio gel cada 15 a 20 minutos con unos sorbos de agua, nunca con bebida deportiva. El estómago se entrena: empieza con 30 gramos de carbohidratos por hora en los fondos y sube un poco cada una o dos semanas. Plátano, dátiles o una barra de arroz también sirven. El día antes, menos fibra, grasa y lácteos. Con sangre, fiebre, o si también pasa los días sin correr, ve al médico.",
    },
    sources: [
      "Costa et al., Alimentary Pharmacology and Therapeutics, 2017",
      "Jeukendrup, Sports Medicine, 2017",
    ],
    next: {
      en: ["How many gels in a marathon?", "How much do I drink?"],
      es: ["¿Cuántos geles en una maratón?", "¿Cuánta agua debo tomar?"],
    },
  },
  {
    id: "before-long-run",
    asked:
      /^(?=.*\b(eat|eating|breakfast|como|comer|desayun\w+|ceno|cenar)\b)(?=.*\b(before|antes|previo)\b)(?=.*\b(long runs?|fondos?|tiradas?|rodajes?|tempo|intervals?|series|entren\w+|workouts?)\b)/,
    answer: {
      en: "Two to three hours before: something you know, with plenty of carbohydrate and little fat and fiber, such as oats with banana, bread with honey, or rice; one to two grams of carbohydrate for each kilogram of your weight are enough. With less time, half a banana or toast thirty minutes before. Drink to thirst. On runs over ninety minutes take 30 to 60 grams of carbohydrate an hour. Try all of it in training, never on race day.",
      es: "Dos o tres horas antes: algo que conozcas, con muchos carbohidratos y poca grasa y fibra, como avena con plátano, pan con miel o arroz; bastan uno o dos gramos de carbohidratos por kilo de tu peso. Con menos tiempo, medio plátano o una tostada media hora antes. Bebe según la sed. En salidas de más de noventa minutos toma de 30 a 60 gramos de carbohidratos por hora. Prueba todo en los entrenamientos, nunca el día de la carrera.",
    },
    sources: ["Academy of Nutrition and Dietetics, Dietitians of Canada and ACSM, 2016"],
    next: {
      en: ["How many gels in a marathon?", "How much do I drink?"],
      es: ["¿Cuántos geles en una maratón?", "¿Cuánta agua debo tomar?"],
    },
  },
  {
    id: "alcohol",
    asked: /\b(beers?|wine|alcohol|drunk|hangover|cervezas?|chelas?|vino|trago|resaca)\b/,
    answer: {
      en: "One beer after the meal does most healthy people no harm; drink water and eat first. More of it slows the repair of the muscles and spoils the sleep. Leave it on the evening before a race, with an injury, and as long as you are dizzy or dry.",
      es: "Una cerveza después de comer no le hace daño a la mayoría de la gente sana; primero agua y comida. Más que eso frena la reparación de los músculos y estropea el sueño. Déjala la noche antes de una carrera, con una lesión y mientras estés mareado o deshidratado.",
    },
    sources: ["Parr et al., PLoS ONE, 2014"],
    next: {
      en: ["How do I recover after a race?", "How much do I drink?"],
      es: ["¿Cómo me recupero después de una carrera?", "¿Cuánta agua debo tomar?"],
    },
  },
  {
    id: "fasted",
    asked:
      /\b(fasted|fasting|empty stomach|without (eating|breakfast|food)|en ayunas|ayunas?|sin (comer|desayunar))\b/,
    answer: {
      en: "For an easy run of up to an hour, yes, if you feel well. For long or hard ones eat first: you run better and recover sooner. It burns no more fat over the day. With diabetes, in pregnancy, or if you get dizzy or eat little anyway: do not.",
      es: "Para un trote de hasta una hora, sí, si te sientes bien. Para lo largo o duro come antes: corres mejor y te recuperas antes. En el día no quema más grasa. Con diabetes, en el embarazo, o si te mareas o comes poco: no.",
    },
    sources: ["Academy of Nutrition and Dietetics, Dietitians of Canada and ACSM, 2016"],
    next: {
      en: ["What do I eat before a race?", "How much do I drink?"],
      es: ["¿Qué como antes de la carrera?", "¿Cuánta agua debo tomar?"],
    },
  },
  {
    id: "vegan",
    asked: /\b(vegans?|vegetarians?|plant based|vegan[oa]s?|vegetarian[oa]s?)\b/,
    answer: {
      en: "That works well for runners. Eat enough of it, with beans, lentils, tofu, quinoa or nuts at each meal for protein. Vitamin B12 has to come from a supplement with vegan food; have iron and B12 checked once a year, and ask a dietitian. Before a race take the low-fiber part: white rice, bread, bananas, most gels are vegan.",
      es: "Funciona bien para correr. Come suficiente, con menestras, lentejas, tofu, quinua o frutos secos en cada comida por la proteína. La vitamina B12 tiene que venir de un suplemento si eres vegano; revisa hierro y B12 una vez al año y pregunta a un nutricionista. Antes de la carrera, lo de poca fibra: arroz blanco, pan, plátano; casi todos los geles son veganos.",
    },
    sources: ["Academy of Nutrition and Dietetics, position on vegetarian diets, 2016"],
    next: {
      en: ["What do I eat before a race?", "How much do I drink?"],
      es: ["¿Qué como antes de la carrera?", "¿Cuánta agua debo tomar?"],
    },
  },
  {
    id: "after-run",
    asked:
      /\b(eat|drink|food|meal|have)\b.*\bafter\b|\bafter\b.*\b(eat|drink|food|meal)\b|\b(comer|como|comida|tomar)\b.*\bdespues\b|\bprotein\w*\b|\bproteinas?\b/,
    answer: {
      en: "After a run eat a normal meal within two hours: something with carbohydrate and 20 to 30 grams of protein. Rice with eggs, bread with cheese, yogurt with fruit, or lentils. Over the day 1.2 to 2 grams of protein for each kilogram of weight are enough. With a kidney disease ask your doctor first. Powder is convenient, not necessary.",
      es: "Después de correr, una comida normal en menos de dos horas: carbohidratos y 20 a 30 gramos de proteína. Arroz con huevo, pan con queso, yogur con fruta o lentejas. En el día bastan 1.2 a 2 gramos de proteína por cada kilo de peso. Con una enfermedad del riñón, pregunta antes a tu médico. El polvo es práctico, no necesario.",
    },
    sources: ["Academy of Nutrition and Dietetics, Dietitians of Canada and ACSM, 2016"],
    next: {
      en: ["What do I eat before a race?", "How much do I drink?"],
      es: ["¿Qué como antes de la carrera?", "¿Cuánta agua debo tomar?"],
    },
  },
  {
    id: "night-before",
    asked:
      /\b(eat|dinner|food)\b.*\bnight before\b|\bnight before\b.*\b(eat|dinner|food)\b|\bcarb(o|s)?[ -]?load\w*|\bcarga de carbohidratos\b|\b(cena|ceno|cenar)\b/,
    answer: {
      en: "Dinner before a race: what you know, early, and not more than usual. Rice, pasta, potatoes or bread with a little lean protein, little fat, little fiber, no alcohol. For a marathon eat more carbohydrate on the last two days, at every meal, 8 to 12 grams for each kilogram a day. Up to a half you need no loading.",
      es: "La cena antes de la carrera: lo que conoces, temprano y no más que siempre. Arroz, pasta, papa o pan con algo de proteína magra, poca grasa, poca fibra, sin alcohol. Para la maratón sube los carbohidratos los dos últimos días, en cada comida, 8 a 12 gramos por kilo al día. Hasta la media no hace falta carga.",
    },
    sources: ["Academy of Nutrition and Dietetics, Dietitians of Canada and ACSM, 2016"],
    next: {
      en: ["Breakfast before the race?", "How many gels in a marathon?"],
      es: ["¿Y el desayuno?", "¿Cuántos geles en una maratón?"],
    },
  },
  {
    id: "sports-drink",
    asked:
      /\b(gatorade|powerade|isotonic\w*|sports? drinks?|isotonicas?|sporade|electrolit)\b|\bcoca[- ]?cola\b/,
    answer: {
      en: "Under an hour water is enough. Beyond that a sports drink gives water, sugar and salt in one, which is handy if you take no gels. With gels drink water: both together upset the stomach. Drink to thirst, and try in training what the race offers.",
      es: "Hasta una hora basta agua. Más allá, la bebida deportiva da agua, azúcar y sal en uno, práctica si no tomas geles. Con geles, agua: los dos juntos caen mal. Bebe según la sed, y prueba entrenando lo que da la carrera.",
    },
    sources: ["American College of Sports Medicine, position stand on fluid replacement, 2007"],
    next: {
      en: ["What do I eat before a race?", "How much do I drink?"],
      es: ["¿Qué como antes de la carrera?", "¿Cuánta agua debo tomar?"],
    },
  },
  {
    id: "bananas",
    asked: /\b(bananas?|platanos?|oats|avena|potato\w*|papas?)\b/,
    answer: {
      en: "Yes, that is good runner's food: carbohydrate that most stomachs take well. A banana has some 25 grams, about as much as a gel. Eat it an hour before, or in small bites on the way, and try it in training first.",
      es: "Sí, es buena comida de corredor: carbohidratos que casi todos los estómagos aceptan. Un plátano tiene unos 25 gramos, casi como un gel. Cómelo una hora antes o a bocados en el camino, y pruébalo antes entrenando.",
    },
    next: {
      en: ["What do I eat before a race?", "How much do I drink?"],
      es: ["¿Qué como antes de la carrera?", "¿Cuánta agua debo tomar?"],
    },
  },
  {
    id: "more-water",
    asked: /^(and |what about |y )?(the )?(water|agua|drinking|bebida)$/,
    answer: {
      en: "In the mountains carry half a liter for each hour to the next water, more in the sun, and drink to thirst. Treat water from streams: animals graze above. On the road up to an hour you need nothing; beyond that some sips at each station.",
      es: "En la montaña lleva medio litro por cada hora hasta la próxima agua, más con sol, y bebe según la sed. El agua de río trátala: arriba hay animales. En la calle, hasta una hora no hace falta; más allá, unos sorbos en cada puesto.",
    },
    next: {
      en: ["What do I eat before a race?", "How much do I drink?"],
      es: ["¿Qué como antes de la carrera?", "¿Cuánta agua debo tomar?"],
    },
  },
  {
    id: "breakfast",
    asked: /\bbreakfast\b|\bdesayun\w*\b/,
    answer: {
      en: "Two to four hours before the start, what you know from your long runs: white bread with jam or honey, oats, rice or a banana, little fat and little fiber. One to four grams of carbohydrate for each kilogram of your weight; the closer to the start, the less. Drink half a liter with it. Before an easy run of less than an hour you need nothing.",
      es: "Dos a cuatro horas antes de la salida, lo que ya conoces de tus fondos: pan blanco con mermelada o miel, avena, arroz o un plátano, poca grasa y poca fibra. Uno a cuatro gramos de carbohidratos por cada kilo de tu peso; más cerca de la salida, menos. Bebe medio litro con eso. Antes de un trote de menos de una hora no necesitas nada.",
    },
    sources: ["Academy of Nutrition and Dietetics, Dietitians of Canada and ACSM, 2016"],
    next: {
      en: ["How many gels in a marathon?", "Coffee?"],
      es: ["¿Cuántos geles en una maratón?", "¿Y café?"],
    },
  },
  {
    id: "coffee",
    asked: /\b(coffee|caffeine|espresso|cafe|cafeina)\b/,
    answer: {
      en: "Yes, if you are used to it. Three milligrams of caffeine for each kilogram of weight, an hour before, help most runners a little: that is one or two cups of coffee. More brings a racing heart and a hurried stomach. Try it in training, and leave it with a heart condition, in pregnancy, or if it keeps you awake.",
      es: "Sí, si estás acostumbrado. Tres miligramos de cafeína por cada kilo de peso, una hora antes, ayudan un poco a la mayoría: son una o dos tazas de café. Más acelera el corazón y apura el estómago. Pruébalo entrenando, y déjalo con un problema del corazón, en el embarazo o si te quita el sueño.",
    },
    sources: ["Guest et al., Journal of the International Society of Sports Nutrition, 2021"],
    next: {
      en: ["How many gels in a marathon?", "What do I eat before a race?"],
      es: ["¿Cuántos geles en una maratón?", "¿Qué como antes de la carrera?"],
    },
  },
];
