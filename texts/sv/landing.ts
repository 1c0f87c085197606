import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const landing: Texts['landing'] = {
  principal: {
    title: 'Vad vill du arbeta med?',
    lead: 'Välj en kund, en användare eller en operatör, eller sök.',
    search: 'Sök kund, vårdenhet eller vårdplats',
    newClient: 'Ny kund',
    newUser: 'Ny användare',
    newOperator: 'Ny operatör',
    nothingChosen: 'Välj något i listan för att se och ändra det.',
    expand: 'Fäll ut',
    collapse: 'Fäll ihop',
    clients: ({ count }) => plural('sv', count, { one: '# kund', other: '# kunder' }),
    hitsOf: ({ count, of }) =>
      plural('sv', count, { one: `# träff av ${of} enheter`, other: `# träffar av ${of} enheter` }),
  },
  customerService: {
    title: 'Vem hjälper du?',
    lead: 'Sök vårdtagaren på namn eller personnummer.',
    careRecipients: 'Vårdtagare',
    organisation: 'Organisation',
    replaceItems: 'Byt artiklar',
    agreements: 'Avtal',
    helpAsUser: 'Hjälp som användare',
  },
}
