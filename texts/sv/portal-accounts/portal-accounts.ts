import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const portalAccounts: FurtherTexts['portalAccounts'] = {
  title: 'Portalkonton',
  tab: 'Portalkonton',
  note: 'För den som själv vill se, beställa och be om förnyelse i vårdtagarportalen.',
  give: 'Ge ett konto',
  empty: 'Ingen har ett konto än',
  everybody: 'Alla i uppgifterna har redan ett konto.',
  emptyNext: 'Med ett konto kan personen, eller den som företräder hen, följa vad som beställs.',
  off: 'Er vårdplats använder inte portalkonton.',
  holders: { self: 'Eget konto', guardian: 'Vårdnadshavare', trustee: 'God man' },
  hidden: 'Namnet är dolt',
  columns: { holder: 'Innehavare', contact: 'Kontakt', status: 'Status', actions: 'Åtgärder' },
  status: { created: 'Mejl på väg', 'mail-sent': 'Mejl skickat', active: 'Aktivt' },
  sent: ({ time, date }) => `${time}, gäller till ${date}`,
  linkEnded: ({ date }) => `Länken gick ut ${date}.`,
  activeSince: ({ date }) => `Sedan ${date}`,
  failed: 'Mejlet kom inte fram',
  failedNext: 'Kontrollera adressen med innehavaren. Ta bort kontot och ge ett nytt om den är fel.',
  consent: ({ date, by }) => (by === '' ? `Samtycke ${date}` : `Samtycke ${date}, ${by}`),
  accessEnd: {
    'no-longer-representative': 'Står inte längre i uppgifterna. Kontot visar inget mer om personen.',
    'of-age': 'Personen är myndig. Kontot visar inget mer om hen.',
  },
  resend: 'Skicka igen',
  alreadyActive: 'Redan aktivt',
  resendQuestion: 'Skicka ett nytt mejl?',
  resendBody: 'Länken i det förra mejlet slutar gälla. Den nya gäller i 7 dagar.',
  resent: 'Ett nytt mejl är på väg.',
  remove: 'Ta bort',
  removeQuestion: ({ name }) => (name === '' ? 'Ta bort kontot?' : `Ta bort kontot för ${name}?`),
  removeOne: 'Bara för den här personen',
  removeOneLast: 'Kontot gäller ingen annan och raderas.',
  removeOneKept: ({ count }) =>
    plural('sv', count, {
      one: 'Kontot finns kvar för # annan person.',
      other: 'Kontot finns kvar för # andra personer.',
    }),
  removeAll: ({ count }) => plural('sv', count, { one: 'För # person', other: 'För alla # personer' }),
  removeAllHelp: 'Kontot raderas och den som använder det loggas ut direkt.',
  removeAllSure: 'Ja, radera kontot',
  removeAllAsk: 'Kontot raderas även för personer på andra vårdplatser. Tryck en gång till för att radera.',
  removeKeeps: 'Det som har beställts och samtycket finns kvar i historiken.',
  removeAction: 'Ta bort kontot',
  removedOne: 'Kontot gäller inte längre den här personen.',
  removedAll: 'Kontot är raderat.',
  keep: 'Behåll',
  form: {
    title: 'Ge ett konto',
    lead: ({ name }) =>
      name === ''
        ? 'Portalen är för den som själv vill se, beställa och be om förnyelse för personen.'
        : `Portalen är för den som själv vill se, beställa och be om förnyelse för ${name}.`,
    who: 'Vem får kontot?',
    nobody: 'Ingen kan få ett konto nu.',
    email: 'E-post',
    emailConfirm: 'E-post en gång till',
    emailsDiffer: 'Inte samma som den första. Skriv den igen.',
    mobile: 'Mobil',
    mobileHelp: 'Koden vid inloggning skickas hit.',
    consent: ({ name }) =>
      name === ''
        ? 'Innehavaren samtycker till att uppgifterna används för kontot'
        : `${name} samtycker till att uppgifterna används för kontot`,
    consentHelp: ({ date }) => `Sparas med dagens datum, ${date}, och ditt namn.`,
    consentMissing: 'Be om samtycke och markera det här. Utan det går det inte att skapa ett konto.',
    mailNote: 'Innehavaren får ett mejl med en länk. Den gäller i 7 dagar och kan användas en gång.',
    next: 'Gå vidare',
    checkTitle: 'Läs upp uppgifterna',
    checkLead: 'Läs upp e-post och mobilnummer för innehavaren. De går inte att ändra här sedan.',
    correct: 'Ändra',
    create: 'Skapa konto och skicka mejl',
    created: 'Kontot är skapat och mejlet är på väg.',
    joined: 'Kontot som redan fanns gäller nu även den här personen. Inget mejl behövdes.',
    discard: 'Stänga utan att ge ett konto? Det du har skrivit försvinner.',
  },
  blocks: {
    'setting-off': 'Er vårdplats använder inte portalkonton.',
    'recipient-deceased': 'Personen är avliden.',
    'recipient-inactive': 'Personen är inaktiv. Aktivera först.',
    'recipient-inactive-at-place': 'Personen är inaktiv på den här vårdplatsen.',
    'has-account': 'Har redan ett konto.',
    'of-age': 'Personen är myndig, så en vårdnadshavare kan inte ha konto.',
    'two-already': 'Två andra har redan konton, fler går inte.',
    'not-adult': 'Är under 18 år. Bara vuxna kan ha konto.',
    'age-unknown': 'Åldern är okänd. Fyll i personnumret i uppgifterna först.',
  },
  mail: {
    subject: 'Ditt konto i vårdtagarportalen',
    text: ({ address, count }) =>
      plural('sv', count, {
        one: 'Du har fått ett konto i vårdtagarportalen. Aktivera det inom # dag:',
        other: 'Du har fått ett konto i vårdtagarportalen. Aktivera det inom # dagar:',
      }) +
      `\n\n${address}\n\nLänken kan användas en gång. Vet du inte vad det gäller behöver du inte göra något. Svar läses inte.`,
  },
}
