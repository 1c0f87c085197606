import { plural } from '../plural.ts'

export const landing = {
  principal: {
    title: 'What do you want to work with?',
    lead: 'Choose a client, a user or an operator, or search.',
    search: 'Search client, care unit or care place',
    newClient: 'New client',
    newUser: 'New user',
    newOperator: 'New operator',
    nothingChosen: 'Choose something in the list to see and change it.',
    expand: 'Expand',
    collapse: 'Collapse',
    clients: ({ count }: { count: number }) => plural('en', count, { one: '# client', other: '# clients' }),
    hitsOf: ({ count, of }: { count: number; of: string }) =>
      plural('en', count, { one: `# hit of ${of} units`, other: `# hits of ${of} units` }),
  },
  customerService: {
    title: 'Who are you helping?',
    lead: 'Search the care recipient by name or identity number.',
    careRecipients: 'Care recipients',
    organisation: 'Organisation',
    replaceItems: 'Replace items',
    agreements: 'Agreements',
    helpAsUser: 'Help as a user',
  },
}
