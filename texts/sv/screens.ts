import type { Texts } from '../shape.ts'

export const screens: Texts['screens'] = {
  home: {
    title: 'Start',
    purpose: 'Här börjar du, med hjälp och ett formulär för frågor.',
  },
  login: {
    title: 'Logga in',
    purpose: 'Loggar in dig med lösenord, kort eller arbetskonto.',
  },
  twoFactor: {
    title: 'Skriv din kod',
    purpose: 'Tar emot koden som slutför inloggningen.',
  },
  disclaimer: {
    title: 'Villkor',
    purpose: 'Berättar vem som ansvarar för vad i Omsorg.',
  },
  contactForm: {
    title: 'Kontakta oss',
    purpose: 'Skickar din fråga till kundservice.',
  },
  help: {
    title: 'Hjälp',
    purpose: 'Svarar på de vanligaste frågorna.',
  },
  inquiry: {
    title: 'Ställ en fråga',
    purpose: 'Skickar en förfrågan utan inloggning.',
  },
  cardLogin: {
    title: 'Logga in med kort',
    purpose: 'Tar dig till korttjänsten och tillbaka.',
  },
  directoryLogin: {
    title: 'Logga in med arbetskonto',
    purpose: 'Loggar in dig genom din organisation.',
  },
  therapyAreaInformation: {
    title: 'Terapiområden',
    purpose: 'Förklarar terapiområdena och deras produkter.',
  },
  accessibility: {
    title: 'Tillgänglighet',
    purpose: 'Berättar hur tillgänglig Omsorg är och var du rapporterar brister.',
  },
  selectClientCarePlace: {
    title: 'Välj kund och vårdplats',
    purpose: 'Väljer vem du arbetar för och var i dag.',
  },
  selectCarePlace: {
    title: 'Välj vårdplats',
    purpose: 'Väljer var du arbetar i dag.',
  },
  accessDenied: {
    title: 'Ingen tillgång',
    purpose: 'Berättar att din roll inte öppnar en sida.',
  },
  myPages: {
    title: 'Mina sidor',
    purpose: 'Samlar nyheter, manualer, kontakt och ditt avtal.',
  },
  renewRequests: {
    title: 'Förnyelser',
    purpose: 'Visar begäran om förnyad förskrivning, som du godkänner eller avslår.',
  },
  productCatalog: {
    title: 'Sortiment',
    purpose: 'Visar alla produkter du får förskriva eller beställa.',
  },
  careRecipients: {
    title: 'Vårdtagare',
    purpose: 'Visar vem som behöver något, mest brådskande först.',
  },
  handleProducts: {
    title: 'Produkter',
    purpose: 'Visar vad en vårdtagare använder, vad som är kvar och vad som kommer härnäst.',
  },
  orderHistory: {
    title: 'Orderhistorik',
    purpose: 'Visar vad som är beställt och var det är nu.',
  },
  orderDetails: {
    title: 'Order',
    purpose: 'Visar en order med rader, delar och händelser.',
  },
  selectedProductHistory: {
    title: 'Valda produkter',
    purpose: 'Visar vilka produkter som har valts till personen, och när.',
  },
  prescriptionHistory: {
    title: 'Förskrivningar',
    purpose: 'Visar nuvarande och tidigare förskrivningar och vem som ändrat dem.',
  },
  investigationHistory: {
    title: 'Utredningar',
    purpose: 'Visar utredningar per terapiområde och vad de visade.',
  },
  planning: {
    title: 'Planering',
    purpose: 'Planerar användningen över dygn och vecka i en kalender.',
  },
  productSelectionDirect: {
    title: 'Välj produkt',
    purpose: 'Hittar och jämför produkter till en vårdtagare.',
  },
  productSelectionGuided: {
    title: 'Guidat val',
    purpose: 'Föreslår produkter som passar en utredning.',
  },
  investigation: {
    title: 'Utredning',
    purpose: 'Dokumenterar behovet innan en produkt väljs.',
  },
  prescriptionWizard: {
    title: 'Förskriv',
    purpose: 'Skapar eller ändrar en förskrivning steg för steg.',
  },
  productGroups: {
    title: 'Produktgrupper',
    purpose: 'Visar varianter, storlekar och smaker av valda produkter.',
  },
  carePlaceProducts: {
    title: 'Produkter till vårdplatsen',
    purpose: 'Väljer produkter till vårdplatsens förråd.',
  },
  carePlaceCart: {
    title: 'Valt till vårdplatsen',
    purpose: 'Samlar det som vårdplatsen ska beställa.',
  },
  compareProducts: {
    title: 'Jämför produkter',
    purpose: 'Visar upp till fyra produkter sida vid sida.',
  },
  carePlaceOverview: {
    title: 'Vårdplatsens översikt',
    purpose: 'Visar veckans behov, förnyelser som väntar och order på väg.',
  },
  carePlaceSelectedProducts: {
    title: 'Valda produkter',
    purpose: 'Visar det som är valt på vårdplatsen men inte beställt.',
  },
  selectionHistory: {
    title: 'Urvalshistorik',
    purpose: 'Visar vårdplatsens tidigare val.',
  },
  preliminaryOrders: {
    title: 'Preliminära order',
    purpose: 'Sparar order och favoriter att börja från.',
  },
  carePlaceHomeDelivery: {
    title: 'Hemleverans',
    purpose: 'Visar vårdtagarna som får leverans hem.',
  },
  productClaims: {
    title: 'Reklamationer',
    purpose: 'Visar felaktiga produkter och returer, och svaren.',
  },
  addProductClaim: {
    title: 'Ny reklamation',
    purpose: 'Anmäler en felaktig produkt eller begär en retur.',
  },
  orderHomeDelivery: {
    title: 'Beställ hemleverans',
    purpose: 'Beställer produkter hem till en person.',
  },
  orderWithdrawal: {
    title: 'Beställ från förskrivning',
    purpose: 'Beställer ett uttag, ifyllt från förskrivningen.',
  },
  groupOrder: {
    title: 'Grupporder',
    purpose: 'Beställer till många vårdtagare, eller förrådet, på en gång.',
  },
  nursingHomeOrder: {
    title: 'Boendeorder',
    purpose: 'Beställer per boende, levererat samlat till boendet.',
  },
  crpOrderOverview: {
    title: 'Order från vårdtagarportalen',
    purpose: 'Visar en order som personen lagt i portalen.',
  },
  manageNews: {
    title: 'Nyheter',
    purpose: 'Visar nyheter till vårdpersonal, med utkast.',
  },
  editNews: {
    title: 'Skriv nyhet',
    purpose: 'Skriver en nyhet och väljer vem som ser den.',
  },
  editStaticContent: {
    title: 'Redigera innehåll',
    purpose: 'Skriver hjälp, villkor och underhållstexter på alla språk.',
  },
  guideAdministrationUsers: {
    title: 'Vårdenhetens användare',
    purpose: 'Visar användarna på dina vårdenheter, även som Excel.',
  },
  handleUser: {
    title: 'Användare',
    purpose: 'Skapar eller ändrar en användare och vårdplatserna.',
  },
  carePlaceRequest: {
    title: 'Begär en vårdplats',
    purpose: 'Ber kundservice via e-post att lägga upp en vårdplats.',
  },
  reports: {
    title: 'Rapporter',
    purpose: 'Skapar rapporter att ladda ner som Excel.',
  },
  organisationClients: {
    title: 'Kunder',
    purpose: 'Håller kunder, vårdenheter och vårdplatser med deras inställningar.',
  },
  organisationUsers: {
    title: 'Användare',
    purpose: 'Håller användare, deras roller och hur de loggar in.',
  },
  organisationOperators: {
    title: 'Operatörer',
    purpose: 'Håller dem som administrerar och hjälper.',
  },
  utilities: {
    title: 'Verktyg',
    purpose: 'Samlar administrationens verktyg.',
  },
  cspCareRecipients: {
    title: 'Vårdtagare',
    purpose: 'Hittar den vårdtagare du får hjälpa till med.',
  },
  anonymize: {
    title: 'Anonymisera',
    purpose: 'Tar bort vem en person var och behåller siffrorna.',
  },
  manageInformation: {
    title: 'Information',
    purpose: 'Visar meddelanden till vårdpersonal.',
  },
  editInformation: {
    title: 'Skriv information',
    purpose: 'Skriver ett meddelande och väljer när det visas.',
  },
  itemReplacement: {
    title: 'Byt artiklar',
    purpose: 'Byter en artikel mot en annan i alla förskrivningar.',
  },
  itemAgreement: {
    title: 'Avtal',
    purpose: 'Visar i vilka avtal en artikel finns.',
  },
  demoMailbox: {
    title: 'Demobrevlåda',
    purpose: 'Visar mejl och sms som skulle ha skickats.',
  },
  demoErp: {
    title: 'Demo-affärssystem',
    purpose: 'Styr hur den påhittade leverantören svarar på order.',
  },
}
