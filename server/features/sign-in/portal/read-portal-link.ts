import { readPortalLink as contract } from '@omsorg/contract/sign-in/portal/read-portal-link.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { hashOf } from '../token/secrets.ts'
import { readLinkOfMail } from './use-link.sql.ts'

export const readPortalLink = handle(contract, async ({ input, now, tx }) => {
  const link = await readLinkOfMail(tx, hashOf(input.activation), now)
  if (!link) return refuse('link-ended')
  if (link.state !== 'good') return refuse(link.state)
  return agree({ good_until: link.good_until, market: link.market })
})
