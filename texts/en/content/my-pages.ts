export const myPages = {
  title: 'My pages',
  welcome: ({ name }: { name: string }) => `Welcome, ${name}.`,
  lead: 'Your day begins here. Your work is one step away.',
  goOn: {
    title: 'Go on to work',
    careRecipients: 'To your care recipients',
    carePlace: 'To the care place',
    organisation: 'To the organisation',
    customerService: 'To the care recipients of all clients',
    start: 'To the start',
  },
  notBuilt: 'These five parts are not filled yet. Until then Customer Service answers your questions.',
  parts: {
    information: { title: 'Information', purpose: 'What you need to know right now, such as changed delivery days.' },
    manuals: { title: 'Manuals', purpose: 'How to do things in Omsorg, step by step.' },
    contact: { title: 'Contact', purpose: 'How to reach Customer Service, and when.' },
    agreement: { title: 'User agreement', purpose: 'What you have accepted, and when.' },
    news: { title: 'News', purpose: 'What is new in the assortment and in Omsorg.' },
  },
}
