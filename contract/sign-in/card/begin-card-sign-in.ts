import { isSithsNumber } from '@omsorg/domain/sign-in/card/card.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** Opens a session at the card service and answers where the browser goes (A-4.2-08, A-G35). */
export const beginCardSignIn = endpoint({
  name: 'sign-in/card/begin-card-sign-in',
  method: 'GET',
  path: '/connect/grandIdLogin',
  fixed: true,
  permission: 'public',
  summary: 'Begins a sign-in by card: answers the address at the card service to which the browser goes.',
  refusalForm: 'identity',
  query: z.object({
    siths: z.enum(['true', 'false']).describe('true for SITHS, false for the Finnish professional card'),
    returnUrl: z.string().min(1).max(500).describe('The page of ours to which the service sends the browser back'),
    sithsNumber: z.string().max(40).refine(isSithsNumber).optional().describe('The number that the person has written'),
  }),
  output: z.object({ data: z.string().describe('An absolute address') }),
  refusals: {
    /** Nobody is sent to a page that is not ours. */
    'address-not-ours': { code: 'ath0001' },
    'card-service-unavailable': { code: 'UNAVAILABLE' },
    busy: { code: 'OVERLOADED' },
  },
})
