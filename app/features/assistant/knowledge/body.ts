import type { Topic } from "./topic.ts";

/** Weight and breath. */
export const bodyTopics: readonly Topic[] = [
  {
    id: "weight",
    title: { en: "Running and body weight", es: "Correr y el peso" },
    keywords: [
      "belly fat",
      "bajar panza",
      "panza",
      "lose weight",
      "losing weight",
      "weight loss",
      "burn fat",
      "calories",
      "overweight",
      "bajar peso",
      "bajar de peso",
      "perder peso",
      "adelgazar",
      "quemar grasa",
      "calorias",
      "sobrepeso",
      "bajar kilos",
    ],
    answer: {
      en: `Running helps to hold a healthy weight, but food decides most of it. As a rule of thumb a kilometer costs about one kilocalorie for each kilogram of body weight: 5 km at 80 kg are some 400, about as much as one generous snack.

- **Start gently.** More weight means more load on bones and tendons. Walk briskly first, then run and walk by turns, three days a week, on flat and soft ground.
- **More minutes, not more speed.** Guidelines speak of 150–250 minutes of moderate movement a week to hold weight, and more than 250 to lose it. Walking and cycling count.
- **Strength twice a week** keeps muscle while weight goes.
- **Eat enough to train.** Slow is safe: about half a kilogram a week at most. Do not fast through hard or long runs, and do not cut in the last weeks before a race.
- **Measure what matters:** how far you can run, how you sleep, how you feel. The scale swings by a kilogram or two with water alone.

I name no target weight and no diet. See a doctor before you begin with severe overweight, heart disease, diabetes or medicines for them, and a dietitian for a plan. If thoughts of food and weight rule your day, or your period stays away, please get help early.`,
      es: `Correr ayuda a mantener un peso sano, pero la comida decide la mayor parte. Como regla, un kilómetro cuesta más o menos una kilocaloría por cada kilo de peso: 5 km con 80 kg son unas 400, lo que trae una merienda generosa.

- **Empieza suave.** Más peso significa más carga para huesos y tendones. Primero camina a paso ligero, luego alterna correr y caminar, tres días por semana, en llano y en suelo blando.
- **Más minutos, no más velocidad.** Las guías hablan de 150–250 minutos de movimiento moderado por semana para mantener el peso, y de más de 250 para bajarlo. Caminar y la bicicleta cuentan.
- **Fuerza dos veces por semana** para conservar músculo mientras baja el peso.
- **Come lo suficiente para entrenar.** Despacio es seguro: medio kilo por semana como mucho. No ayunes en salidas duras o largas, ni recortes en las últimas semanas antes de una carrera.
- **Mide lo que importa:** cuánto puedes correr, cómo duermes, cómo te sientes. La balanza sube y baja uno o dos kilos solo por el agua.

No doy un peso ideal ni una dieta. Antes de empezar ve al médico si tienes obesidad severa, una enfermedad del corazón, diabetes o medicinas para ellas, y a un nutricionista para un plan. Si la comida y el peso mandan en tu día, o la regla desaparece, busca ayuda pronto.`,
    },
    sources: [
      {
        name: "Donnelly et al., ACSM Position Stand on Weight Loss and Prevention of Weight Regain, 2009 (IDEA)",
        address: "https://www.ideafit.com/physical-activity-weight-loss-and-weight-regain/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "A plan for my first 5K",
        "How do I start strength training?",
        "How do I stay motivated?",
      ],
      es: [
        "Un plan para mis primeros 5K",
        "¿Cómo empiezo con la fuerza?",
        "¿Cómo mantengo la motivación?",
      ],
    },
  },
  {
    id: "breathing",
    title: { en: "Breathing while running", es: "Respirar al correr" },
    keywords: [
      "breathe",
      "breathing",
      "breath",
      "out of breath",
      "nose breathing",
      "breathing technique",
      "respirar",
      "respiro",
      "respiracion",
      "sin aliento",
      "respirar nariz",
    ],
    answer: {
      en: `You need no technique: the body breathes as much as it has to. What helps most runners is a slower pace.

- **Out of breath after a few minutes?** Slow down until you can speak in whole sentences, and walk a minute whenever you cannot. In six to eight weeks the same pace feels easier.
- **Nose or mouth?** Both. At an easy pace the nose may be enough; faster running needs the mouth, and there is no prize for closing it.
- **Into the belly:** lie on your back with a hand on the belly and let it rise. Take that feeling along; shoulders down, hands loose.
- **A rhythm** such as three steps in and two steps out calms some people. It is a matter of taste, not a rule.
- **Hills and altitude:** breathing sets the pace, not the watch. Shorten your steps, walk early.
- **Cold, dry air:** breathe through a cloth for the first minutes.
- **A side stitch:** slow down and breathe out long.

**See a doctor** if you wheeze or cough with effort, feel tight in the chest, or get out of breath more easily than some weeks ago: asthma, low iron and heart problems can be treated. **Breathlessness at rest, with chest pain or blue lips, is an emergency: call your local emergency number.**`,
      es: `No necesitas ninguna técnica: el cuerpo respira lo que le hace falta. Lo que más ayuda a casi todos es ir más lento.

- **¿Sin aliento a los pocos minutos?** Baja el ritmo hasta poder hablar con frases enteras y camina un minuto cada vez que no puedas. En seis a ocho semanas el mismo ritmo cuesta menos.
- **¿Nariz o boca?** Las dos. A ritmo suave puede bastar la nariz; para ir rápido hace falta la boca, y nadie premia cerrarla.
- **Con el abdomen:** acuéstate boca arriba con una mano en la barriga y deja que suba. Lleva esa sensación contigo; hombros abajo, manos sueltas.
- **Un compás,** como tres pasos al tomar aire y dos al soltarlo, tranquiliza a algunas personas. Es cuestión de gusto, no una regla.
- **Cuestas y altura:** el ritmo lo marca la respiración, no el reloj. Acorta el paso y camina pronto.
- **Aire frío y seco:** respira a través de una tela los primeros minutos.
- **Flato:** baja el ritmo y suelta el aire largo.

**Ve al médico** si te silba el pecho o toses con el esfuerzo, sientes opresión o te falta el aire más que hace unas semanas: el asma, el hierro bajo y los problemas del corazón tienen tratamiento. **Falta de aire en reposo, con dolor de pecho o labios azules, es una emergencia: llama a tu número local de emergencias.**`,
    },
    sources: [
      {
        name: "CommonSpirit, Shortness of breath: when to call",
        address: "https://www.commonspirit.org/conditions-treatments/shortness-of-breath",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How fast is an easy run?", "How do I run at altitude?", "A plan for my first 5K"],
      es: [
        "¿A qué ritmo es un trote suave?",
        "¿Cómo corro en altura?",
        "Un plan para mis primeros 5K",
      ],
    },
  },
];
