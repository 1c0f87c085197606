import type { Texts } from '../../shape.ts'

export const carePlaceChoice: Texts['carePlaceChoice'] = {
  title: 'Missä työskentelet tänään?',
  lead: 'Näet valitsemasi hoitopaikan asiakkaat ja asetukset.',
  clientTitle: 'Kenelle työskentelet tänään?',
  clientLead: 'Valitse ensin sopimusorganisaatio ja sitten hoitopaikka.',
  search: 'Hae hoitopaikkaa',
  isDefault: 'Oletus',
  makeDefault: 'Aloita aina tästä',
  noHits: 'Hakua vastaavaa hoitopaikkaa ei ole.',
  isCurrent: 'Työskentelet nyt täällä',
  offered: 'Valittavat hoitopaikat',
}
