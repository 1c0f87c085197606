import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const unitUsers: FurtherTexts['unitUsers'] = {
  title: 'Brugere',
  lead: 'De, der hører til dine plejeenheder.',
  search: 'Søg bruger',
  add: 'Ny bruger',
  export: 'Hent som Excel',
  exported: 'Listen er gemt.',
  file: 'Brugere',
  places: 'Plejesteder',
  count: ({ count }) => plural('dk', count, { zero: 'Ingen brugere', one: '# bruger', other: '# brugere' }),
  empty: 'Ingen hører til dine plejeenheder endnu',
  emptyNext: 'De står her, når de er tilføjet.',
  nothingFoundNext: 'Brugere findes på en del af navnet, brugernavnet eller e-mailadressen.',
  made: ({ who }) => `${who} er tilføjet.`,
  placeHelp: 'Det sted, der er valgt ved login. Rollerne dér giver du, når brugeren er tilføjet.',
  choosePlace: 'Vælg plejested',
  noPlaces: 'Dine plejeenheder har ingen plejesteder endnu',
  noPlacesNext: 'En bruger begynder på et plejested. Bed din administrator om at tilføje et.',
  back: 'Alle brugere',
  elsewhere: 'Arbejder også uden for dine plejeenheder',
  elsewhereNext:
    'Derfor er det kundeservice, der ændrer oplysningerne og kontoen. Rollerne på dine egne plejesteder ændrer du selv.',
  own: 'Det er din egen konto',
  ownNext: 'Dine egne oplysninger ændrer du på Mine sider. En anden administrator må ændre dine roller.',
  roles: 'Roller på dine plejesteder',
  areasOf: ({ role, place }) => `Områder for ${role}, ${place}`,
}
