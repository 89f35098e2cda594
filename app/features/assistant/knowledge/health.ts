import type { Topic } from "./topic.ts";

/** Health and the times of life in which general advice does not fit. */
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
  },
];
