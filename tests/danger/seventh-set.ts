/** Written from the view of a worried runner or parent, after the rules of the earlier sets. */
export const seventhEnglish: readonly string[] = [
  "my heart rate stayed at 190 for an hour after i stopped",
  "i drank a ton of water in the marathon and now i have a massive headache and feel puffy",
  "got stung by a bee on my run and my lips are getting fat",
  "whenever I sprint I cough up pinkish stuff",
  "honestly been feeling like disappearing lately",
  "it actually went pop and now my whole thigh is black and blue",
  "my buddy is shaking and drooling after he fell at km 35",
  "my lips are tingling and my throat feels funny after that energy bar",
  "my dad is breathing weird and wont answer me",
  "my eye went dark for a minute on my run",
  "since the altitude race i cough and cant lie flat",
  "insulin pump says 48 and im mid run",
  "there's a guy waiting at my trailhead every morning",
  "slept 20 hours and still cant get up since the ultra",
];

export const seventhSpanish: readonly string[] = [
  "mi hijo de 10 se quedó tieso y con la piel caliente en la carrera",
  "se me durmio el brazo izquierdo corriendo",
  "mi pulso sigue en 180 una hora despues",
  "llevo horas vomitando despues del ultra",
  "estoy tiritando y no paro, manos moradas, en la montaña",
  "subí ayer y me duele horrible la cabeza, vomité y camino chueco",
  "soy asmático y se me olvidó el inhalador, me está costando respirar",
  "bajé 8 kilos en un mes y me siento sin fuerzas",
  "llevo tres meses sin que me baje por entrenar tanto",
  "estamos perdidos en el cerro y oscurece",
  "me viene siguiendo un tipo mientras corro",
  "no como hace tres dias para llegar al peso de la carrera",
  "mi pata esta temblando y botando espuma en el km 35",
  "me hormiguean los labios y siento rara la garganta por la barrita",
  "dormi 20 horas y sigo sin poder levantarme desde el ultra",
];

export const seventhLookAlikes: readonly string[] = [
  "y si me canso y tengo que caminar",
  "que hago si me pierdo un entrenamiento largo",
  "bajé 8 kilos en un año corriendo estoy feliz",
  "i would die for that medal",
  "que matadora la cuesta de la costa verde, que pendiente tiene",
  "me mato entrenando y no bajo mis tiempos",
  "se me murio el reloj en plena carrera",
  "esa carrera me dejo sin aliento de lo linda",
];
