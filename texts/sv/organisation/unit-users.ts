import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const unitUsers: FurtherTexts['unitUsers'] = {
  title: 'Användare',
  lead: 'De som hör till dina vårdenheter.',
  search: 'Sök användare',
  add: 'Ny användare',
  export: 'Hämta som Excel',
  exported: 'Listan är sparad.',
  file: 'Användare',
  places: 'Vårdplatser',
  count: ({ count }) => plural('sv', count, { zero: 'Inga användare', one: '# användare', other: '# användare' }),
  empty: 'Ingen hör till dina vårdenheter än',
  emptyNext: 'De står här när de har lagts till.',
  nothingFoundNext: 'Användare hittas på en del av namnet, användarnamnet eller e-postadressen.',
  made: ({ who }) => `${who} är tillagd.`,
  placeHelp: 'Den plats som är vald vid inloggning. Rollerna där ger du när användaren är tillagd.',
  choosePlace: 'Välj vårdplats',
  noPlaces: 'Dina vårdenheter har inga vårdplatser än',
  noPlacesNext: 'En användare börjar på en vårdplats. Be din administratör lägga till en.',
  back: 'Alla användare',
  elsewhere: 'Arbetar även utanför dina vårdenheter',
  elsewhereNext:
    'Därför är det kundservice som ändrar uppgifterna och kontot. Rollerna på dina egna vårdplatser ändrar du själv.',
  own: 'Det här är ditt eget konto',
  ownNext: 'Dina egna uppgifter ändrar du på Mina sidor. En annan administratör får ändra dina roller.',
  roles: 'Roller på dina vårdplatser',
  areasOf: ({ role, place }) => `Områden för ${role}, ${place}`,
}
