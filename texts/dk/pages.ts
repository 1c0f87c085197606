import type { Texts } from '../shape.ts'

export const pages: Texts['pages'] = {
  accessDenied: {
    title: 'Du har ikke adgang her',
    body: 'Din rolle åbner ikke denne side. Spørg din administrator, hvis du har brug for den.',
    ownAccount: 'Du hjælper som en anden. Det her gør kun personen selv.',
    featureOff: 'Jeres organisation har ikke slået dette til.',
    noPlace:
      'Du er ikke knyttet til et plejested endnu. Administratoren på din plejeenhed tilføjer dig. Log derefter ind igen.',
    action: 'Gå til start',
    visitor: 'Log ind for at åbne siden.',
    otherPart: 'Siden hører til en anden del af Omsorg end den, du er logget ind i.',
    missing: 'Det mangler',
    oneIsEnough: 'Én af de rettigheder er nok.',
    rights: {
      CareRecipientRead: 'Du har ikke ret til at se borgere.',
      CRPAccountRead: 'Du har ikke ret til at se portalkonti.',
      ProductPrescriptionRead: 'Du har ikke ret til at se produkter og bevillinger.',
      ProductPrescriptionWrite: 'Du har ikke ret til at bevilge.',
      PrescriptionRenewRead: 'Du har ikke ret til at se ønsker om fornyelse.',
      InvestigationRead: 'Du har ikke ret til at se udredninger.',
      OrderRead: 'Du har ikke ret til at se bestillinger.',
      OrderWrite: 'Du har ikke ret til at bestille.',
      CarePlacePurchaseRead: 'Du har ikke ret til at købe ind til plejestedet.',
      OrganizationClientRead: 'Du har ikke ret til at se kunder og deres organisation.',
      AccessLogRead: 'Du har ikke ret til at læse adgangsloggen.',
      AppRegistrationRead: 'Du har ikke ret til at se appregistreringer.',
      NewsRead: 'Du har ikke ret til at se nyheder, der forberedes.',
      NewsWrite: 'Du har ikke ret til at skrive nyheder.',
      ReportRead: 'Du har ikke ret til at trække rapporter.',
      ReportRecieverRead: 'Du har ikke ret til at modtage rapporter.',
      NewsManager: 'Du er ikke nyhedsansvarlig hos kunden.',
      CUAdmin: 'Du er ikke administrator for en plejeenhed.',
    },
  },
  notFound: {
    title: 'Siden findes ikke',
    body: 'Adressen kan være skrevet forkert, eller siden kan være flyttet.',
    action: 'Gå til start',
  },
  failed: {
    title: 'Siden kunne ikke vises',
    body: 'Indlæs den igen. Hjælper det ikke, så kontakt kundeservice.',
    action: 'Indlæs igen',
  },
}
