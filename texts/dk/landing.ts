import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const landing: Texts['landing'] = {
  principal: {
    title: 'Hvad vil du arbejde med?',
    lead: 'Vælg en kunde, en bruger eller en operatør, eller søg.',
    search: 'Søg kunde, plejeenhed eller plejested',
    newClient: 'Ny kunde',
    newUser: 'Ny bruger',
    newOperator: 'Ny operatør',
    nothingChosen: 'Vælg noget på listen for at se og ændre det.',
    expand: 'Fold ud',
    collapse: 'Fold sammen',
    clients: ({ count }) => plural('dk', count, { one: '# kunde', other: '# kunder' }),
    hitsOf: ({ count, of }) =>
      plural('dk', count, { one: `# resultat af ${of} enheder`, other: `# resultater af ${of} enheder` }),
  },
  customerService: {
    title: 'Hvem hjælper du?',
    lead: 'Søg borgeren på navn eller personnummer.',
    careRecipients: 'Borgere',
    organisation: 'Organisation',
    replaceItems: 'Udskift varer',
    agreements: 'Aftaler',
    helpAsUser: 'Hjælp som bruger',
  },
}
