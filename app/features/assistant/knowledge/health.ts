import type { Source, Topic } from "./topic.ts";

/** The sources on running while taking medicine, for the article and for the warnings. */
export const medicineSources: readonly Source[] = [
  {
    name: "HealthLink BC, Blood thinners: signs of abnormal bleeding, 2022",
    address: "https://healthlinkbc.ca/health-topics/blood-thinners-signs-abnormal-bleeding",
    seen: "2026-11-28",
  },
  {
    name: "Mayo Clinic, Beta blockers: how do they affect exercise?, 2023",
    address:
      "https://www.mayoclinic.org/diseases-conditions/high-blood-pressure/expert-answers/beta-blockers/faq-20058369",
    seen: "2026-11-29",
  },
  {
    name: "Mayo Clinic, Rhabdomyolysis from statins, 2025",
    address:
      "https://www.mayoclinic.org/diseases-conditions/high-blood-cholesterol/expert-answers/rhabdomyolysis/faq-20057817",
    seen: "2026-11-29",
  },
  {
    name: "ISMP, Certain medicines increase the risk of heatstroke",
    address:
      "https://consumermedsafety.org/medication-safety-articles/item/809-certain-medicines-increase-the-risk-of-heatstroke",
    seen: "2026-11-29",
  },
  {
    name: "MPR, Fluoroquinolones gain boxed warning for tendon rupture (FDA, 2008)",
    address: "https://www.empr.com/uncategorized/fluoroquinolones-gain-boxed-warning/",
    seen: "2026-11-29",
  },
];

/** Illness, pregnancy, pain and medicine: where general advice ends, and what a doctor must see. */
export const healthTopics: readonly Topic[] = [
  {
    id: "illness",
    title: { en: "Running when ill", es: "Correr enfermo" },
    keywords: [
      "sick",
      "ill",
      "illness",
      "flu",
      "fever",
      "have a cold",
      "got a cold",
      "with a cold",
      "common cold",
      "sore throat",
      "cough",
      "covid",
      "neck check",
      "virus",
      "infection",
      "enfermo",
      "enferma",
      "enfermedad",
      "gripe",
      "gripa",
      "resfriado",
      "resfriada",
      "resfrio",
      "fiebre",
      "tos",
      "dolor garganta",
      "duele garganta",
      "infeccion",
    ],
    wordings: `
      run with a cold
      stuffy nose should i skip my run
      after covid when can i run again
      corro con gripe
      estoy con mocos salgo o no
      tuve covid cuando vuelvo`,
    answer: {
      en: `Many sports doctors use the **neck check**, a rule of experience:

- **Only above the neck** (runny or blocked nose, sneezing, slight sore throat): an easy run of 20–30 minutes is usually fine. If you feel worse after ten minutes, walk home.
- **Anything below the neck** (cough from the chest, tight chest, aching muscles, upset stomach) or **a fever of 38 °C or more:** no running. Effort with a fever raises the risk of dehydration, heat illness and, rarely, inflammation of the heart muscle.

**Coming back**
1. Wait until you have been free of fever for at least 24 hours without medicine and feel well in daily life.
2. After a fever or flu, rest about as many days as you were ill before anything hard.
3. Begin with 15–20 minutes easy, then half your usual runs; fast running last.
4. Is your pulse unusually high, or are you wiped out the next day? Take two more days.

**A race with a fever is not worth it,** however long you trained. Ask the organizer about a transfer; I can tell you what a race here states.

**See a doctor before you run again** after chest pain, pounding or irregular heartbeat, fainting or unusual breathlessness during or after an infection. **Chest pain or fainting now: call your local emergency number.**`,
      es: `Muchos médicos deportivos usan la **regla del cuello**, que nace de la experiencia:

- **Solo del cuello hacia arriba** (nariz con moco o tapada, estornudos, garganta un poco irritada): un trote suave de 20–30 minutos suele estar bien. Si a los diez minutos te sientes peor, vuelve caminando.
- **Algo del cuello hacia abajo** (tos de pecho, opresión, dolor de músculos, estómago revuelto) o **fiebre de 38 °C o más:** no corras. Esforzarse con fiebre aumenta el riesgo de deshidratación, de enfermar por calor y, rara vez, de inflamación del músculo del corazón.

**El regreso**
1. Espera a llevar al menos 24 horas sin fiebre y sin medicinas, y a sentirte bien en el día a día.
2. Tras fiebre o gripe, descansa más o menos tantos días como estuviste enfermo antes de algo duro.
3. Empieza con 15–20 minutos suaves, luego la mitad de lo habitual; lo rápido al final.
4. ¿Pulso más alto de lo normal o agotamiento al día siguiente? Dos días más.

**Una carrera con fiebre no vale la pena,** por mucho que hayas entrenado. Pregunta al organizador si puedes transferir tu lugar; puedo decirte lo que indica una carrera de aquí.

**Ve al médico antes de volver a correr** si durante o después de una infección tuviste dolor de pecho, latidos fuertes o irregulares, desmayo o falta de aire rara. **Si el dolor de pecho o el desmayo es ahora: llama a tu número local de emergencias.**`,
    },
    sources: [
      {
        name: "Halle et al., Myocarditis in athletes: a clinical perspective, 2020",
        address:
          "https://www.researchgate.net/publication/339684707_Myocarditis_in_athletes_A_clinical_perspective",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I return after a break?",
        "How do I run in the cold?",
        "How do I recover after a race?",
      ],
      es: [
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo corro con frío?",
        "¿Cómo me recupero después de una carrera?",
      ],
    },
    questions: [
      {
        asked: `
          can i run with a cold
          should i run when sick
          i have a runny nose can i train
          running with a sore throat
          puedo correr con gripe
          estoy resfriado corro o descanso
          puedo entrenar con tos
          tengo mocos salgo a correr`,
        answer: {
          en: "Only above the neck, such as a runny nose or a light sore throat: 20–30 easy minutes are usually fine; walk home if you feel worse after ten. With a cough from the chest, aching muscles, an upset stomach or a fever: no running, and not before 24 hours without fever. Chest pain or a racing heart: doctor first.",
          es: "Solo del cuello para arriba, como nariz con mocos o un leve dolor de garganta: 20–30 minutos suaves suelen estar bien; vuelve caminando si a los diez te sientes peor. Con tos de pecho, dolor de cuerpo, estómago malo o fiebre: no corras, y no antes de 24 horas sin fiebre. Dolor de pecho o corazón acelerado: primero el médico.",
        },
      },
      {
        asked: `
          i got a flu shot yesterday can i do my long run
          can i run after a vaccine
          running after covid shot
          puedo correr despues de vacunarme
          me vacune ayer puedo entrenar`,
        answer: {
          en: "Ask the person who vaccinated you, and put long and fast runs off until you feel as usual. With fever, shivering or aching all over do not run until they have been gone for 24 hours without medicine. Chest pain, breathlessness or a racing heart after it: see a doctor today, and do not run before.",
          es: "Pregunta a quien te vacunó, y deja los fondos y las series para cuando te sientas como siempre. Con fiebre, escalofríos o dolor de cuerpo no corras hasta 24 horas sin ellos y sin medicinas. Dolor de pecho, falta de aire o corazón acelerado después: ve hoy al médico, y no corras antes.",
        },
      },
    ],
    followUps: [
      {
        about: ["may-run", "fails", "signs"],
        answer: {
          en: "A runny nose alone allows 20–30 easy minutes. A cough from the chest, fever, aching muscles or a tight chest: no running, and nothing hard until the cough has gone and you feel well for at least a day without medicine. A pounding heart or less breath than usual: see a doctor before the next run. Chest pain, or short of breath at rest: get help now.",
          es: "Con solo mocos valen 20–30 minutos suaves. Con tos de pecho, fiebre, dolor muscular o pecho apretado: nada de correr, y nada fuerte hasta que la tos se vaya y estés bien al menos un día sin medicinas. Corazón acelerado o menos aire que de costumbre: al médico antes de la próxima salida. Dolor de pecho o falta de aire en reposo: pide ayuda ya.",
        },
      },
      {
        about: ["how-long", "when", "soon", "long-race"],
        answer: {
          en: "Wait until you are free of fever for 24 hours without medicine, then rest about as many days as you were ill before anything hard: 15–20 easy minutes first, then half your usual runs. Do not catch up missed kilometers; slow the goal, choose the half or ask for a transfer. A race with a fever is never worth it.",
          es: "Espera 24 horas sin fiebre y sin medicinas, y luego tantos días como estuviste enfermo antes de algo fuerte: primero 15–20 minutos suaves, después la mitad de lo usual. No recuperes kilómetros perdidos; baja la meta, toma la media o pide pasar la inscripción. Una carrera con fiebre nunca vale la pena.",
        },
      },
      {
        about: ["why"],
        answer: {
          en: "Effort with a fever raises the risk of dehydration, heat illness and, rarely, inflammation of the heart muscle. That is why the line is drawn at fever and at anything below the neck.",
          es: "El esfuerzo con fiebre sube el riesgo de deshidratación, golpe de calor y, rara vez, inflamación del músculo del corazón. Por eso el límite es la fiebre y todo lo que esté debajo del cuello.",
        },
      },
      {
        about: ["pulse"],
        answer: {
          en: "An unusually high pulse says that you are not over it yet: take two more days, then 15–20 minutes so easily that you can talk. If it stays high for a week or two, or you are short of breath, see a doctor before you run on. **Chest pain, a pulse that skips or races at rest, or fainting: do not run, and get help today.**",
          es: "Un pulso más alto de lo normal dice que todavía no pasó: toma dos días más y luego 15–20 minutos tan suaves que puedas conversar. Si sigue alto una o dos semanas, o te falta el aire, ve al médico antes de seguir. **Dolor de pecho, un pulso que se salta o se acelera en reposo, o un desmayo: no corras y busca ayuda hoy.**",
        },
      },
    ],
  },
  {
    id: "pregnancy",
    title: {
      en: "Running in pregnancy and after birth",
      es: "Correr en el embarazo y después del parto",
    },
    keywords: [
      "pregnant",
      "pregnancy",
      "postpartum",
      "postnatal",
      "after birth",
      "after giving birth",
      "had a baby",
      "breastfeeding",
      "stroller",
      "pelvic floor",
      "embarazo",
      "embarazada",
      "posparto",
      "postparto",
      "despues parto",
      "parto",
      "cesarea",
      "dar luz",
      "lactancia",
      "amamantar",
      "suelo pelvico",
    ],
    wordings: `
      running while pregnant
      how soon after birth can i run
      breastfeeding and running
      correr embarazada
      cuando corro despues del parto
      dando de lactar`,
    answer: {
      en: `I give no plan here: this belongs to you and the midwife or doctor who knows you. What guidelines say in general:

**In pregnancy.** Without complications, regular moderate exercise is recommended, about 150 minutes a week, and women who ran before may usually go on for as long as it feels well. Run so that you can talk, avoid heat, falls, long lying on the back and altitude that you are not used to, drink and eat enough. It is no time for records or for losing weight.

**Stop and get medical advice at once** for bleeding, fluid loss, regular painful contractions, chest pain, dizziness, headache, breathlessness before effort, a swollen calf or weakness.

Some conditions speak against exercise, for instance placenta previa late in pregnancy, a weak cervix, pre-eclampsia or a risk of early labor: ask first.

**After the birth.** Walking and pelvic floor exercises come first. Guidance from physiotherapists suggests running **from three months at the earliest**, later after a cesarean or a tear, and only without symptoms. See a pelvic health physiotherapist before. Leaking urine, heaviness or a bulge in the pelvis, and pain mean: not yet.

While breastfeeding you may run; eat and drink more. Feeling low for more than two weeks after a birth is common and treatable: please tell a doctor.`,
      es: `Aquí no doy un plan: eso es cosa tuya y de tu obstetra o el médico que te conoce. Lo que dicen las guías en general:

**En el embarazo.** Sin complicaciones se recomienda ejercicio moderado y regular, unos 150 minutos por semana, y quien ya corría suele poder seguir mientras se sienta bien. Corre de modo que puedas hablar, evita el calor, las caídas, estar mucho tiempo boca arriba y la altura a la que no estás acostumbrada; bebe y come lo suficiente. No es momento de récords ni de bajar de peso.

**Para y pide consejo médico de inmediato** ante sangrado, pérdida de líquido, contracciones regulares y dolorosas, dolor de pecho, mareo, dolor de cabeza, falta de aire antes del esfuerzo, una pantorrilla hinchada o debilidad.

Algunas situaciones desaconsejan el ejercicio, por ejemplo placenta previa avanzada, cuello uterino débil, preeclampsia o riesgo de parto prematuro: pregunta antes.

**Después del parto.** Primero caminar y ejercicios de suelo pélvico. Las recomendaciones de fisioterapeutas hablan de correr **no antes de los tres meses**, más tarde tras cesárea o desgarro, y solo sin síntomas. Antes, visita a una fisioterapeuta de suelo pélvico. Pérdidas de orina, peso o un bulto en la pelvis, o dolor significan: todavía no.

Durante la lactancia puedes correr; come y bebe más. Sentirse decaída más de dos semanas tras el parto es frecuente y tiene tratamiento: díselo a un médico, por favor.`,
    },
    sources: [
      {
        name: "Warning signs to stop exercise in pregnancy, of the American College of Obstetricians and Gynecologists",
        address: "https://www.babymed.com/daily-living/exercise-when-stop-during-pregnancy",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I return after a break?",
        "How do I start strength training?",
        "What should I drink during a race?",
      ],
      es: [
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo empiezo con la fuerza?",
        "¿Cuánta agua debo tomar?",
      ],
    },
    questions: [
      {
        asked: `
          does running affect my breast milk
          i am still breastfeeding can i run
          will running hurt my milk supply
          im nursing does exercise change the milk
          can i run while breastfeeding
          sigo dando pecho puedo correr
          correr afecta la leche materna
          estoy lactando y quiero correr
          se me va la leche si corro
          puedo hacer ejercicio si doy de lactar`,
        answer: {
          en: "Yes, you can run while you breastfeed: moderate exercise is not thought to change how much milk you have, what is in it or how your baby grows. Very hard training may rarely make it taste sour. Feed or pump before the run, wear a firm bra, drink to thirst and eat more. And the rest still holds: not before the pelvic floor is ready.",
          es: "Sí, puedes correr mientras das pecho: con ejercicio moderado no se cree que cambien la cantidad ni la calidad de la leche, ni el crecimiento del bebé. Solo un entrenamiento muy fuerte puede, rara vez, darle un sabor agrio. Da pecho o extráete leche antes de salir, usa un sostén firme, bebe según la sed y come más. Y lo demás sigue valiendo: no antes de que el suelo pélvico esté listo.",
        },
        sources: [
          {
            name: "Mayo Clinic, Exercise after pregnancy",
            address:
              "https://mymlc.com/health-information/articles/e/exercise-after-pregnancy-how-to-get-started?section=Exercise+and+breast-feeding",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          tips for running with a stroller
          when can i run with my baby in a stroller
          jogging stroller what age
          correr con coche de bebe
          desde cuando puedo correr con la carriola
          correr empujando el cochecito`,
        answer: {
          en: "Wait until your baby is at least six months old and holds head and trunk well; ask your pediatrician. Use a running stroller with a locked front wheel and wrist strap, buckle up every time, choose smooth ground, and run slower than usual.",
          es: "Espera a que tu bebé tenga al menos seis meses y sostenga bien cabeza y tronco; pregunta a su pediatra. Usa un coche para correr, con rueda delantera fija y correa de muñeca, abrocha siempre, elige suelo liso y corre más lento de lo usual.",
        },
        sources: [
          {
            name: "Children's Primary Care Medical Group, Jogging with babies",
            address: "https://www.cpcmg.net/ask-the-cpcmg-pediatrician-jogging-with-babies/",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          can i run while pregnant
          is it safe to run in the first trimester
          puedo correr embarazada
          puedo correr con 4 meses de embarazo
          hasta que mes puedo correr embarazada`,
        answer: {
          en: "Usually yes, if you ran before, the pregnancy has no complications and your doctor or midwife agrees; at a pace at which you can talk, out of the heat, without falls or records. I give no plan for it. Stop and call them at once for bleeding, fluid loss, contractions, chest pain, dizziness, a headache or a swollen calf.",
          es: "Normalmente sí, si ya corrías, el embarazo no tiene complicaciones y tu médico o matrona está de acuerdo; a un ritmo en que puedas hablar, sin calor, sin caídas y sin buscar marcas. Yo no doy un plan para eso. Para y llama de inmediato con sangrado, pérdida de líquido, contracciones, dolor de pecho, mareo, dolor de cabeza o una pantorrilla hinchada.",
        },
      },
      {
        asked: `
          do stroller runs count
          can i run with the stroller
          when can i run with my baby in the stroller
          puedo correr con el coche del bebe
          desde que edad puedo correr con el bebe en la carriola
          correr con cochecito cuenta como entrenamiento`,
        answer: {
          en: "From six months on, and such runs count as easy ones, slower by feel because pushing costs effort. The American Academy of Pediatrics advises not to run with it before the baby is at least six months old and holds head and trunk steadily; ask your own pediatrician; then a jogging stroller with wrist strap and hand brake, straps closed, even paths.",
          es: "Desde los seis meses, y cuentan como trote suave, más lento porque empujar cuesta. La Academia Estadounidense de Pediatría aconseja no correr con él antes de que el bebé tenga al menos seis meses y sostenga bien cabeza y tronco; pregunta a tu pediatra; después, un coche de correr con correa de muñeca y freno, cinturón puesto y camino parejo.",
        },
        sources: [
          {
            name: "CPCMG, Ask the pediatrician: jogging with babies (on the advice of the AAP)",
            address: "https://www.cpcmg.net/ask-the-cpcmg-pediatrician-jogging-with-babies/",
            seen: "2026-11-30",
          },
        ],
      },
    ],
    followUps: [
      {
        about: ["hot", "altitude", "trail"],
        answer: {
          en: "Avoid heat, falls and altitude that you are not used to: early in the morning, in the shade, on even paths, with water, and walking whenever it is better. Ask your midwife or doctor first, and stop for dizziness, headache, contractions, bleeding or fluid.",
          es: "Evita el calor, las caídas y la altura a la que no estás acostumbrada: temprano, a la sombra, por caminos parejos, con agua, y camina cuando sea mejor. Pregunta antes a tu médico u obstetra, y para con mareo, dolor de cabeza, contracciones, sangrado o líquido.",
        },
      },
      {
        about: ["how-long", "how-much", "pregnant"],
        answer: {
          en: "Without complications about 150 minutes of moderate movement a week are recommended, and women who ran before may usually go on for as long as it feels well; there is no fixed week. After the birth from three months at the earliest, without symptoms. Your midwife or doctor decides with you.",
          es: "Sin complicaciones se recomiendan unos 150 minutos de movimiento moderado por semana, y quien ya corría suele poder seguir mientras se sienta bien; no hay una semana fija. Después del parto, desde los tres meses como mínimo y sin síntomas. Lo decides con tu médico u obstetra.",
        },
      },
      {
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
            seen: "2026-11-30",
          },
        ],
      },
      {
        about: ["cesarean"],
        answer: {
          en: "Yes: after a cesarean take longer than the three months that guidelines name as the earliest, and have the scar and the pelvic floor checked first, by your doctor and a pelvic health physiotherapist. Until then walk and do gentle pelvic floor exercises. Pain at the scar, bleeding, leaking or heaviness: stop and ask.",
          es: "Sí: tras una cesárea espera más que los tres meses que las guías dan como mínimo, y que antes revisen la cicatriz y el suelo pélvico tu médico y una fisioterapeuta especializada. Hasta entonces, camina y haz ejercicios suaves de suelo pélvico. Dolor en la cicatriz, sangrado, escapes o pesadez: para y consulta.",
        },
      },
      {
        about: ["months"],
        answer: {
          en: "Two things count. Your own running: from three months after the birth at the earliest, and only without leaking, heaviness or pain. The stroller: not before the baby is at least six months old and holds head and trunk steadily; until then walk with it.",
          es: "Cuentan dos cosas. Tu propia carrera: como mínimo tres meses después del parto, y solo sin escapes, pesadez ni dolor. El coche: no antes de que el bebé tenga al menos seis meses y sostenga bien cabeza y tronco; hasta entonces, camina con él.",
        },
        sources: [
          {
            name: "CPCMG, Ask the pediatrician: jogging with babies (on the advice of the AAP)",
            address: "https://www.cpcmg.net/ask-the-cpcmg-pediatrician-jogging-with-babies/",
            seen: "2026-11-30",
          },
        ],
      },
    ],
  },
  {
    id: "reds",
    title: {
      en: "The period, and eating enough (REDs)",
      es: "La menstruación y comer lo suficiente (REDs)",
    },
    keywords: [
      "menstrual",
      "running period",
      "run period",
      "period cramps",
      "low iron",
      "ferritin",
      "regla correr",
      "correr regla",
      "baja regla",
      "falta regla",
      "estoy regla",
      "periodo menstrual",
      "correr periodo",
      "estoy periodo",
      "ferritina",
      "falta hierro",
      "hierro bajo",
      "menstrual cycle",
      "menstruation",
      "pms",
      "missed period",
      "lost period",
      "amenorrhea",
      "reds",
      "red s",
      "energy deficiency",
      "under eating",
      "eat enough",
      "eating enough",
      "como suficiente",
      "comer suficiente",
      "underfueling",
      "anemia",
      "menstruacion",
      "ciclo menstrual",
      "amenorrea",
      "deficit energetico",
      "como poco",
    ],
    wordings: `
      can i train on my period
      my period starts on race day
      me baja el dia de la carrera
      period cramps and race
      i lost my period since i train more
      puedo entrenar con la regla
      colicos y carrera
      se me fue la regla desde que entreno`,
    answer: {
      en: `**A period that stays away is a warning,** not a sign of fitness: three months or more without one (and not pregnant, nor on hormones that stop it) need a doctor.

**Running with a period is fine.** A large review found performance only trivially lower in the first days of the cycle, with great differences between women. Go by how you feel: easy running often eases cramps; a light day is right as well. Note your cycle beside your training for three months, and you know your own pattern. Heavy bleeding costs iron: have ferritin checked, and take iron only after a test.

**REDs** (relative energy deficiency in sport) means that too little energy is left for the body beside the training, on purpose or not. It happens to men as well. Signs: missing periods or low libido, stress fractures, frequent colds, always cold or tired, low mood, worse times in spite of more training, thoughts that circle around food and weight.

**What helps:** eat before and after running, never cut out whole food groups on your own, take a rest day, and see a doctor and a sports dietitian. The sooner, the better for bones and heart.

If food, weight or exercise rule your days, you deserve help, and it exists: speak with someone you trust and with a doctor or psychologist.`,
      es: `**Que la regla desaparezca es una alarma,** no una señal de buena forma: tres meses o más sin ella (sin embarazo ni hormonas que la quiten) piden médico.

**Correr con la menstruación está bien.** Una revisión grande encontró un rendimiento apenas menor en los primeros días del ciclo, con grandes diferencias entre mujeres. Guíate por cómo te sientes: trotar suave suele aliviar los cólicos; un día ligero también está bien. Anota tu ciclo junto a tu entrenamiento durante tres meses y conocerás tu propio patrón. Un sangrado abundante gasta hierro: pide que midan tu ferritina y toma hierro solo después de un análisis.

**REDs** (deficiencia energética relativa en el deporte) significa que, después de entrenar, al cuerpo le queda muy poca energía, a propósito o sin querer. También les pasa a los hombres. Señales: falta de regla o de deseo sexual, fracturas por estrés, resfriados frecuentes, frío o cansancio constantes, ánimo bajo, peores tiempos a pesar de entrenar más, pensamientos que giran en torno a la comida y el peso.

**Qué ayuda:** come antes y después de correr, no elimines por tu cuenta grupos enteros de alimentos, toma un día de descanso y visita a un médico y a un nutricionista deportivo. Cuanto antes, mejor para los huesos y el corazón.

Si la comida, el peso o el ejercicio mandan en tus días, mereces ayuda, y existe: habla con alguien de confianza y con un médico o psicólogo.`,
    },
    sources: [
      {
        name: "IOC consensus statement on Relative Energy Deficiency in Sport (REDs), 2023",
        address: "https://doi.org/10.1136/bjsports-2023-106994",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What do I eat before and during a race?",
        "How do I recognize a stress fracture?",
        "Can I run while pregnant?",
      ],
      es: [
        "¿Qué como antes y durante la carrera?",
        "¿Cómo reconozco una fractura por estrés?",
        "¿Puedo correr embarazada?",
      ],
    },
    questions: [
      {
        asked: `
          im on my period and have a race on sunday
          race on my period anything i should know
          estoy en mis dias y tengo carrera
          me llego la regla y corro el domingo
          estoy menstruando puedo competir`,
        answer: {
          en: "You can race: on average performance hardly changes with the period, and moving often eases cramps. Wear what you have tried on a long run, dark and with a spare, know where the toilets are, eat and drink as usual. Very heavy bleeding or pain that stops your day: ask a doctor first.",
          es: "Puedes correr: en promedio el rendimiento casi no cambia con la regla, y moverse suele aliviar los cólicos. Usa lo que ya probaste en un fondo, oscuro y con repuesto, ubica los baños, come y bebe como siempre. Sangrado muy fuerte o dolor que te frena: primero pregunta al médico.",
        },
      },
      {
        asked: `
          can i take something for period cramps before the race
          painkiller for period cramps and running
          puedo tomar algo para el colico antes de correr
          que tomo para los colicos menstruales`,
        answer: {
          en: "I recommend no medicine; ask a pharmacist or doctor. Painkillers of the ibuprofen kind do not belong right before or in a long race: they burden kidneys and stomach. Easy running often eases cramps; pain that stops your day belongs to a doctor.",
          es: "No recomiendo medicamentos; pregunta a un farmacéutico o médico. Los analgésicos como el ibuprofeno no van justo antes ni durante una carrera larga: cargan riñones y estómago. Un trote suave suele aliviar los cólicos; un dolor que te frena el día, al médico.",
        },
        sources: [
          {
            name: "The People's Pharmacy, Marathon runners should watch out for NSAIDs (Lipman 2017, Küster 2013)",
            address:
              "https://www.peoplespharmacy.com/2017/08/17/marathon-runners-should-watch-out-for-nsaids/",
            seen: "2026-11-28",
          },
        ],
      },
      {
        asked: `
          my period is on race day any advice
          can i run on my period
          period cramps and race
          me baja la regla el dia de la carrera
          puedo correr con la regla
          tengo mi periodo y carrera que hago
          colicos menstruales y correr`,
        answer: {
          en: "You can run and race with your period: on average performance hardly changes, and many find that running eases cramps. Rehearse on a long run what you will wear, carry a spare, know where the toilets are, and go by how you feel. Ask a doctor about very heavy bleeding, or pain that stops your day.",
          es: "Puedes correr y competir con la regla: en promedio el rendimiento casi no cambia, y a muchas correr les alivia los cólicos. Prueba en un fondo lo que vas a usar, lleva repuesto, ubica los baños y guíate por cómo te sientes. Consulta al médico si sangras mucho o el dolor te frena el día.",
        },
      },
    ],
    followUps: [
      {
        about: ["period", "hurts", "may-run"],
        answer: {
          en: "Running with a period is fine; easy running often eases cramps, and a light day is right as well. Very strong pain, very heavy bleeding, or three months without a period need a doctor.",
          es: "Correr con la regla está bien; un trote suave suele aliviar los cólicos, y un día ligero también vale. Dolor muy fuerte, sangrado muy abundante o tres meses sin regla son para un médico.",
        },
      },
    ],
  },
  {
    id: "known-illness",
    title: {
      en: "Running with a known illness",
      es: "Correr con una enfermedad conocida",
    },
    keywords: [
      "asthma",
      "asma",
      "diabetes",
      "diabetic",
      "diabetico",
      "diabetica",
      "high blood pressure",
      "blood pressure",
      "hypertension",
      "hipertension",
      "hipertenso",
      "hipertensa",
      "presion alta",
      "heart disease",
      "heart condition",
      "enfermedad corazon",
      "problemas corazon",
      "arrhythmia",
      "arritmia",
      "epilepsy",
      "epilepsia",
    ],
    wordings: `
      do i need a medical check before i start running
      necesito un chequeo medico antes de correr
      asthma and running
      i am diabetic and want to run
      high blood pressure can i race
      tengo asma y quiero correr
      soy diabetico y entreno
      presion alta y carrera`,
    answer: {
      en: `I cannot judge your case. Most people with a well controlled long-term illness may run and gain from it, but the plan belongs to you **and your doctor**, not to a program.

- **Ask first** if you have a disease of the heart, the kidneys or the metabolism such as diabetes, and do not exercise regularly yet, or if you now want to train much harder. With symptoms ask in any case.
- **High blood pressure:** begin when it is controlled. Build up with walking and easy running; ask how your medicine behaves with effort and heat.
- **Asthma:** run when it is controlled, and carry what your doctor has prescribed. A long, gentle warm-up helps many people; cold, dry or smoky air makes attacks more likely.
- **Diabetes:** agree beforehand on how to measure, eat and adjust treatment around a run, because exercise lowers blood sugar for hours. Carry fast sugar and wear something that names your illness.
- **Always:** tell the people you run with, and in a race note it on the back of your bib.

**Stop and get help at once** for pain or pressure in the chest, fainting, a racing or irregular heartbeat, confusion, or breathlessness that does not ease with rest.`,
      es: `No puedo juzgar tu caso. La mayoría de las personas con una enfermedad crónica bien controlada puede correr y gana con ello, pero el plan es tuyo **y de tu médico**, no de un programa.

- **Pregunta antes** si tienes una enfermedad del corazón, de los riñones o del metabolismo, como la diabetes, y todavía no haces ejercicio con regularidad, o si quieres entrenar mucho más fuerte. Con síntomas, pregunta siempre.
- **Presión alta:** empieza cuando esté controlada. Avanza con caminata y trote suave; pregunta cómo se comporta tu medicina con el esfuerzo y el calor.
- **Asma:** corre cuando esté controlada y lleva lo que te recetaron. Un calentamiento largo y suave ayuda a muchas personas; el aire frío, seco o con humo favorece las crisis.
- **Diabetes:** acuerda antes cómo medir, comer y ajustar el tratamiento alrededor de la carrera, porque el ejercicio baja el azúcar durante horas. Lleva azúcar rápida y algo que diga qué enfermedad tienes.
- **Siempre:** avisa a quienes corren contigo, y en una carrera anótalo detrás del dorsal.

**Para y pide ayuda de inmediato** ante dolor o presión en el pecho, desmayo, latido acelerado o irregular, confusión, o falta de aire que no cede con el descanso.`,
    },
    sources: [
      {
        name: "Mayo Clinic Healthcare, Heart arrhythmia warning signs",
        address: "https://mayoclinichealthcare.co.uk/ar/news/heart-arrhythmia-warning-signs",
        seen: "2026-11-28",
      },
      {
        name: "Dexcom, What is low blood glucose?",
        address: "https://www.dexcom.com/en-us/faqs/what-is-low-blood-glucose",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How fast is an easy run?", "How do I warm up?", "Can I run with a cold?"],
      es: [
        "¿A qué ritmo es un trote suave?",
        "¿Cómo caliento antes de correr?",
        "¿Puedo correr resfriado?",
      ],
    },
    questions: [
      {
        asked: `
          does the cold make my asthma worse
          how do i run with asthma
          i have an inhaler do i take it before the run
          running with asthma in winter
          el frio empeora mi asma al correr
          como corro con asma
          uso el inhalador antes de correr`,
        answer: {
          en: "Cold, dry air, smoke and pollen are what sets asthma off on a run most often. Warm up for longer with some faster bits, cover mouth and nose with a scarf or buff in the cold, and choose indoors on bad days. Use your inhaler as it was prescribed, many are told to before a run, and carry it. If it is old, or you wheeze on most runs, see your doctor first. No relief, or you cannot say a sentence: call your local emergency number.",
          es: "El aire frío y seco, el humo y el polen son lo que más despierta el asma al correr. Calienta más tiempo y con algunos tramos vivos, cubre boca y nariz con un buff cuando hace frío, y corre bajo techo en los días malos. Usa el inhalador como te lo recetaron, a muchos se les indica antes de correr, y llévalo. Si es viejo, o te silba el pecho casi siempre, ve antes al médico. Si no alivia o no puedes decir una frase: llama a tu número local de emergencias.",
        },
        sources: [
          {
            name: "StatPearls, Exercise-induced bronchoconstriction, 2023",
            address: "https://statpearls.com/point-of-care/17925",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          i had surgery two weeks ago when can i run
          i got operated can i run again
          had my appendix out can i train
          me operaron hace dos semanas cuando puedo correr
          me operaron de apendicitis puedo correr
          tuve una cirugia cuando vuelvo a correr`,
        answer: {
          en: "Not before the surgeon who operated on you has agreed: ask for the day from which you may walk, jog and lift. Until then only walk as far as you were told, and begin again only as you were told. Fever, a red or open wound, growing pain or vomiting: call the clinic today.",
          es: "No antes de que lo apruebe el cirujano que te operó: pregúntale desde qué día puedes caminar, trotar y cargar peso. Hasta entonces camina solo lo que te indicaron, y retoma solo como te lo indiquen. Fiebre, herida roja o abierta, dolor que aumenta o vómitos: llama hoy a la clínica.",
        },
      },
      {
        asked: `
          i have a heart murmur can i run
          can i run a marathon with a heart condition
          tengo un soplo en el corazon puedo correr
          puedo correr con una enfermedad del corazon`,
        answer: {
          en: "I cannot judge that, and no plan of mine fits: ask a cardiologist first whether and how hard you may run. Until then no running; pressure in the chest, fainting, a racing heart or new breathlessness: stop and call your local emergency number.",
          es: "Eso no lo puedo evaluar, y ningún plan mío sirve: pregunta primero a un cardiólogo si puedes correr y cuánto puedes exigirte. Hasta entonces no corras; presión en el pecho, desmayo, corazón desbocado o falta de aire nueva: para y llama a emergencias.",
        },
      },
    ],
    followUps: [
      {
        about: ["illness"],
        answer: {
          en: "With a known illness the plan belongs to you and your doctor: run when it is controlled, ask how your medicine behaves with effort and heat, carry what was prescribed (with diabetes fast sugar as well), and write it on the back of the bib. Chest pain, fainting or an irregular heartbeat: stop and get help.",
          es: "Con una enfermedad conocida el plan es tuyo y de tu médico: corre cuando esté controlada, pregunta cómo se comporta tu medicina con esfuerzo y calor, lleva lo recetado (con diabetes también azúcar rápida) y anótalo detrás del dorsal. Dolor de pecho, desmayo o latido irregular: para y pide ayuda.",
        },
      },
    ],
  },
  {
    id: "running-with-pain",
    title: { en: "Running with a pain", es: "Correr con una molestia" },
    keywords: [
      "run with pain",
      "run through pain",
      "pain scale",
      "run injured",
      "keep running injury",
      "niggle",
      "correr con dolor",
      "correr con molestia",
      "correr lesionado",
      "correr lesionada",
      "escala dolor",
      "seguir corriendo dolor",
    ],
    wordings: `
      can i keep training with this pain
      run through pain or stop
      my hip is a bit sore
      me molesta un poco la cadera
      something hurts but i have a race
      puedo seguir entrenando con este dolor
      me duele pero tengo carrera`,
    answer: {
      en: `I cannot examine you. A rule that physiotherapists use for aches of tendons and muscles, **not for bones, hearts or swellings**:

- **Green, up to 2 of 10:** run, short, flat and slow.
- **Yellow, 3 of 10, not changing how you run and gone by the next morning:** run less, and do not add anything this week.
- **Red, more than 3, limping, or worse after the last run:** no running and no race for now. Walk, ride or swim free of pain.

**A race this week?** Try twenty easy minutes two days before. If it grows or makes you limp, do not start: a race adds hours and hides the warning. Ask the organizer about a transfer or a shorter distance.

**See a doctor today** if you cannot take four steps, the limb is swollen, warm or numb, a calf is swollen and painful, or it is deep in the groin.
**See one this week** for pain at night or at rest, in one spot of a bone, or when you hop, and for anything that two weeks of patience do not change.

**Back again:** when walking and stairs are free of pain, run and walk in turns for twenty minutes, with a day in between. No painkillers in order to run.`,
      es: `No puedo examinarte. Una regla que usan los fisioterapeutas para molestias de tendones y músculos, **no para huesos, corazón ni hinchazones**:

- **Verde, hasta 2 de 10:** corre, corto, llano y lento.
- **Amarillo, 3 de 10, sin cambiar tu forma de correr y sin rastro a la mañana siguiente:** corre menos y no sumes nada esta semana.
- **Rojo, más de 3, con cojera, o peor que tras la última salida:** por ahora ni correr ni competir. Camina, pedalea o nada sin dolor.

**¿Carrera esta semana?** Prueba veinte minutos suaves dos días antes. Si crece o te hace cojear, no salgas: una carrera suma horas y tapa el aviso. Pregunta al organizador por una transferencia o una distancia más corta.

**Hoy al médico** si no puedes dar cuatro pasos, la extremidad está hinchada, caliente o dormida, una pantorrilla está hinchada y duele, o el dolor es profundo en la ingle.
**Esta semana al médico** ante dolor de noche o en reposo, en un punto de un hueso o al saltar, y por todo lo que dos semanas de paciencia no cambien.

**La vuelta:** cuando caminar y las escaleras no duelan, alterna correr y caminar veinte minutos, con un día de por medio. Nada de analgésicos para poder correr.`,
    },
    sources: [
      {
        name: "Jenkin, Sitler and Kelly, Clinical Usefulness of the Ottawa Ankle Rules, 2010",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2938320",
        seen: "2026-11-28",
      },
      {
        name: "Robertson and Wood, Femoral Neck Stress Fractures in Sport, 2017",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6226070",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I recognize a stress fracture?",
        "How do I return after a break?",
        "How do I start strength training?",
      ],
      es: [
        "¿Cómo reconozco una fractura por estrés?",
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo empiezo con la fuerza?",
      ],
    },
    questions: [
      {
        asked: `
          my hip clicks when i run no pain
          my knee cracks but doesnt hurt
          popping joints without pain
          me suena la cadera al correr sin dolor
          me truena la rodilla pero no duele`,
        answer: {
          en: "A joint that clicks without pain usually needs nothing: a tendon slips over bone, and you may run. See a physiotherapist or doctor when it hurts, swells, locks or gives way, or if it began with a fall or a twist.",
          es: "Una articulación que suena sin dolor casi nunca necesita nada: un tendón roza el hueso, y puedes correr. Ve a un fisioterapeuta o médico si duele, se hincha, se traba o falla, o si empezó con una caída o una torcedura.",
        },
        sources: [
          {
            name: "Prisma Health, Snapping hip",
            address: "https://prismahealth.org/services/orthopedics/sports-medicine/snapping-hip",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          my knee is a bit sore should i still run today
          little pain can i still run
          should i run through pain
          it hurts a bit when i run do i stop
          me duele un poquito corro igual
          puedo correr con una molestia leve
          corro con dolor o paro`,
        answer: {
          en: "I cannot examine it. Up to 2 of 10 and no limp: run short, flat and slow. At 3 that is gone by the next morning: run less this week. More than 3, a limp, or worse than after the last run: no running. See a doctor for swelling, pain at night or in one spot of a bone, or if you cannot put weight on it.",
          es: "No puedo examinarlo. Hasta 2 de 10 y sin cojear: corre corto, plano y lento. Con 3, si al otro día ya no está: corre menos esta semana. Más de 3, cojera, o peor que la última vez: no corras. Ve al médico con hinchazón, dolor de noche o en un punto del hueso, o si no puedes apoyar.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-long", "fails"],
        answer: {
          en: "If two weeks of patience change nothing, or it gets worse from run to run, let a doctor or physiotherapist look. Sooner, this week, for pain at night or at rest, in one spot of a bone or when you hop; today if you cannot take four steps, or it is swollen, warm or numb.",
          es: "Si dos semanas de paciencia no cambian nada, o empeora cada salida, que lo vea un médico o fisioterapeuta. Antes, esta semana, si duele de noche o en reposo, en un punto del hueso o al saltar; hoy si no puedes dar cuatro pasos o está hinchado, caliente o dormido.",
        },
      },
      {
        about: ["other-sport", "instead"],
        answer: {
          en: "Walk, ride or swim as long as it is free of pain, by effort and time; one easy hour replaces one easy hour. If it hurts there as well, stop there too.",
          es: "Camina, anda en bici o ve a nadar mientras no duela, por esfuerzo y tiempo; una hora suave reemplaza a otra. Si ahí también duele, para.",
        },
        alsoFrom: ["other-sports"],
      },
      {
        about: ["which", "home"],
        answer: {
          en: "Which exercises depends on where it hurts: tell me the spot (knee, shin, heel, Achilles, hip), and I name those with the best evidence. Until then only what is free of pain: walking, easy cycling, swimming.",
          es: "Qué ejercicios depende de dónde duele: dime el lugar (rodilla, canilla, talón, Aquiles, cadera) y te digo los que tienen mejor evidencia. Mientras, solo lo que no duela: caminar, bici suave, nadar.",
        },
      },
      {
        about: ["instead", "other-sport"],
        answer: {
          en: "Walk, ride an easy bike, swim or run in deep water, as long as it is free of pain during and the next morning. Keep the minutes that you would have run, at an easy effort. Pain there as well, at rest or in one spot of a bone: see a doctor.",
          es: "Camina, pedalea suave, nada o corre en agua profunda, mientras no duela durante ni a la mañana siguiente. Mantén los minutos que habrías corrido, a esfuerzo suave. Si también duele ahí, en reposo o en un punto del hueso: médico.",
        },
      },
    ],
  },
  {
    id: "painkillers",
    title: { en: "Painkillers and running", es: "Analgésicos y correr" },
    keywords: [
      "ibuprofen",
      "painkillers",
      "naproxen",
      "aspirin",
      "nsaids",
      "paracetamol",
      "tylenol",
      "advil",
      "anti inflammatory",
      "ibuprofeno",
      "analgesicos",
      "naproxeno",
      "aspirina",
      "antiinflamatorios",
      "pastillas dolor",
    ],
    wordings: `
      painkiller before a race
      pastilla para el dolor antes de correr`,
    answer: {
      en: `**Not before and not during a race.** I recommend no medicines; ask a doctor or a pharmacist, above all if you take others, are pregnant, or have a disease of stomach, kidneys, heart or liver.

**Ibuprofen, naproxen, diclofenac, aspirin (NSAIDs)**
- They narrow the vessels of the kidneys just when these get little blood. In a trial with ultra runners 52 percent of those on ibuprofen had signs of kidney injury, and 34 percent of those on placebo.
- Runners who took painkillers before the Bonn marathon had about five times as many problems as the others: cramps of the belly, blood in urine or stool, problems of the heart.
- They make low sodium from drinking too much more likely.
- They do not make anyone faster or less sore the next day.

**Paracetamol (acetaminophen, Tylenol)** burdens the kidneys less, but the liver, and hides pain as well. Never more than the package says, not with alcohol, not together with other products that contain it.

**You have already taken one?** Drink to thirst, take no more, slow down, and stop for dark urine, belly pain, dizziness or blood.

**You need one to start?** Then do not start: the pill takes away the warning and not the cause. After the race eat, drink and urinate first, and ask before you take anything.

**Get help at once** for dark or no urine, black stool, vomited blood, a swollen face or trouble breathing after a pill.`,
      es: `**Ni antes ni durante la carrera.** No recomiendo medicinas; pregunta a un médico o farmacéutico, sobre todo si tomas otras, estás embarazada o tienes una enfermedad de estómago, riñones, corazón o hígado.

**Ibuprofeno, naproxeno, diclofenaco, aspirina (AINE)**
- Estrechan los vasos del riñón justo cuando le llega poca sangre. En un ensayo con corredores de ultra, el 52 por ciento de quienes tomaron ibuprofeno tuvo señales de daño renal; con placebo, el 34 por ciento.
- Quienes tomaron analgésicos antes de la maratón de Bonn tuvieron unas cinco veces más problemas que los demás: cólicos, sangre en orina o heces, problemas del corazón.
- Favorecen el sodio bajo por beber demasiado.
- No hacen a nadie más rápido ni quitan el dolor muscular del día siguiente.

**Paracetamol (acetaminofén, Panadol)** carga menos los riñones, pero sí el hígado, y también tapa el dolor. Nunca más de lo que dice la caja, ni con alcohol, ni junto a otros productos que lo lleven.

**¿Ya tomaste uno?** Bebe según la sed, no tomes más, baja el ritmo y para ante orina oscura, dolor de vientre, mareo o sangre.

**¿Lo necesitas para salir?** Entonces no salgas: la pastilla quita el aviso, no la causa. Después de la carrera primero come, bebe y orina, y pregunta antes de tomar algo.

**Pide ayuda de inmediato** ante orina oscura o ausente, heces negras, vómito con sangre, cara hinchada o dificultad para respirar tras una pastilla.`,
    },
    sources: [
      {
        name: "The People's Pharmacy, Marathon runners should watch out for NSAIDs (Lipman 2017, Küster 2013)",
        address:
          "https://www.peoplespharmacy.com/2017/08/17/marathon-runners-should-watch-out-for-nsaids/",
        seen: "2026-11-28",
      },
      {
        name: "Medically Sound, Ibuprofen in long-distance runners (figures of Lipman 2017)",
        address:
          "https://medicallysound.com/ibuprofen-may-cause-acute-kidney-problems-in-long-distance-runners/",
        seen: "2026-11-28",
      },
      {
        name: "Exercise-Associated Hyponatremia: Overzealous Fluid Consumption, 2009",
        address: "https://www.wemjournal.org/article/S1080-6032%2809%2970110-3/fulltext",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How much water should I drink?",
        "How do I recover after a race?",
        "Can I run with pain?",
      ],
      es: [
        "¿Cuánta agua debo tomar?",
        "¿Cómo me recupero después de una carrera?",
        "¿Puedo correr con dolor?",
      ],
    },
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Anti-inflammatory pills narrow the vessels of the kidneys just when these get little blood: in a trial with ultra runners 52 percent on ibuprofen had signs of kidney injury, 34 percent on placebo. They also hide the pain that warns you, and do not make anyone faster.",
          es: "Los antiinflamatorios estrechan los vasos del riñón justo cuando le llega poca sangre: en un ensayo con corredores de ultra, un 52 por ciento con ibuprofeno tuvo señales de daño renal, un 34 por ciento con placebo. Además tapan el dolor que avisa, y no hacen más rápido a nadie.",
        },
      },
      {
        about: ["instead", "how-long", "when", "may-run"],
        answer: {
          en: "Instead: rest, less running, and finding the cause; anyone who needs a pill to start should not start. After the race eat, drink and urinate first, and ask a doctor or pharmacist before you take anything, above all with a disease of stomach, kidneys, heart or liver.",
          es: "En su lugar: descanso, correr menos y buscar la causa; quien necesita una pastilla para salir no debería salir. Después de la carrera primero come, bebe y orina, y pregunta a un médico o farmacéutico antes de tomar algo, sobre todo con enfermedad de estómago, riñón, corazón o hígado.",
        },
      },
    ],
  },
  {
    id: "medicines",
    title: { en: "Running while you take medicines", es: "Correr tomando medicinas" },
    keywords: [
      "medicines running",
      "medication running",
      "blood thinners",
      "anticoagulants",
      "beta blockers",
      "antibiotics",
      "antidepressants",
      "statins",
      "medicinas correr",
      "medicamentos correr",
      "anticoagulantes",
      "betabloqueadores",
      "antibioticos",
      "antidepresivos",
      "estatinas",
    ],
    wordings: `
      i take blood pressure pills can i run
      on antibiotics can i train
      tomo antibioticos puedo entrenar`,
    answer: {
      en: `I cannot judge your medicines, and **nobody should stop, halve or double one for a race without the doctor who prescribed it.** Take these questions there, or to a pharmacist, before you train hard or enter a race:

- **Blood thinners** (warfarin, apixaban, rivaroxaban and others): is running fine, and trails or crowds where one falls? Any blow to the head, black stool, blood in urine or a bleeding that does not stop needs help at once. No ibuprofen, no aspirin on top.
- **Beta blockers** keep the pulse low: zones by heart rate do not hold, so run by breath.
- **Water pills and other medicines for blood pressure:** heat and thirst act more strongly; ask how to drink.
- **Some antibiotics** (ciprofloxacin, levofloxacin and relatives) can hurt tendons, the Achilles above all: ask before you run. And an infection that needs an antibiotic needs rest.
- **Statins** with strong muscle pain or dark urine: no running, a doctor today.
- **For the mind, for ADHD, for allergies and colds:** some raise pulse or temperature or make it harder to sweat. Decongestants with pseudoephedrine are no help in a race.
- **Insulin and tablets that lower sugar:** doses around a run belong to your team.

Competing with a license? Ask about the list of banned substances. **In a race** write illness and medicines on the back of the bib.

**Chest pain, fainting, an irregular heartbeat, confusion or bleeding: call your local emergency number.**`,
      es: `No puedo valorar tus medicinas, y **nadie debería dejar, partir ni duplicar una por una carrera sin el médico que la recetó.** Lleva estas preguntas ahí, o a un farmacéutico, antes de entrenar fuerte o inscribirte:

- **Anticoagulantes** (warfarina, apixabán, rivaroxabán y otros): ¿está bien correr, y en senderos o multitudes donde uno se cae? Un golpe en la cabeza, heces negras, sangre en la orina o un sangrado que no para necesitan ayuda de inmediato. Nada de ibuprofeno ni aspirina encima.
- **Betabloqueadores:** mantienen bajo el pulso; las zonas por frecuencia no sirven, corre por la respiración.
- **Diuréticos y otras medicinas para la presión:** el calor y la sed pesan más; pregunta cómo beber.
- **Algunos antibióticos** (ciprofloxacino, levofloxacino y parecidos) pueden dañar tendones, sobre todo el de Aquiles: pregunta antes de correr. Y una infección que pide antibiótico pide descanso.
- **Estatinas** con dolor muscular fuerte u orina oscura: nada de correr, hoy al médico.
- **Para el ánimo, la atención, la alergia o el resfriado:** algunas suben el pulso o la temperatura o dificultan sudar. Los descongestionantes con pseudoefedrina no ayudan en una carrera.
- **Insulina y pastillas que bajan el azúcar:** las dosis alrededor de una salida son de tu equipo médico.

¿Compites con licencia? Pregunta por la lista de sustancias prohibidas. **En carrera** anota enfermedad y medicinas detrás del dorsal.

**Dolor de pecho, desmayo, corazón irregular, confusión o sangrado: llama a tu número local de emergencias.**`,
    },
    sources: medicineSources,
    next: {
      en: [
        "I have high blood pressure, can I run?",
        "Can I run with a cold?",
        "How do I run in the heat?",
      ],
      es: [
        "Tengo presión alta, ¿puedo correr?",
        "¿Puedo correr resfriado?",
        "¿Cómo corro con calor?",
      ],
    },
    questions: [
      {
        asked: `
          i started zoloft and sweat a lot when i run
          do antidepressants make you sweat more
          running on ssri in the heat
          sertraline and running
          tomo sertralina y sudo mucho al correr
          los antidepresivos hacen sudar mas
          tomo antidepresivos puedo correr con calor`,
        answer: {
          en: "It is probably no coincidence: many antidepressants make people sweat more, about one in ten of those who take an SSRI. Do not stop it or change the dose on your own. In heat run early or indoors, slower, with water, and stop for dizziness, headache or nausea. Tell the doctor who prescribed it: dose, hour or medicine can be changed. Running itself is fine.",
          es: "Lo más probable es que sí tenga que ver: muchos antidepresivos hacen sudar más, a más o menos una de cada diez personas que toman un ISRS. No lo dejes ni cambies la dosis por tu cuenta. Con calor corre temprano o bajo techo, más lento y con agua, y para si hay mareo, dolor de cabeza o náusea. Cuéntaselo a quien te lo recetó: se puede ajustar la dosis, la hora o el medicamento. Correr, puedes.",
        },
        sources: [
          {
            name: "Letter on sweating with antidepressants, Journal of Clinical Psychiatry, 2007",
            address: "http://www.psychiatrist.com/JCP/article/Pages/2007/v68n04/v68n0423e.aspx",
            seen: "2026-12-01",
          },
          {
            name: "Midland Health, a GP on SSRIs in the heat",
            address:
              "https://midlandhealth.co.uk/news/gp-shares-the-ssri-side-effects-that-make-summer-a-nightmare",
            seen: "2026-12-01",
          },
        ],
      },
    ],
  },
];
