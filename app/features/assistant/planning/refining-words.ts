/** Words that relate to what was said. Spelling correction leaves them alone. */
export const refiningWords =
  `city cities town towns state province country region ciudad ciudades estado departamento provincia
  pais later earlier sooner nearby close closer closest nearest around near surroundings surrounding
  alrededores alrededor cerca cercana cercano zona area somewhere elsewhere another other whole entire
  temprano adelante despues antes siguiente proximo proxima following after before same that those
  flatter hillier steeper easier harder plana plano cheaper
  parecida parecidas parecido parecidos similares similar reputation reputacion lejos lejana lejano bajar subir
  transferable longest shortest hardest easiest flattest shorten shorter acortar acorta recortar consigna alquilar
  left leave out filters filtros condiciones vacantes cupo cupos`.split(/\s+/);
