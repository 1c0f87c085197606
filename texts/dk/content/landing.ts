import type { Texts } from '../../shape.ts'

export const landing: Texts['landing'] = {
  signedInAs: ({ name }) => `Logget ind som ${name}.`,
  account: 'Din konto',
  application: 'Del af Omsorg',
  applications: { GUIDE: 'Plejepersonale', PRINCIPAL: 'Administration', CSP: 'Kundeservice' },
  country: 'Land',
  coming: 'Det kommer her',
  notBuilt: 'Disse dele er ikke bygget endnu. Der er ikke noget galt med din konto.',
  principal: 'Du arbejder med kunder, deres brugere og operatørerne.',
  customerService: 'Du hjælper plejepersonale og borgere hos alle kunder.',
}
