import type { Texts } from '../../shape.ts'

export const landing: Texts['landing'] = {
  signedInAs: ({ name }) => `Inloggad som ${name}.`,
  account: 'Ditt konto',
  application: 'Del av Omsorg',
  applications: { GUIDE: 'Vårdpersonal', PRINCIPAL: 'Administration', CSP: 'Kundservice' },
  country: 'Land',
  coming: 'Det här kommer att finnas här',
  notBuilt: 'Delarna är inte byggda ännu. Det är inget fel på ditt konto.',
  principal: 'Du arbetar med kunder, deras användare och operatörerna.',
  customerService: 'Du hjälper vårdpersonal och vårdtagare hos alla kunder.',
}
