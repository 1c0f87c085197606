import type { Texts } from '../../shape.ts'

export const carePlaceChoice: Texts['carePlaceChoice'] = {
  title: 'Missä työskentelet tänään?',
  lead: 'Näet valitsemasi hoitopaikan asiakkaat ja asetukset.',
  clientTitle: 'Kenelle työskentelet tänään?',
  clientLead: 'Valitse ensin sopimusorganisaatio ja sitten hoitopaikka.',
  search: 'Hae hoitopaikkaa',
  choose: 'Valitse',
  isDefault: 'Oletus',
  makeDefault: 'Aloita aina tästä',
  noHits: 'Hakua vastaavaa hoitopaikkaa ei ole.',
  changing: 'Vaihdetaan hoitopaikkaa',
  isCurrent: 'Työskentelet nyt täällä',
  offered: 'Valittavat hoitopaikat',
}
