export const myPages = {
  title: 'My pages',
  welcome: ({ name }: { name: string }) => `Welcome, ${name}.`,
  lead: 'Your day begins here. Your work is one step away.',
  goOn: {
    careRecipients: 'To your care recipients',
    carePlace: 'To the care place',
    tools: 'To the tools',
    customerService: 'To the care recipients of all clients',
  },
}
