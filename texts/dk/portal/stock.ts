import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const stock: FurtherPortalTexts['stock'] = {
  title: 'Tæl, hvad der er derhjemme',
  lead: 'Cirka er nok. Så ved vi, hvornår det er tid til at bestille.',
  which: ({ at, all }) => `Ting ${at} af ${all}`,
  whole: 'Hele pakker',
  opened: 'Åbnet pakke',
  parts: {
    none: 'Ingen',
    little: 'Lidt tilbage',
    half: 'Halv fuld',
    most: 'Næsten fuld',
  },
  about: ({ count }) => plural('dk', count, { one: 'Cirka # styk', other: 'Cirka # stykker' }),
  save: 'Gem og næste',
  saveLast: 'Gem',
  noneLeft: 'Der er ikke mere',
  skip: 'Spring den over',
  saved: 'Gemt. Nu ved vi mere.',
  savedLead: 'Sygeplejersken ser det også.',
  keptHere: 'Det venter på telefonen og sendes, når nettet er tilbage.',
  meanwhile: 'Nogen har talt imens. Se på antallet, og gem igen.',
  hasCome: ({ day }) => `Er pakken fra ${day} kommet?`,
  yes: 'Ja',
  no: 'Nej',
  none: 'Intet at tælle',
}
