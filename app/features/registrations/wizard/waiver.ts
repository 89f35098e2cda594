/** The waiver that a runner accepts, in full: short, plain and for any race. */
export const waiver = {
  title: { en: "Waiver and release of liability", es: "Deslinde y exoneración de responsabilidad" },
  paragraphs: [
    {
      en: "Running a race is demanding and carries risks: falls, collisions, heat, cold, traffic, wild animals, the state of the course, and in rare cases serious injury or death. I take part of my own free will and accept these risks.",
      es: "Correr una carrera es exigente e implica riesgos: caídas, choques, calor, frío, tránsito, animales silvestres, el estado del recorrido y, en casos poco frecuentes, lesiones graves o la muerte. Participo por voluntad propia y acepto estos riesgos.",
    },
    {
      en: "I am in good health and have trained for the distance I have chosen. If a doctor has advised me not to run, I will not start.",
      es: "Tengo buena salud y he entrenado para la distancia que elegí. Si un médico me recomendó no correr, no tomaré la salida.",
    },
    {
      en: "I will follow the rules of the race and what its officials say, and I will stop when medical staff ask me to.",
      es: "Cumpliré el reglamento de la carrera y las indicaciones de sus responsables, y me detendré cuando el personal médico me lo pida.",
    },
    {
      en: "The organizer may have me treated when I need help, may call my emergency contact and may give medical staff what I have entered here. The cost of treatment is for me or my insurance to bear.",
      es: "El organizador puede hacer que me atiendan cuando necesite ayuda, llamar a mi contacto de emergencia y entregar al personal médico los datos que escribí aquí. El costo de la atención corre por mi cuenta o por la de mi seguro.",
    },
    {
      en: "As far as the law allows, I release the organizer, its volunteers and sponsors, the authorities along the course and this website from claims that arise from my taking part. This does not cover gross negligence or intent.",
      es: "En la medida en que la ley lo permita, libero al organizador, a sus voluntarios y patrocinadores, a las autoridades del recorrido y a este sitio web de toda reclamación que surja de mi participación. Esto no abarca la culpa grave ni el dolo.",
    },
    {
      en: "The information I have given is true and complete.",
      es: "Los datos que he dado son verdaderos y están completos.",
    },
  ],
  acceptance: {
    en: "I have read the waiver and accept it",
    es: "Leí el deslinde de responsabilidad y lo acepto",
  },
} as const;
