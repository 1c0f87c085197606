import type { Texts } from '../shape.ts'

export const pages: Texts['pages'] = {
  accessDenied: {
    title: 'Du har inte tillgång hit',
    body: 'Din roll öppnar inte den här sidan. Fråga din administratör om du behöver den.',
    ownAccount: 'Du hjälper som någon annan. Det här gör bara personen själv.',
    featureOff: 'Er organisation har inte slagit på det här.',
    noPlace:
      'Du är inte kopplad till någon vårdplats ännu. Administratören på din vårdenhet lägger till dig. Logga sedan in igen.',
    action: 'Gå till start',
    visitor: 'Logga in för att öppna sidan.',
    otherPart: 'Sidan hör till en annan del av Omsorg än den du är inloggad i.',
    missing: 'Det här saknas',
    oneIsEnough: 'En av de behörigheterna räcker.',
    rights: {
      CareRecipientRead: 'Du saknar behörighet att se vårdtagare.',
      CRPAccountRead: 'Du saknar behörighet att se portalkonton.',
      ProductPrescriptionRead: 'Du saknar behörighet att se produkter och förskrivningar.',
      ProductPrescriptionWrite: 'Du saknar behörighet att förskriva.',
      PrescriptionRenewRead: 'Du saknar behörighet att se begäran om förnyelse.',
      InvestigationRead: 'Du saknar behörighet att se utredningar.',
      OrderRead: 'Du saknar behörighet att se beställningar.',
      OrderWrite: 'Du saknar behörighet att beställa.',
      CarePlacePurchaseRead: 'Du saknar behörighet att köpa in till vårdplatsen.',
      OrganizationClientRead: 'Du saknar behörighet att se kunder och deras organisation.',
      AccessLogRead: 'Du saknar behörighet att läsa åtkomstloggen.',
      AppRegistrationRead: 'Du saknar behörighet att se appregistreringar.',
      NewsRead: 'Du saknar behörighet att se nyheter som förbereds.',
      NewsWrite: 'Du saknar behörighet att skriva nyheter.',
      ReportRead: 'Du saknar behörighet att ta ut rapporter.',
      ReportRecieverRead: 'Du saknar behörighet att ta emot rapporter.',
      NewsManager: 'Du är inte nyhetsansvarig hos kunden.',
      CUAdmin: 'Du är inte administratör för någon vårdenhet.',
    },
  },
  notFound: {
    title: 'Sidan finns inte',
    body: 'Adressen kan vara felskriven, eller så har sidan flyttats.',
    action: 'Gå till start',
  },
  failed: {
    title: 'Sidan kunde inte visas',
    body: 'Ladda om den. Hjälper det inte, kontakta kundservice.',
    action: 'Ladda om',
  },
}
