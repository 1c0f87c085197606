export const landing = {
  signedInAs: ({ name }: { name: string }) => `Signed in as ${name}.`,
  account: 'Your account',
  application: 'Part of Omsorg',
  applications: { GUIDE: 'Care staff', PRINCIPAL: 'Administration', CSP: 'Customer Service' },
  country: 'Country',
  coming: 'What will be here',
  notBuilt: 'These parts are not built yet. Nothing is wrong with your account.',
  principal: 'You work with clients, their users and the operators.',
  customerService: 'You help care staff and care recipients, whichever client they belong to.',
}
