import type { Texts } from '../../shape.ts'

export const carePlaceChoice: Texts['carePlaceChoice'] = {
  title: 'Var arbetar du i dag?',
  lead: 'Du ser vårdtagare och inställningar för den vårdplats du väljer.',
  clientTitle: 'Vem arbetar du för i dag?',
  clientLead: 'Välj kund och sedan vårdplats.',
  search: 'Sök vårdplats',
  isDefault: 'Förval',
  makeDefault: 'Börja här varje gång',
  noHits: 'Ingen vårdplats passar sökningen.',
  isCurrent: 'Här arbetar du nu',
  offered: 'Vårdplatser att välja',
}
