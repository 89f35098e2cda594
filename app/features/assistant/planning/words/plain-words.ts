/**
 * Everyday words that are not names of places and are no misspelt words of ours, in English and in
 * Spanish. A place of such a name (Cool, California) counts only after `in` and the like.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `a able about above actually add after again ago all alone along already also always am an and another any anything
  are around as ask at away back bad be because become been before being below better big bit both bring but buy by
  call came can cant care check city close club coach cold come coming cool could couldnt course cut day days deal did
  didnt different do does doesnt doing done dont down drink drive during each early easy eat either else enjoy enough
  even evening ever every everyone everything exactly fall far fast feel feeling few field fine finish first flat fly
  food for friend friends from full fun gear get gets getting give go goal goes going gonna good got great group guess
  guys had half hand happen happy hard has have havent having he health hear heard heart heat heavy help her here hey
  high hill hills him his home hope hot hotel hour hours house how however hurt husband i id idea if ill im in injured
  injury inside instead into is isnt it its ive job join just keep kids kind knee know last late later least leave left
  leg legs less let lets life like line little live local long longer look looking lot love low made make many match
  matter may maybe me mean meet men might mind mine minute minutes miss moment money month months more morning most
  mother much must my myself name near need needs never new next nice night no none normal not nothing now of off often
  oh old on once one only open or other others our out over own pain paint part past peace people person place places
  plan please point poles possible pretty price prize probably problem put question quick quite rain rather read ready
  real really rest reason right road route run runner runners running runs said same saw say says season second see seem
  seems seen several shall she shirt shoe shoes short should show side similar since sister slow small so social some
  someone something son soon sorry sound speed sport start started starting state stay still stop story strong stuff
  such summer sun sure take taking talk team tell ten than thank that thats the their them then there these they thing
  things think third this those though thought three through time times tired to today together told tomorrow too took
  top town train travel treat trip true try trying turn two under until up upon us use used usually vacation very view
  visit wait walk wanna want wants warm was wasnt watch water way we wear weather week weekend weeks well went were what
  whats when where which while who whole whom whose why wife will wind winter with within without woman women wont word
  words work working world worry worth would wouldnt write wrong yeah year years yes yet you young your yours yourself
  trial trials chest match catch reach beach teach lunch march asia union hope
  a al algo algun alguna algunas algunos alla alli ambos amiga amigas amigo amigos ano anos antes apenas aqui asi aun
  aunque bajo bastante bien bueno buena buenas buenos cada calor casa casi cerca claro como comida comer con conmigo
  contra correr corro corriendo cosa cosas creo cual cuales cualquier cuando cuanta cuanto cuantos cuatro da dale dame
  dar de debe debo decir del demas dentro desde despues dia dias dice dime donde dos durante e el ella ellas ellos en
  entonces entre era eres es esa esas ese eso esos esta estaba estan estar estas este esto estos estoy facil falta
  familia favor feliz fin forma frio fue fuera fui gente gracias gran grande gusta gustan gustaria ha haber habia habra
  hace hacer hacia haciendo hago han hasta hay haya he hecho hermana hermano hijo hijos hora horas hoy igual ir irme ire
  juntos la lado largo las le lejos les lindo llegar llego llevar lo los luego lugar lugares mal manana manera mar mas
  mayor me mejor mejores menor menos mes meses mi mia mientras mil mio mis mismo misma momento mucha muchas mucho muchos
  mujer mundo muy nada nadie ni ningun ninguna no noche nos nosotros novia novio nuestra nuestro nueva nuevo nunca o
  otra otras otro otros para parece parte pasa pasado pasar paso pero persona personas pesa poca poco pocos podria
  podemos poner por porque posible primer primera primero pronto pueda puede pueden puedes puedo pues punta que queda
  quede quedan queria querria quien quienes quiere quieren quiero quisiera rapido rato realmente saber sabes salir se
  sea sean segun segunda segundo seguro ser sera seria si siempre sido siento sin sobre sol sola solo somos son soy
  su sus suave suena tal talla tambien tampoco tan tanto tarde te tener tenga tengo tiempo tiene tienen tienes tipo toca
  toda todas todavia todo todos trabajo tres tu tus un una unas uno unos va vacaciones vamos van vaya veces verla verlas verlo verlos ver verdad
  vez viaje viajar viajo vida viene vivo voy y ya yo aire playa plana plano planas planos dura duro pierna piernas rodilla zapatos
  zapatillas hermosa bonito bonita paisaje vista alta alto medalla gratis ciudad medico medica medicos sleep serio shape
  vuelvo vuelve volver vuelta climb dump should verge caliento calentar
  cansada cansado comprar compra carta election religion party print worse dying rocks stuck carro idioma perdon
  acostado nieve lleno llena expensive cuotas pague pagado
  trained expect expected fever smart cancer dolor color
  sprint mar night dog dogs general particular total water suda clima lluvia llover weather rain snow doctor results resultados
  chale hagamos hagamoslo vayamos ordena ordenar ordename ordenala ordenalas ordenamela ordenamelas sort sorted porfa porfis nomas
  causa causita pata patas chamba chambear yall ugh lol lmao jaja jajaja jeje jejeje haha hahaha caray orale hijole uf uff
  entero entera enteros enteras train trains lungs lung someone somebody`
    .split(/\s+/)
    .filter(Boolean),
);
