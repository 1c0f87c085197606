/** Who of the demo has a card. */
export const demoCards = [
  { userName: 'prescriber.se', card: 'siths', number: 'SE2120009990-D001', name: 'Maja Lindqvist' },
  { userName: 'prescriber.fi', card: 'vrk', number: '90000001234', name: 'Päivi Määränen' },
] as const

/** Who of the demo signs in to the care recipient portal by e-ID: one for herself, a trustee of two, and two parents. */
export const demoEids = {
  astrid: { means: 'bankid-se', number: '193910108020', name: 'Astrid Norrbäck' },
  trustee: { means: 'bankid-se', number: '198803262388', name: 'Karin Nordgård' },
  parent: { means: 'bankid-se', number: '198811172389', name: 'parent@example.org' },
  formerParent: { means: 'bankid-se', number: '198905162387', name: 'former.parent@example.org' },
} as const

/** The tenant of the demo directory, and who is in it: one is known to us, one comes for the first time, one has no account. */
export const demoTenant = '0e5a0000-0000-4000-8000-00000000d000'
export const demoDirectory = [
  {
    userName: 'admin@omsorg.example',
    account: 'admin',
    name: 'Erik Sandvall',
    objectId: '0e5a0000-0000-4000-8000-00000000d0a1',
    isLinked: true,
  },
  {
    userName: 'csp@omsorg.example',
    account: 'csp',
    name: 'Kim Kundell',
    objectId: '0e5a0000-0000-4000-8000-00000000d0c1',
    isLinked: false,
  },
  {
    userName: 'nobody@omsorg.example',
    account: null,
    name: 'Nora Nyström',
    objectId: '0e5a0000-0000-4000-8000-00000000d0f1',
    isLinked: false,
  },
] as const
