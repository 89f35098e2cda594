import type { Topic } from "./topic.ts";

/** Running with an illness that a doctor already knows. */
export const knownIllnessTopics: readonly Topic[] = [
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
  },
];
