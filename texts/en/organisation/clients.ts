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
}
