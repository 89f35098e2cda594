import type { UsualQuestion } from "./usual-question.ts";

/** What runners begin a conversation with that is not about technique: boredom, shame, a group, a lamp. */
export const firstQuestions: readonly UsualQuestion[] = [
  {
    topic: "motivation",
    asked: `
      i get bored when i run
      running bores me to death
      honestly running bores me
      running is so boring how do i make it fun
      i am bored of my route
      me aburro corriendo
      me aburro un monton cuando corro
      es que me aburro al correr
      me aburre correr solo
      como hago para que correr no sea aburrido`,
    answer: {
      en: "Change something: another route, a trail, music, or no watch at all. Run slower, because most people who hate running do it too fast, and find company for one run a week. A few fast minutes in the middle make an outing shorter, and a race in eight to sixteen weeks gives each one a reason. Ten minutes count; after them you may go home.",
      es: "Cambia algo: otra ruta, un sendero, música, o nada de reloj. Corre más lento, porque casi todos los que odian correr lo hacen muy rápido, y busca compañía para una salida a la semana. Unos minutos rápidos a la mitad acortan la salida, y una carrera dentro de ocho a dieciséis semanas le da un motivo a cada una. Diez minutos valen; después puedes volver a casa.",
    },
  },
  {
    topic: "coming-last",
    asked: `
      i am always the slowest in my running club
      i am the slowest of the group
      i feel embarrassed running in public because im slow
      i am ashamed of how slow i am
      i am ashamed of being so slow
      people stare at me when i run
      siempre soy el mas lento del grupo
      soy la mas lenta de mi club
      me averguenza correr porque soy lento
      me da pena que me vean correr
      todos me miran cuando corro`,
    answer: {
      en: "Nobody who runs looks down on slow runners: far more people never start, and somebody is last in every group and every race, with the same medal. Easy means that you can talk, whatever the watch says. In a group ask for a slower one, start some minutes earlier, or meet the others at the end. Months of easy runs make you faster; forcing it gets you hurt. I can look for races with a long time limit: name a place and a distance.",
      es: "Nadie que corre mira mal al que va lento: mucha más gente nunca empieza, y en todo grupo y toda carrera alguien va último, con la misma medalla. Suave significa que puedes conversar, diga lo que diga el reloj. En el grupo pide uno más lento, sal unos minutos antes o encuéntrense al final. Meses de trote suave te hacen más rápido; forzar, lesiona. Puedo buscar carreras con buen tiempo límite: dime lugar y distancia.",
    },
  },
  {
    topic: "trail-gear",
    asked: `
      what happens if my headlamp dies on the trail
      what if the battery of my lamp runs out at night
      que hago si se me apaga la linterna en el cerro
      si se acaba la pila de la lampara
      se me acaba la bateria del frontal`,
    answer: {
      en: "Stop before you take another step, and use the spare battery or second lamp that most mountain races ask you to carry. Without one: the light of your phone, your jacket on, and wait for the next runner to go on together, on the marked way. If you cannot go on safely, stay, whistle, and call the number on your bib or the emergency number. Put in fresh batteries before every night.",
      es: "Párate antes de dar otro paso y usa la pila de repuesto o la segunda luz que piden casi todas las carreras de montaña. Sin ella: la luz del teléfono, la chaqueta puesta, y espera al siguiente corredor para seguir juntos, por la ruta marcada. Si no puedes avanzar seguro, quédate, usa el silbato y llama al número del dorsal o al de emergencias. Pon pilas nuevas antes de cada noche.",
    },
  },
];
