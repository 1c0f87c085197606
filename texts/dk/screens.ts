import type { Texts } from '../shape.ts'

export const screens: Texts['screens'] = {
  home: {
    title: 'Start',
    purpose: 'Her begynder du, med hjælp og en formular til spørgsmål.',
  },
  login: {
    title: 'Log ind',
    purpose: 'Logger dig ind med adgangskode, kort eller arbejdskonto.',
  },
  twoFactor: {
    title: 'Skriv din kode',
    purpose: 'Tager imod koden, der gør dit log ind færdigt.',
  },
  disclaimer: {
    title: 'Vilkår',
    purpose: 'Fortæller, hvem der svarer for hvad i Omsorg.',
  },
  contactForm: {
    title: 'Kontakt os',
    purpose: 'Sender dit spørgsmål til kundeservice.',
  },
  help: {
    title: 'Hjælp',
    purpose: 'Svarer på de mest almindelige spørgsmål.',
  },
  inquiry: {
    title: 'Stil et spørgsmål',
    purpose: 'Sender en forespørgsel uden log ind.',
  },
  cardLogin: {
    title: 'Log ind med kort',
    purpose: 'Fører dig til korttjenesten og tilbage.',
  },
  directoryLogin: {
    title: 'Log ind med arbejdskonto',
    purpose: 'Logger dig ind gennem din organisation.',
  },
  therapyAreaInformation: {
    title: 'Terapiområder',
    purpose: 'Forklarer terapiområderne og deres produkter.',
  },
  accessibility: {
    title: 'Tilgængelighed',
    purpose: 'Fortæller, hvor tilgængelig Omsorg er, og hvor du melder mangler.',
  },
  selectClientCarePlace: {
    title: 'Vælg kunde og plejested',
    purpose: 'Vælger, hvem du arbejder for og hvor i dag.',
  },
  selectCarePlace: {
    title: 'Vælg plejested',
    purpose: 'Vælger, hvor du arbejder i dag.',
  },
  accessDenied: {
    title: 'Ingen adgang',
    purpose: 'Fortæller, at din rolle ikke åbner en side.',
  },
  myPages: {
    title: 'Mine sider',
    purpose: 'Samler nyheder, vejledninger, kontakt og din aftale.',
  },
  renewRequests: {
    title: 'Fornyelser',
    purpose: 'Viser ønsker om fornyelse af en bevilling, som du godkender eller afviser.',
  },
  productCatalog: {
    title: 'Sortiment',
    purpose: 'Viser alle produkter, du må bevilge eller bestille.',
  },
  careRecipients: {
    title: 'Borgere',
    purpose: 'Viser, hvem der har brug for noget, det mest presserende først.',
  },
  handleProducts: {
    title: 'Produkter',
    purpose: 'Viser, hvad en borger bruger, hvad der er tilbage, og hvad der er det næste.',
  },
  orderHistory: {
    title: 'Bestillingshistorik',
    purpose: 'Viser, hvad der er bestilt, og hvor det er nu.',
  },
  orderDetails: {
    title: 'Bestilling',
    purpose: 'Viser en bestilling med linjer, dele og hændelser.',
  },
  selectedProductHistory: {
    title: 'Valgte produkter',
    purpose: 'Viser, hvilke produkter der er valgt til personen, og hvornår.',
  },
  prescriptionHistory: {
    title: 'Bevillinger',
    purpose: 'Viser nuværende og tidligere bevillinger, og hvem der har ændret dem.',
  },
  investigationHistory: {
    title: 'Udredninger',
    purpose: 'Viser udredninger pr. terapiområde, og hvad de viste.',
  },
  planning: {
    title: 'Planlægning',
    purpose: 'Planlægger brugen over døgn og uge i en kalender.',
  },
  productSelectionDirect: {
    title: 'Vælg produkt',
    purpose: 'Finder og sammenligner produkter til en borger.',
  },
  productSelectionGuided: {
    title: 'Guidet valg',
    purpose: 'Foreslår produkter, der passer til en udredning.',
  },
  investigation: {
    title: 'Udredning',
    purpose: 'Beskriver behovet, før et produkt vælges.',
  },
  prescriptionWizard: {
    title: 'Bevilg',
    purpose: 'Opretter eller ændrer en bevilling trin for trin.',
  },
  productGroups: {
    title: 'Produktgrupper',
    purpose: 'Viser varianter, størrelser og smage af valgte produkter.',
  },
  carePlaceProducts: {
    title: 'Produkter til plejestedet',
    purpose: 'Vælger produkter til plejestedets lager.',
  },
  carePlaceCart: {
    title: 'Valgt til plejestedet',
    purpose: 'Samler det, plejestedet vil bestille.',
  },
  compareProducts: {
    title: 'Sammenlign produkter',
    purpose: 'Viser op til fire produkter side om side.',
  },
  carePlaceOverview: {
    title: 'Plejestedets overblik',
    purpose: 'Viser ugens behov, fornyelser der venter, og bestillinger på vej.',
  },
  carePlaceSelectedProducts: {
    title: 'Valgte produkter',
    purpose: 'Viser det, der er valgt på plejestedet, men ikke bestilt.',
  },
  selectionHistory: {
    title: 'Valghistorik',
    purpose: 'Viser plejestedets tidligere valg.',
  },
  preliminaryOrders: {
    title: 'Foreløbige bestillinger',
    purpose: 'Gemmer bestillinger og favoritter at begynde fra.',
  },
  carePlaceHomeDelivery: {
    title: 'Hjemmelevering',
    purpose: 'Viser de borgere, der får leveret hjemme.',
  },
  productClaims: {
    title: 'Reklamationer',
    purpose: 'Viser defekte produkter og returneringer, og svarene.',
  },
  addProductClaim: {
    title: 'Ny reklamation',
    purpose: 'Melder et defekt produkt eller beder om returnering.',
  },
  orderHomeDelivery: {
    title: 'Bestil hjemmelevering',
    purpose: 'Bestiller produkter hjem til en person.',
  },
  orderWithdrawal: {
    title: 'Bestil fra bevilling',
    purpose: 'Bestiller en udlevering, udfyldt fra bevillingen.',
  },
  groupOrder: {
    title: 'Gruppebestilling',
    purpose: 'Bestiller til mange borgere, eller lageret, på én gang.',
  },
  nursingHomeOrder: {
    title: 'Plejehjemsbestilling',
    purpose: 'Bestiller pr. beboer, leveret samlet til plejehjemmet.',
  },
  crpOrderOverview: {
    title: 'Bestilling fra borgerportalen',
    purpose: 'Viser en bestilling, som personen har lavet i portalen.',
  },
  manageNews: {
    title: 'Nyheder',
    purpose: 'Viser nyheder til plejepersonale, med kladder.',
  },
  editNews: {
    title: 'Skriv nyhed',
    purpose: 'Skriver en nyhed og vælger, hvem der ser den.',
  },
  editStaticContent: {
    title: 'Rediger indhold',
    purpose: 'Skriver hjælp, vilkår og vedligeholdelsestekster på alle sprog.',
  },
  guideAdministrationUsers: {
    title: 'Plejeenhedens brugere',
    purpose: 'Viser brugerne på dine plejeenheder, også som Excel.',
  },
  handleUser: {
    title: 'Bruger',
    purpose: 'Opretter eller ændrer en bruger og plejestederne.',
  },
  carePlaceRequest: {
    title: 'Bed om et plejested',
    purpose: 'Beder kundeservice pr. e-mail om at oprette et plejested.',
  },
  reports: {
    title: 'Rapporter',
    purpose: 'Laver rapporter til at hente som Excel.',
  },
  organisationClients: {
    title: 'Kunder',
    purpose: 'Holder styr på kunder, plejeenheder og plejesteder med deres indstillinger.',
  },
  organisationUsers: {
    title: 'Brugere',
    purpose: 'Holder styr på brugere, deres roller og hvordan de logger ind.',
  },
  organisationOperators: {
    title: 'Operatører',
    purpose: 'Holder styr på dem, der administrerer og hjælper.',
  },
  utilities: {
    title: 'Værktøjer',
    purpose: 'Samler administrationens værktøjer.',
  },
  cspCareRecipients: {
    title: 'Borgere',
    purpose: 'Finder den borger, du må hjælpe med.',
  },
  anonymize: {
    title: 'Anonymiser',
    purpose: 'Fjerner, hvem en person var, og beholder tallene.',
  },
  manageInformation: {
    title: 'Information',
    purpose: 'Viser beskeder til plejepersonale.',
  },
  editInformation: {
    title: 'Skriv information',
    purpose: 'Skriver en besked og vælger, hvornår den vises.',
  },
  itemReplacement: {
    title: 'Udskift varer',
    purpose: 'Udskifter en vare med en anden i alle bevillinger.',
  },
  itemAgreement: {
    title: 'Aftaler',
    purpose: 'Viser, hvilke aftaler en vare er med i.',
  },
  demoMailbox: {
    title: 'Demopostkasse',
    purpose: "Viser mails og sms'er, der ville være sendt.",
  },
  demoErp: {
    title: 'Demo-ERP',
    purpose: 'Styrer, hvordan den opdigtede leverandør svarer på bestillinger.',
  },
}
