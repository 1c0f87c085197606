import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const renewalQueue: FurtherTexts['renewalQueue'] = {
  tab: 'Slutar snart',
  title: ({ count, date }) =>
    plural('sv', count, {
      zero: `Inget slutar före ${date}`,
      one: `# produkt slutar före ${date}`,
      other: `# produkter slutar före ${date}`,
    }),
  lead: 'Gå igenom dem i en följd. Inget förnyas förrän du bekräftar.',
  emptyBody: 'Förskrivningar kommer hit när de snart slutar.',
  within: 'Det som slutar inom',
  days: ({ count }) => plural('sv', count, { one: '# dag', other: '# dagar' }),
  search: 'Namn, rum eller produkt',
  order: 'Ordning',
  orders: { room: 'Efter rum', end: 'Efter slut' },
  onlyOpen: 'Bara obesvarade',
  noMatch: 'Ingen rad stämmer.',
  caption: 'Rader som snart slutar',
  columns: {
    person: 'Rum och vårdtagare',
    product: 'Produkt',
    end: 'Slutar',
    drawn: 'Hämtat av förskrivet, paket',
    next: 'Nytt, uttag',
    answer: 'Svar',
  },
  of: ({ drawn, whole }) => `${drawn} av ${whole}`,
  same: 'lika',
  byDays: ({ count }) => plural('sv', count, { zero: 'I dag', one: '# dag', other: '# dagar' }),
  row: ({ at, of, name, product, drawn, state }) =>
    `Rad ${at} av ${of}, ${name}, ${product}, hämtat ${drawn}. ${state}`,
  rowShort: ({ at, of }) => `Rad ${at} av ${of}`,
  times: ({ withdrawals, packages }) => `${withdrawals} × ${packages}`,
  plain: ({ count }) =>
    plural('sv', count, {
      one: 'Förnya # där nästan allt hämtats',
      other: 'Förnya alla # där nästan allt hämtats',
    }),
  plainDone: ({ count }) =>
    plural('sv', count, { one: '# rad fick svaret Förnya', other: '# rader fick svaret Förnya' }),
  states: { renew: 'Förnya', changed: 'Ändrad', no: 'Nej', cannot: 'Går inte', open: 'Obesvarad' },
  renew: 'Förnya',
  no: 'Nej',
  change: 'Ändra',
  less: 'Ett paket mindre',
  more: 'Ett paket till',
  toPace: ({ times }) => `Ändra till ${times}`,
  drawnLess: ({ drawn, whole }) =>
    `${drawn} av ${whole} paket hämtade: klart mindre än vad som borde ha hämtats i dag.`,
  drawnMore: ({ drawn, whole }) => `${drawn} paket hämtade, mer än de ${whole} som förskrevs.`,
  used: ({ use }) => `Förskrivet: ${use}.`,
  asked: ({ name }) => `${name} har bett om den.`,
  youSaidNo: ({ reason }) => `Du säger nej: ”${reason}”.`,
  saidNo: ({ name, date, reason }) => `${name} sade nej ${date}: ”${reason}”.`,
  open: 'Öppna förskrivningen',
  blocks: {
    notSellable: 'Säljs inte längre. Den upphör med förskrivningen.',
    needsSpecialist: 'Kräver specialist. Den ligger kvar till slutet.',
    needsDispenseHandler: 'Kräver en dispensansvarig. Den ligger kvar till slutet.',
    'renewed-meanwhile': 'Förnyades eller avslutades under tiden.',
    'row-not-found': 'Den finns inte längre här.',
  },
  byWhom: ({ name, when }) => `${name}, ${when}`,
  whyNo: 'Varför inte',
  noReasons: { investigation: 'Ny utredning först', needless: 'Behövs inte längre' },
  quick: 'Eller välj',
  noMissing: 'Skriv varför den inte förnyas.',
  noNext: 'Nej, nästa rad',
  soFar: 'Hittills',
  kept: ({ time }) => `Sparad ${time}`,
  renewedNow: 'Förnyas nu',
  start: 'Den nya börjar',
  starts: {
    'after-end': 'Dagen efter den gamla',
    'after-endHelp': 'Den gamla går att hämta ur tills dess. Det som är slut börjar i dag.',
    today: 'I dag',
    todayHelp: 'Det som förnyas upphör i den gamla i dag.',
  },
  confirm: ({ count }) => plural('sv', count, { zero: 'Bekräfta', one: 'Förnya #', other: 'Förnya #' }),
  nothing: 'Svara på minst en rad först.',
  leftOver: ({ count }) =>
    plural('sv', count, {
      zero: 'Alla rader är besvarade.',
      one: '# obesvarad rad ligger kvar i kön.',
      other: '# obesvarade rader ligger kvar i kön.',
    }),
  nextOpen: 'Nästa obesvarade',
  question: ({ count }) =>
    plural('sv', count, { zero: 'Bekräfta dina svar?', one: 'Förnya # produkt?', other: 'Förnya # produkter?' }),
  questionStart: {
    'after-end': 'De börjar dagen efter att de gamla slutar.',
    today: 'De börjar i dag, och upphör i de gamla förskrivningarna.',
  },
  changedOnes: ({ count }) =>
    plural('sv', count, {
      one: '# har ett annat antal paket än förut.',
      other: '# har ett annat antal paket än förut.',
    }),
  askedOnes: ({ count }) =>
    plural('sv', count, { one: '# begäran besvaras på samma gång.', other: '# begäranden besvaras på samma gång.' }),
  notOnes: ({ no, cannot, open }) => `Förnyas inte: ${no} nej, ${cannot} går inte, ${open} obesvarade.`,
  progress: ({ done, of }) => `${done} av ${of} skickade`,
  done: ({ count }) => plural('sv', count, { zero: 'Inget förnyades', one: '# är förnyad', other: '# är förnyade' }),
  declined: ({ count }) => plural('sv', count, { one: '# nej är noterat.', other: '# nej är noterade.' }),
  refused: ({ count }) =>
    plural('sv', count, { one: '# förnyades inte och ligger kvar:', other: '# förnyades inte och ligger kvar:' }),
  unsent: ({ count }) =>
    plural('sv', count, {
      one: '# svar skickades inte. Det är sparat: bekräfta igen.',
      other: '# svar skickades inte. De är sparade: bekräfta igen.',
    }),
  noAnswer: 'Vi fick inget besked',
  noAnswerNext: 'Dina svar står kvar. Bekräfta igen när anslutningen är tillbaka: inget förnyas två gånger.',
  hasMore: 'Fler rader slutar till dess än som får plats här. De som slutar först visas.',
  keys: {
    label: 'Tangenter',
    row: 'rad',
    renew: 'förnya, nästa',
    no: 'nej med skäl',
    pace: 'ändra till det hämtade',
    packages: 'ändra paketen',
    open: 'öppna',
    undo: 'ångra',
    confirm: 'bekräfta',
  },
  undone: 'Ångrat',
}
