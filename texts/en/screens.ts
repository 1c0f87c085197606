export const screens = {
  home: {
    title: 'Start',
    purpose: 'Where you begin, with help and a form to ask us.',
  },
  login: {
    title: 'Sign in',
    purpose: 'Signs you in with password, card or work account.',
  },
  twoFactor: {
    title: 'Enter your code',
    purpose: 'Takes the code that completes your sign-in.',
  },
  disclaimer: {
    title: 'Terms',
    purpose: 'Says who answers for what in Omsorg.',
  },
  contactForm: {
    title: 'Contact us',
    purpose: 'Sends your question to Customer Service.',
  },
  help: {
    title: 'Help',
    purpose: 'Answers the most common questions.',
  },
  inquiry: {
    title: 'Ask a question',
    purpose: 'Sends an inquiry without signing in.',
  },
  cardLogin: {
    title: 'Sign in with card',
    purpose: 'Takes you to the card service and back.',
  },
  directoryLogin: {
    title: 'Sign in with work account',
    purpose: 'Signs you in through your organisation.',
  },
  therapyAreaInformation: {
    title: 'Therapy areas',
    purpose: 'Explains the therapy areas and their products.',
  },
  accessibility: {
    title: 'Accessibility',
    purpose: 'States how accessible Omsorg is, and where to report what is not.',
  },
  selectClientCarePlace: {
    title: 'Choose client and care place',
    purpose: 'Chooses for whom and where you work today.',
  },
  selectCarePlace: {
    title: 'Choose care place',
    purpose: 'Chooses where you work today.',
  },
  accessDenied: {
    title: 'No access',
    purpose: 'Says that your role does not open a page.',
  },
  myPages: {
    title: 'My pages',
    purpose: 'Gathers news, manuals, contact and your agreement.',
  },
  renewRequests: {
    title: 'Renewals',
    purpose: 'Shows requests to renew a prescription, and lets you accept or reject them.',
  },
  productCatalog: {
    title: 'Assortment',
    purpose: 'Shows every product you may prescribe or order.',
  },
  careRecipients: {
    title: 'Care recipients',
    purpose: 'Shows who needs something, most urgent first.',
  },
  handleProducts: {
    title: 'Products',
    purpose: 'Shows what a care recipient uses, what is left and what is next.',
  },
  orderHistory: {
    title: 'Order history',
    purpose: 'Lists what has been ordered and where it is now.',
  },
  orderDetails: {
    title: 'Order',
    purpose: 'Shows one order with its lines, parts and events.',
  },
  selectedProductHistory: {
    title: 'Selected products',
    purpose: 'Shows which products were selected for the person, and when.',
  },
  prescriptionHistory: {
    title: 'Prescriptions',
    purpose: 'Shows present and former prescriptions and who changed them.',
  },
  investigationHistory: {
    title: 'Investigations',
    purpose: 'Shows investigations per therapy area and what they found.',
  },
  planning: {
    title: 'Planning',
    purpose: 'Plans the use over the day and week in a calendar.',
  },
  productSelectionDirect: {
    title: 'Choose product',
    purpose: 'Finds and compares products for one care recipient.',
  },
  productSelectionGuided: {
    title: 'Guided choice',
    purpose: 'Suggests products that fit an investigation.',
  },
  investigation: {
    title: 'Investigation',
    purpose: 'Records the need before a product is chosen.',
  },
  prescriptionWizard: {
    title: 'Prescribe',
    purpose: 'Creates or changes a prescription step by step.',
  },
  productGroups: {
    title: 'Product groups',
    purpose: 'Shows variants, sizes and flavours of chosen products.',
  },
  carePlaceProducts: {
    title: 'Products for the care place',
    purpose: 'Selects products for the store of the care place.',
  },
  carePlaceCart: {
    title: 'Selected for the care place',
    purpose: 'Gathers what the care place is going to order.',
  },
  compareProducts: {
    title: 'Compare products',
    purpose: 'Shows up to four products side by side.',
  },
  carePlaceOverview: {
    title: 'Care place overview',
    purpose: 'Shows what is due this week, waiting renewals and orders on the way.',
  },
  carePlaceSelectedProducts: {
    title: 'Selected products',
    purpose: 'Lists what is selected at the care place and not yet ordered.',
  },
  selectionHistory: {
    title: 'Selection history',
    purpose: 'Shows earlier selections of the care place.',
  },
  preliminaryOrders: {
    title: 'Preliminary orders',
    purpose: 'Keeps saved orders and favourites to start from.',
  },
  carePlaceHomeDelivery: {
    title: 'Home delivery',
    purpose: 'Lists the care recipients who have deliveries at home.',
  },
  productClaims: {
    title: 'Claims',
    purpose: 'Lists faulty products and returns, and the answers.',
  },
  addProductClaim: {
    title: 'New claim',
    purpose: 'Reports a faulty product or asks for a return.',
  },
  orderHomeDelivery: {
    title: 'Order home delivery',
    purpose: "Orders products to a person's home.",
  },
  orderWithdrawal: {
    title: 'Order from prescription',
    purpose: 'Orders a withdrawal, filled in from the prescription.',
  },
  groupOrder: {
    title: 'Group order',
    purpose: 'Orders for many care recipients, or the store, at once.',
  },
  nursingHomeOrder: {
    title: 'Nursing home order',
    purpose: 'Orders per resident, delivered together to the home.',
  },
  crpOrderOverview: {
    title: 'Order from the portal',
    purpose: 'Shows an order that the person placed in the portal.',
  },
  manageNews: {
    title: 'News',
    purpose: 'Lists news for care staff, with drafts.',
  },
  editNews: {
    title: 'Write news',
    purpose: 'Writes a news item and chooses who sees it.',
  },
  editStaticContent: {
    title: 'Edit content',
    purpose: 'Writes help, terms and maintenance texts in every language.',
  },
  guideAdministrationUsers: {
    title: 'Users of the care unit',
    purpose: 'Lists the users of your care units, also as Excel.',
  },
  handleUser: {
    title: 'User',
    purpose: 'Creates or changes a user and the care places.',
  },
  carePlaceRequest: {
    title: 'Ask for a care place',
    purpose: 'Asks Customer Service by e-mail to set up a care place.',
  },
  reports: {
    title: 'Reports',
    purpose: 'Makes reports to download as Excel.',
  },
  organisationClients: {
    title: 'Clients',
    purpose: 'Keeps clients, care units and care places with their settings.',
  },
  organisationUsers: {
    title: 'Users',
    purpose: 'Keeps users, their roles and how they sign in.',
  },
  organisationOperators: {
    title: 'Operators',
    purpose: 'Keeps those who administer and help.',
  },
  utilities: {
    title: 'Tools',
    purpose: 'Gathers the tools of the administration.',
  },
  cspCareRecipients: {
    title: 'Care recipients',
    purpose: 'Finds any care recipient you may help with.',
  },
  anonymize: {
    title: 'Anonymise',
    purpose: 'Removes who a person was, and keeps the figures.',
  },
  manageInformation: {
    title: 'Information',
    purpose: 'Lists messages to care staff.',
  },
  editInformation: {
    title: 'Write information',
    purpose: 'Writes a message and chooses when it is shown.',
  },
  itemReplacement: {
    title: 'Replace items',
    purpose: 'Replaces an item with another in all prescriptions.',
  },
  itemAgreement: {
    title: 'Agreements',
    purpose: 'Shows which agreements hold an item.',
  },
  demoMailbox: {
    title: 'Demo mailbox',
    purpose: 'Shows mails and text messages that would have been sent.',
  },
  demoErp: {
    title: 'Demo ERP',
    purpose: 'Steers how the invented supplier answers orders.',
  },
}
