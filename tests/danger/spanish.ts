import { readPhrasings } from "./phrasings.ts";

/** How people say that something is wrong, in Spanish, with the sign that each must be taken for. */
export const spanishPhrasings = readPhrasings(`
chest-pain
  me duele el pecho cuando corro
  siento una presión fuerte en el pecho en las subidas
  tengo opresion en el pecho y la carrera es mañana
  me aprieta el pecho y se me duerme el brazo
  punzadas en el pecho al hacer series
  siento un peso enorme en el pecho
  brazo izquierdo dormido y sudo frío
  creo que me esta dando un infarto
  se me cierra el pecho en las cuestas
  me arde el pecho y la mandíbula me duele
fainting
  se me puso todo oscuro al terminar la serie
  me desmayé en la meta
  ayer me desmaye corriendo, puedo hacer los 10k?
  casi me desmayo en la ultima subida
  perdí el conocimiento unos segundos
  desperté en el suelo y no me acuerdo de nada
  me desvanecí al terminar la carrera
  se desplomo mi papa en la llegada
  no recuerdo la caída ni cómo llegué a la ambulancia
unconscious
  hay un corredor inconsciente en el puesto de hidratación
  mi esposo no respira ayuda
  mi amiga se cayó y no reacciona
  un señor se desplomó y no despierta
breathing
  no puedo respirar bien desde la carrera
  me falta el aire hasta sentado
  no me entra aire ni parado
  me ahogo por las noches después de entrenar
  me cuesta respirar subiendo escaleras
  se me pusieron los labios morados
  tengo un ataque de asma y no traigo inhalador
  me silba el pecho y no puedo hablar
heart-rhythm
  tengo palpitaciones cuando corro
  el corazon me da brincos en las series
  siento que el corazón se salta latidos
  se me dispara el pulso a 220 de repente
  el corazón se me acelera en reposo
  latidos irregulares después del maratón
  me diagnosticaron arritmia, puedo correr 21k?
  mi corazón late raro al acostarme
dizzy
  me mareo cuando corro
  me mareo y veo negro al correr
  veo borroso al final del fondo
  se me nubla la vista en las cuestas
stroke
  el brazo se me debilitó unos minutos y pasó
  se me cayó un lado de la cara
  no puede hablar bien y se le torció la boca
  se me durmió la mitad de la cara
  no puedo levantar el brazo derecho de golpe
  el peor dolor de cabeza de mi vida después de la meta
  perdí la vista de un ojo corriendo
  arrastra las palabras y tambalea
head-injury
  me caí y me golpeé la cabeza
  me di en la cabeza con una rama, sigo la carrera?
  me pegué en la frente con una piedra y sangra
  tengo una conmoción por la caída
allergy
  comí maní y siento los labios con hormigueo
  se me cierra la garganta después del gel
  me salieron ronchas en todo el cuerpo al correr
  me picó una abeja y se me hinchó la cara
  se me inflamaron los labios y la lengua
  tuve una reacción alérgica en el puesto de agua
seizure
  mi compañero está convulsionando
  le dio un ataque epiléptico en el km 30
heat-stroke
  hace mucho calor y dejé de sudar
  mi amigo está confundido y tiene la piel hirviendo
  golpe de calor, está desorientado
  con este sol ya no sudo y tengo escalofríos
  habla incoherencias después de correr con calor
  tengo 40 de temperatura corporal después de la media
too-much-water
  dedos hinchados y dolor de cabeza tras mi primer maratón
  el anillo no me sale y gané kilos en el ultra
  tomé 6 litros de agua y me duele la cabeza y vomito
  bebí demasiada agua en la maratón y estoy confundida
  tome agua en todos los puestos y tengo las manos hinchadas y nauseas
  creo que tengo hiponatremia
  tomé muchísima agua y estoy vomitando
hypothermia
  dedos blancos y duros después de la nevada
  no puedo dejar de temblar después de la lluvia
  está empapado, helado y habla raro
  tengo los dedos blancos y no los siento por el frío
  mi amiga tiene hipotermia qué hago
altitude-sickness
  me duele la cabeza en altura y tengo náuseas
  en cusco con dolor de cabeza y vómitos, corro el domingo?
  estoy a 4000 metros mareado y con dolor de cabeza
  tengo soroche fuerte y no se me quita
dark-urine
  orino sangre desde el maratón de ayer
  mi orina salió color coca cola
  mi pipí salió color té oscuro tras la carrera
  meo rojo después de correr
  orina marrón después del ultra
  no orino desde la carrera de anoche
  creo que tengo rabdomiolisis
  sangre en la orina después del fondo
clot
  tengo la pantorrilla hinchada y caliente después del vuelo
  una pierna hinchada y roja
  pantorrilla roja y duele
  se me hinchó una sola pierna
  puede ser un coágulo en la pierna?
lung-clot
  me duele al respirar hondo y la pantorrilla también
cauda-equina
  me duele la espalda y tengo dormida la entrepierna
  dolor lumbar y no puedo orinar
  no controlo la orina desde que me lastimé la espalda
  no siento las dos piernas, se me aflojan
compartment
  se me pone dura la espinilla y se me duerme el pie
  no puedo levantar el pie después de la carrera
  se me duermen los pies cada vez que corro
  la pierna parece reventar y los dedos hormiguean, está durísima
injury
  creo que me rompí el tobillo
  escuché un crack en la rodilla
  no puedo apoyar el pie desde la caída
  me atropelló un carro corriendo
  me desgarré el gemelo
  se me salió el hueso
swollen-joint
  tengo la rodilla hinchada, ¿puedo correr?
  se me inflamó el tobillo después de la serie
  derrame en la rodilla y carrera el domingo
  la rodilla se me hincha después del fondo
bone-stress
  dolor en la ingle al saltar en una pierna
  me duele la tibia de noche
  dolor en un punto del pie, cada vez peor
  no puedo saltar en una pierna, me duele la ingle al apoyar
  tengo fractura por estrés, puedo correr la media?
  la cadera me duele y cojeo
  me duele la espinilla hasta caminando
inner-bleeding
  devolví una cosa negra en la meta
  hice caca con sangre después del maratón
  vomité sangre en la meta
  tuve diarrea con sangre después del fondo
bleeding
  me corté la rodilla y no para de sangrar
  tengo una herida profunda en la mano
bite
  me mordió un perro corriendo
  me picó un alacrán en el campamento
  mordedura de serpiente en el sendero
low-sugar
  se me bajó el azúcar a 50 corriendo
  soy diabético y estoy temblando y sudando
  tengo hipoglucemias en los fondos
pregnancy-warning
  manché en la semana 14 después de correr
  estoy embarazada y sangro después de trotar
  embarazada con contracciones al correr
  tengo 20 semanas de embarazo y estoy mareada, hago la 5k?
severe-pain
  dolor insoportable en el estómago desde la carrera
  me duele muchísimo un testículo desde ayer
  un dolor terrible en la espalda, no puedo pararme
vomiting
  no paro de vomitar desde la maratón
  vomito después de cada fondo, siempre
  no retengo nada desde ayer
eating
  me provoco el vómito para bajar de peso
  casi no como para correr más ligero, 600 calorías
  tengo miedo de comer y engordar
self-harm
  ya no le encuentro sentido a nada de esto
  me quemo cada vez que fallo en una carrera
  quiero morirme
  no encuentro razones para seguir viviendo
  todos estarían mejor sin mí
  me estoy cortando los brazos
  ya no quiero vivir
  pienso en suicidarme
  quisiera dormir y no despertar
  mi vida ya no tiene sentido
  mi hermano quiere matarse
  soy una carga para mi familia
overdose
  tomo 800 mg de cafeina para el maraton?
  me tomé todo el frasco de pastillas
  tomé demasiadas pastillas
low-mood
  estoy harta de todo
  ni mis amigos lo notarían, ni mi familia
  correr era lo único que tenía y me siento vacía
  estoy deprimida y no salgo de la cama
  me dio un ataque de pánico en la largada
no-period
  hace meses que no me baja la regla y corro mucho
  se me fue el periodo desde que entreno para el maratón
  no menstruo hace un año
cortisone
  me infiltraron la rodilla ayer, compito el domingo
  me pusieron corticoide en el talón hace tres días, cuándo vuelvo a correr
  tuve una inyección de cortisona en la cadera, puedo hacer la media
opioids
  el médico me dio codeína para la espalda, puedo trotar
  tomo morfina por un dolor crónico y quiero correr 5k
  con tramadol encima aguanto el maratón?
painkillers
  puedo tomar ibuprofeno antes del maratón?
  me tomo un naproxeno antes de la carrera?
  pastillas para el dolor en un ultra
  es malo el paracetamol antes de correr 10k
  que antiinflamatorio tomo para la media
medicines
  tomo anticoagulantes, puedo hacer trail?
  estoy con antibióticos y la carrera es el domingo
  tomo betabloqueadores, a qué ritmo corro
  me recetaron un medicamento, es seguro correr?
  tomo antidepresivos y entreno para 42k
pregnancy
  estoy de 22 semanas, corro la media?
  segundo trimestre, puedo correr 5k
  puedo correr después de una cesárea
child
  tengo 14 años y quiero entrenar para maratón
  un atleta de 12 años, 60 km por semana
  mi hijo de 8 años puede correr 21k?
  mi hija tiene 10 años y quiere correr una maratón
  es seguro que mi sobrina de 9 años corra 10k
heart-condition
  tengo un soplo en el corazón y quiero hacer un maratón
fever
  tengo fiebre y la carrera es mañana
  puedo correr con gripe
  39 de fiebre y el maratón es el domingo
  salgo de covid, cuándo corro 10k
  con infección en una ampolla del pie
substances
  aspiré cocaína el viernes y corro el domingo
  nos tomamos dos botellas de ron anoche y hoy corro
  me tomé 15 chelas anoche, hago el fondo?
  consumí éxtasis ayer, maratón mañana
infection
  una línea roja me sube por el brazo desde el corte
  herida infectada y tengo escalofríos
unclear
  perdí 8 kilos en dos meses sin hacer dieta
  un bulto en la ingle cuando corro
  soy asmático y dejé el inhalador en casa, corro ahora
  presión 19 con 12, corro mañana?
  insuficiencia renal y media maratón
coughing-blood
  escupo sangre después de correr
pregnancy-race
  estoy embarazada y quiero correr una 10k
  embarazo de 12 semanas y media maratón
heart-illness
  tengo un marcapasos, puedo correr 5k?
  sufro de problemas cardíacos, hago la media?
`);
