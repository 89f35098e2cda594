import type { UsualQuestion } from "./usual-question.ts";

/** Clothes, shoes, watches and the sun. */
export const equipmentQuestions: readonly UsualQuestion[] = [
  {
    topic: "cold",
    asked: `
      what do i wear at minus 10
      how do i run in the cold
      como corro con frio
      how many layers in the cold
      is cotton ok in winter
      cotton or synthetic in the cold like minus 15
      algodon o sintetico con frio
      cotton or synthetic when it is freezing
      what do i wear to run in the snow
      how do i dress for minus 15
      que ropa uso con mucho frio
      cuantas capas con frio
      que me pongo para correr a 0 grados
      algodon o sintetico en invierno`,
    answer: {
      en: "Synthetic or thin wool on the skin, never cotton: it stays wet. Dress as if it were 10 degrees warmer; below 5 °C a second layer, in wind a light jacket, gloves and a band or cap in any case. Below about −15 °C or in strong wind cover face and skin; below a wind chill of −27 °C there is a risk of frostbite: run indoors.",
      es: "Sintético o lana fina junto a la piel, nunca algodón: se queda mojado. Vístete como si hiciera 10 grados más; bajo 5 °C una segunda capa, con viento una chaqueta ligera, guantes y gorro o banda siempre. Bajo −15 °C o con viento fuerte cubre cara y piel; con sensación térmica bajo −27 °C hay riesgo de congelación: corre bajo techo.",
    },
  },
  {
    topic: "cold",
    asked: `
      when is it too cold to run outside
      at what temperature should i stay inside
      is it dangerous to run in the cold
      a partir de que temperatura no se corre afuera
      es malo correr con mucho frio
      cuando hace demasiado frio para correr`,
    answer: {
      en: "Cold alone seldom stops a run; wind, wet clothes and ice do. There is a risk of frostbite when the wind chill falls below −27 °C, and sooner in wet clothes: then the treadmill is better. Asthma or heart disease: ask your doctor. Strong shivering, slurred speech or white, numb skin: get warm and get help.",
      es: "El frío solo rara vez impide correr; el viento, la ropa mojada y el hielo sí. Hay riesgo de congelación con sensación térmica bajo −27 °C, y antes con ropa mojada: mejor la caminadora. Con asma o problemas del corazón, pregunta a tu médico. Temblor fuerte, habla torpe o piel blanca y dormida: abrígate y pide ayuda.",
    },
  },
  {
    topic: "heat",
    asked: `
      what sunscreen for running
      sunscreen that does not sting my eyes when i sweat
      sunscreen gets into my eyes
      el bloqueador me arde en los ojos cuando sudo
      which spf should i use
      do i need sunscreen for a race
      how often do i put on sunscreen
      que bloqueador uso para correr
      que factor de protector solar
      cada cuanto me pongo protector solar`,
    answer: {
      en: "A broad-spectrum sunscreen of SPF 30 or more, put on before you leave, again after two hours and sooner with sweat; a cap and sunglasses help as well. The sun is stronger at altitude and over snow or water, so go higher and cover more there.",
      es: "Un protector de amplio espectro de FPS 30 o más, antes de salir, otra vez a las dos horas y antes si sudas; ayudan gorra y lentes. En altura y sobre nieve o agua el sol es más fuerte: usa más factor y cúbrete más.",
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
    topic: "shoes",
    asked: `
      do carbon shoes really make a difference
      are carbon plates only for fast runners
      is it marketing or do super shoes work for slow runners
      should i buy carbon shoes for a 2 hour half
      las zapatillas de carbono sirven si soy lento
      las zapatillas con placa valen la pena o es marketing
      cuanto mejora una zapatilla de carbono`,
    answer: {
      en: "They save most runners some energy, and it differs very much between people: in a study of Kenyan and amateur runners from a clear gain to a clear loss. Amateurs profit as well on average, at their own paces. They load calf and foot in another way, so keep them for races and a few fast sessions. Training, sleep and pacing bring more.",
      es: "Ahorran algo de energía a la mayoría, y varía muchísimo entre personas: en un estudio con kenianos y aficionados fue de una ganancia clara a una pérdida clara. En promedio también ayudan a aficionados, a sus ritmos. Cargan pantorrilla y pie de otra forma: guárdalas para carreras y pocas sesiones rápidas. Entrenar, dormir y repartir el ritmo dan más.",
    },
    sources: [
      {
        name: "Knopp et al., Variability in running economy with advanced footwear, Sports Medicine 2023",
        address: "https://link.springer.com/article/10.1007/s40279-023-01816-1",
        seen: "2026-11-30",
      },
      {
        name: "Riedl et al., carbon plate shoes of amateurs, Applied Sciences 2024",
        address: "https://ouci.dntb.gov.ua/works/988p16j9",
        seen: "2026-11-30",
      },
    ],
  },
  {
    topic: "easy-pace",
    asked: `
      explain zone 2 simply
      what is an easy run in simple words
      zone 2 for dummies
      what does easy mean
      explicame la zona 2 facil
      que significa correr suave
      que es zona 2 en palabras simples`,
    answer: {
      en: "So easy that you can chat in whole sentences and could go on for another half hour. That is zone 2, roughly 60 to 75 percent of your maximum heart rate. Only a few words come out? Slow down. Most of your week belongs there.",
      es: "Tan suave que puedes conversar con frases enteras y seguirías media hora más. Eso es la zona 2, más o menos el 60 a 75 por ciento de tu frecuencia máxima. ¿Solo salen pocas palabras? Baja. Casi toda tu semana va ahí.",
    },
  },
  {
    topic: "easy-pace",
    asked: `
      my heart rate went above 220 minus my age
      is it bad if my heart rate is higher than my max
      my watch shows a very high heart rate on easy runs
      my heart rate is 175 on an easy run
      my max heart rate is higher than the formula says
      mi pulso paso de 220 menos mi edad
      mi reloj marca 180 en un trote suave
      mi frecuencia maxima es mayor que la formula`,
    answer: {
      en: "“220 minus your age” misses many people by more than ten beats, and watches on the wrist err when it is cold or fast, so a number above it is no alarm by itself. Go by breath: whole sentences on easy runs. If your heart races or skips at rest, or comes with dizziness, chest pain or fainting, stop and see a doctor.",
      es: "“220 menos la edad” falla por más de diez latidos en mucha gente, y el reloj de muñeca se equivoca con frío o a ritmo rápido: un número mayor no es alarma por sí solo. Guíate por la respiración: frases enteras en el trote. Si el corazón se acelera o salta en reposo, o hay mareo, dolor de pecho o desmayo, para y ve al médico.",
    },
  },
  {
    topic: "shoes",
    asked: `
      should i have two pairs of shoes
      is it good to rotate running shoes
      how many pairs of running shoes do i need
      necesito dos pares de zapatillas
      es bueno alternar zapatillas
      cuantos pares de zapatillas necesito`,
    answer: {
      en: "You need not: one pair is enough to begin with. In one study runners who rotated several pairs were injured less often, and each pair has time to dry. A second pair makes sense once you run four or more days, or on trails.",
      es: "Para empezar basta un par. En un estudio, quienes alternaban varios pares se lesionaron menos, y cada par tiene tiempo de secar. Un segundo par tiene sentido si corres cuatro días o más, o en senderos.",
    },
  },
  {
    topic: "shoes",
    asked: `
      what shoe size should i buy for running
      should running shoes be bigger
      my toes hit the front of the shoe
      que talla de zapatilla para correr
      las zapatillas de correr van mas grandes
      me chocan los dedos con la punta de la zapatilla`,
    answer: {
      en: "A thumb's width before the longest toe, about half a size more than street shoes, because feet swell. Try them on in the evening with your running socks, firm at the heel and with room for the toes.",
      es: "Un pulgar de espacio delante del dedo más largo, más o menos media talla más que la de calle, porque los pies se hinchan. Pruébatelas en la tarde con tus medias de correr, firmes en el talón y con espacio para los dedos.",
    },
  },
  {
    topic: "trail-gear",
    asked: `
      how do i not get lost on a trail
      how do i follow the course on a trail race
      what if i lose the marks in a trail race
      como no me pierdo en un trail
      que hago si pierdo las marcas en el sendero
      como sigo la ruta en una carrera de montaña`,
    answer: {
      en: "Load the route on watch or phone offline before, look for the marks all the time, and if you have seen none for some minutes, go back to the last one. Carry a charged phone, a whistle and a lamp, and tell somebody where you run. Lost in fog or thunder: stay together, put on warm clothes, and call the number on your bib or the emergency number.",
      es: "Carga antes la ruta sin conexión en reloj o teléfono, busca las marcas todo el tiempo, y si hace minutos que no ves ninguna, vuelve a la última. Lleva teléfono cargado, silbato y linterna, y avisa por dónde corres. Perdido con niebla o tormenta: sigan juntos, abríguense y llamen al número del dorsal o a emergencias.",
    },
  },
  {
    topic: "skin",
    asked: `
      chafing help
      my sports bra rubs under the band
      me roza el sosten deportivo
      me roza la ropa al correr
      how do i treat chafing
      my thighs chafe when i run
      i have raw skin after a run
      chafing thats it thats the message
      vaseline or powder for my thighs
      vaseline or talc against chafing
      vaselina o talco
      vaselina o talco para las rozaduras
      y en la entrepierna si hace calor
      se me escalda la entrepierna al correr
      que hago con las rozaduras
      me rozan los muslos al correr
      me sangran los pezones al correr`,
    answer: {
      en: "Before the run grease what rubs, inner thighs, armpits, the edge of the bra, with petroleum jelly or an anti-chafing stick, plasters on the nipples, and close-fitting synthetic clothes. Raw skin: lukewarm water, mild soap, pat dry, cover until it has closed. Spreading redness, pus or fever: a doctor.",
      es: "Antes de correr engrasa lo que roza, entrepierna, axilas, borde del sostén, con vaselina o barra antirrozaduras, curitas en los pezones, y ropa sintética ajustada. Piel viva: agua tibia, jabón suave, seca sin frotar y cubre hasta que cierre. Enrojecimiento que avanza, pus o fiebre: al médico.",
    },
  },
];
