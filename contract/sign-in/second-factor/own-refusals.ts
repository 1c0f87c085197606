import { confirmFirst } from '../security/confirm-identity.ts'

/** What changes one's own ways to sign in is refused while acting as somebody else, and until one has shown who one is. */
export const ownRefusals = {
  impersonating: { code: 'COM001002', status: 403 },
  ...confirmFirst,
} as const
