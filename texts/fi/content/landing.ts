import type { Texts } from '../../shape.ts'

export const landing: Texts['landing'] = {
  signedInAs: ({ name }) => `Kirjautuneena ${name}.`,
  account: 'Oma tilisi',
  application: 'Omsorgin osa',
  applications: { GUIDE: 'Hoitohenkilöstö', PRINCIPAL: 'Hallinta', CSP: 'Asiakaspalvelu' },
  country: 'Maa',
  coming: 'Mitä tänne tulee',
  notBuilt: 'Näitä osia ei ole vielä tehty. Käyttäjätilissäsi ei ole vikaa.',
  principal: 'Käsittelet sopimusorganisaatioita, niiden käyttäjiä ja operaattoreita.',
  customerService: 'Autat hoitohenkilöstöä ja asiakkaita kaikissa sopimusorganisaatioissa.',
}
