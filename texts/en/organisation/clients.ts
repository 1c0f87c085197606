import { plural } from '../../plural.ts'

/** Clients and care places, and what is set at them. */
export const organisationClients = {
  client: {
    name: 'Name',
    market: 'Market',
    chooseMarket: 'Choose',
    marketKept: 'The market stays once somebody works there.',
    dataController: 'Data controller',
    dataControllerHelp:
      'The id of the organisation that answers for the personal data. Each client of a market has its own.',
    dataOwnerTaken: {
      title: 'Another client has this data controller',
      body: 'Check the id, or look for the client that has it.',
    },
    erpIdentifier: 'Number in the ERP',
    erpIdentifierHelp: 'Begins with ERP-. May be left empty.',
    erpIncomplete: 'Write the number after ERP-, or leave the field empty.',
    alias: 'Also called',
    aliasHelp: 'A search finds the client by this name too.',
    saved: 'The client is saved.',
  },
  place: {
    name: 'Name of the care place',
    email: 'E-mail',
    phone: 'Phone',
    customerNo: 'Customer number',
    customerNoHelp: 'The one that orders are placed under. May be set later.',
    added: ({ name }: { name: string }) => `${name} has been added.`,
    saved: 'The care place is saved.',
  },
  remove: {
    lead: ({ name }: { name: string }) => `When ${name} is removed, nobody can work there any more:`,
    users: ({ count }: { count: number }) =>
      plural('en', count, {
        zero: 'No users are signed out.',
        one: '# user is signed out at once and cannot sign in.',
        other: '# users are signed out at once and cannot sign in.',
      }),
    tree: ({ units, places }: { units: number; places: number }) =>
      `Care units (${units}) and care places (${places}) leave the tree.`,
    orders: 'Orders that are placed are delivered. New ones cannot be placed.',
    back: 'Nothing is deleted: the client can be restored with everything that it has.',
    action: 'Remove the client',
    question: ({ name }: { name: string }) => `Remove ${name}?`,
    done: ({ name }: { name: string }) => `${name} has been removed.`,
  },
  features: {
    sections: { features: 'Beside what every client has' },
    fields: {
      sampleOrderForm: 'Order of samples',
      productInquiry: 'Product inquiry',
      carePlaceRequestForm: 'Request for a new care place',
      internalNews: 'News of their own',
    },
  },
  areas: {
    lead: 'At least one area is on. An area that is on needs a customer number.',
    area: 'Area',
    switches: {
      enabled: 'On',
      prescriptionAllowed: 'Prescribe',
      directSelectionAllowed: 'Free choice',
      guidedSelectionAllowed: 'Guided choice',
      investigationRequired: 'Needs investigation',
      carePlacePurchaseAllowed: 'Purchase for the place',
      renewalRequestsEnabled: 'Ask for renewal',
      planningEnabled: 'Planning',
      cutOptionAllowed: 'Cut size',
    },
    customerNumber: 'Customer number',
    usual: ({ number }: { number: string }) => `${number} (the client)`,
    choose: 'Choose',
    off: 'The area is off',
    keys: 'The arrow keys move, Space switches on and off.',
    missing: ({ area }: { area: string }) => `${area} has no customer number, so nothing can be ordered in it.`,
    turnOff: ({ area }: { area: string }) => `Turn off ${area}`,
    noneOn: 'Turn on at least one area.',
  },
  products: {
    sections: { shown: 'What is shown', assortment: 'Assortment', stock: 'Stock and delivery' },
    fields: {
      showPrices: 'Prices',
      showListPrice: 'List prices',
      showStockStatus: 'Stock status',
      compareEnabled: 'Compare products',
      pcaAssortmentEnabled: 'Own choice (PCA)',
      rankingEnabled: 'Own ranking',
      customArticleNumbersEnabled: 'Own article numbers',
      latexFreeOnly: 'Only without latex',
      pvcFreeOnly: 'Only without PVC',
      allowOutgoingItems: 'Items that are going out',
      blockUncertainDelivery: 'Items with uncertain delivery are closed',
      fewInStockBelow: 'Few in stock is below, packages',
    },
  },
  availability: {
    sections: { areas: 'Kinds of agreement, by area' },
    options: {
      1: 'A, agreement',
      2: 'C, complementary',
      5: 'D, dispense',
      6: 'S, specialist',
      155: 'L, full assortment',
    },
    areaOff: 'The area is off',
  },
}
